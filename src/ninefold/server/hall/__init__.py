"""A hall as a value: many tables with one code."""
