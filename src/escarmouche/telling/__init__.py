"""Everything said, in French and English."""
