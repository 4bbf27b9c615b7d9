/** Things by a key, in the order the keys first came. */
export function groupBy<Thing, Key>(things: Iterable<Thing>, key: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const known = groups.get(key(thing))
    if (known) known.push(thing)
    else groups.set(key(thing), [thing])
  }
  return groups
}
