/* A network folder whose server locks nothing: preloaded, every lock on a file fails with ENOLCK. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/file.h>

static int is_lock(int command) {
    return command == F_SETLK || command == F_SETLKW || command == F_GETLK ||
           command == F_OFD_SETLK || command == F_OFD_SETLKW || command == F_OFD_GETLK;
}

#define REFUSE_LOCKS(name)                                        \
    int name(int file, int command, ...) {                        \
        va_list words;                                            \
        va_start(words, command);                                 \
        void *word = va_arg(words, void *);                       \
        va_end(words);                                            \
        if (is_lock(command)) {                                   \
            errno = ENOLCK;                                       \
            return -1;                                            \
        }                                                         \
        int (*real)(int, int, ...) = dlsym(RTLD_NEXT, #name);     \
        return real(file, command, word);                         \
    }

REFUSE_LOCKS(fcntl)
REFUSE_LOCKS(fcntl64)

int flock(int file, int operation) {
    (void)file;
    (void)operation;
    errno = ENOLCK;
    return -1;
}
