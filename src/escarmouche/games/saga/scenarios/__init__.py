"""Encounters: where people meet, and what each side wants."""
