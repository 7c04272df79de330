"""A benchmark of memory by the real rules of Memo Dice: docs/memory-bench.md."""
