"""The front door: what `import escarmouche as esc` offers, on top of everything else."""
