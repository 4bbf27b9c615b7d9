"""The balance lab: what profiles, lists, seats and options are worth, from many simulated games."""
