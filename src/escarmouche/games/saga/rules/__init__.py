"""The chapters of the book, one file each."""
