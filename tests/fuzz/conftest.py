# What is here is run by itself: it needs a library that the tests do without.
collect_ignore_glob = ["fuzz_*.py"]
