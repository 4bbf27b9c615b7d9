"""The rules of Evenor, one file a chapter."""
