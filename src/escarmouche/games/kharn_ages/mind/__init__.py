"""How a bot thinks about a battle of Khârn-Âges."""
