from hypothesis import settings

settings.register_profile("escarmouche", derandomize=True, deadline=None)
settings.load_profile("escarmouche")
