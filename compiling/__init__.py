"""The engine as mypyc compiles it: what it lacks, dataclasses with slots above all, is written out in a copy.

`hatch_build.py` makes the copy, has `rewriting` change it, and compiles it. `native` goes with what is made.
"""
