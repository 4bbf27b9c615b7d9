import sys

from escarmouche.cli import main

if __name__ == "__main__":
    sys.exit(main())
