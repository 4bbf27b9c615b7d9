"""The rules of Khârn-Âges, one file a chapter."""
