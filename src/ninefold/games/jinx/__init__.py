"""Dixit Jinx: a word, nine pictures, and who puts a finger on the right one first."""
