"""What cases, odds and the table know of Khârn-Âges."""
