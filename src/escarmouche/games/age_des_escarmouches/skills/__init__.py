"""Skills and equipment. One function each, in files by what they are about."""
