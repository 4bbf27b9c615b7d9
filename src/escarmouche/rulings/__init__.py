"""The ledger of a book, and rulings that run."""
