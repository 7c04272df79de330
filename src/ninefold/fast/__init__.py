"""The compiled build of a game, made from the same source: written out as mypyc likes it, then compiled."""
