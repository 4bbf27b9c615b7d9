"""What cases, odds and the table know of SAGA."""
