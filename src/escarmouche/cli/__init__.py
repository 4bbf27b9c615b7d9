"""The command line."""

from escarmouche import __version__


def main() -> None:
    print(f"Escarmouche {__version__}: the commands are still to come. ./escarmouche check runs every check.")
