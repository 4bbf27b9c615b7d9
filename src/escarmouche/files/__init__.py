"""Files that people write: read with their lines, checked, and every fault told."""
