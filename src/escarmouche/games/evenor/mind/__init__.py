"""How a bot thinks about a game of Evenor."""
