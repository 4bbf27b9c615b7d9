"""The catalogue of the list builder that players of Khârn-Âges use, read into cards of ours: `read` is the door."""
