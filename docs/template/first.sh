#!/bin/sh
# The whole text protocol in a shell: always the first candidate.
while read -r word rest; do
    case $word in
        escarmouche) echo "ready first" ;;
        choose | refused) echo "pick 0" ;;
        quit) exit ;;
    esac
done
