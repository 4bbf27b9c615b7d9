"""The traits of Evenor: one function each, found by name. Importing this package registers every file of it."""

from importlib import import_module
from pkgutil import iter_modules

from escarmouche.core.rules import carries
from escarmouche.games.evenor.named import Trait, numbered, plain

FILES = [import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__)]
IN_CHAPTERS = {
    "Bénédiction": numbered("EV-TRT-04", "EV-TRT-05"),
    "Confusion": numbered("EV-TRT-07", "EV-TRT-08"),
    "Meneur": plain("EV-LDR-01", "EV-LDR-02", "EV-LDR-03", "EV-LDR-04", "EV-LDR-05"),
    "Meneur charismatique": plain("EV-LDR-06"),
    "Perception": numbered("EV-HID-05"),
    "Se cacher": plain("EV-HID-01", "EV-HID-02", "EV-HID-03", "EV-HID-04", "EV-HID-06"),
    "Soin": numbered("EV-TRT-27", "EV-TRT-28", "EV-TRT-29"),
}
"""Traits that chapters of the book explain: powers, leaders, hiding."""
FOUND: dict[str, Trait] = IN_CHAPTERS | {name: trait for file in FILES for name, trait in file.TRAITS.items()}
TRAITS = dict(sorted(FOUND.items()))
"""Every trait of the book; a content file may name no other."""
IMPLEMENTED = frozenset(TRAITS)
carries(f"{__name__}.IMPLEMENTED", "EV-TRT-01")
