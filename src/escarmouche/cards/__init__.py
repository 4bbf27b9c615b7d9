"""Cards and army lists: read, checked, shown and printed."""
