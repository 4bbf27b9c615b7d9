"""What bots think of a combat."""
