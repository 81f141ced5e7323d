# What is here is a plugin for runs of its own: it needs a library that the tests do without.
collect_ignore_glob = ["*.py"]
