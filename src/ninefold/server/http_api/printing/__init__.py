"""Oni's deck on paper: where the cards lie, what is drawn, and the library that writes it (ADR 0013)."""
