"""Books that are still being written: what is kept of them (French, stored proofs, golden games) may lag behind."""

BEING_BUILT = frozenset[str]()
