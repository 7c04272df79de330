"""Simulations with reports, and tournaments: docs/lab.md. Plots need the extra `lab`."""
