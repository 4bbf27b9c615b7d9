/** Emblems of roles and signs of states, drawn in a box of 24 by 24 with a round stroke. */

export const EMBLEMS: Record<string, string> = {
  leader: 'M4 17.5 3 7.5l5 4 4-7 4 7 5-4-1 10zM5 20.5h14',
  monster: 'M4 4c0 5 2 7 5 8M20 4c0 5-2 7-5 8M7 11c0 6 2 9 5 9s5-3 5-9M10 14.5v.2M14 14.5v.2M10.5 20l.5-2 1 1.5 1-1.5.5 2',
  mage: 'M12 3v18M12 3l1.8 3.7 4 .5-3 2.8.8 4L12 12.1 8.4 14l.8-4-3-2.8 4-.5z',
  archer: 'M6 3c9 2 13 9 15 15M6 3 21 18M3 21 14 10M14 10h-4M14 10v4M3 21l1-4M3 21l4-1',
  assassin: 'M19 3 9.5 14.5M19 3l-1.5 6-6 7M7 11.5l5.5 5.5M8.5 15.5 4 20',
  skirmisher: 'M4 20 19 5M19 5h-5M19 5v5M8 4 4 8M20 16l-4 4',
  defender: 'M12 3c3 2 5 2.5 8 2.5 0 7-2 12-8 15.5-6-3.5-8-8.5-8-15.5C7 5.5 9 5 12 3zM12 7v10M8 11h8',
  fighter: 'M5 4l11 11M19 4 8 15M5 16.5 8.5 20M19 16.5 15.5 20M4 20l2.5-2.5M20 20l-2.5-2.5',
}

/** A path that the game brings itself. */
const own = (name: string): string | undefined => (/^M[-\d. ]/.test(name) ? name : undefined)

export const emblem = (name: string): string => EMBLEMS[name] ?? own(name) ?? (EMBLEMS['fighter'] as string)

/** Signs that a game may give its states, by what they show. */
export const SIGNS: Record<string, string> = {
  lying: 'M2.5 20.5h19M8.5 16.5 21 17M9 16.5l5-4 4 4.5M5.5 12.5a2 2 0 1 0 .1 0z',
  shelter: 'M4 20v-7h5v-4h6v4h5v7z',
  unseen: 'M3 12c4-6 14-6 18 0-4 6-14 6-18 0zM5 20 19 4',
  target: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 12v.1M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  sun: 'M12 7a5 5 0 1 0 .1 0M12 1v2M12 21v2M1 12h2M21 12h2M4.5 4.5 6 6M18 18l1.5 1.5M4.5 19.5 6 18M18 6l1.5-1.5',
  spiral: 'M12 12c2 0 2-3 0-3-4 0-4 6 0 6 6 0 6-9 0-9-8 0-8 12 0 12',
  heart: 'M12 20C5 15 3 11.5 4 8c1.5-4 6.5-4 8 0 1.5-4 6.5-4 8 0 1 3.5-1 7-8 12z',
  'knocked-out': 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M7.5 9l3 3M10.5 9l-3 3M13.5 9l3 3M16.5 9l-3 3M9 17h6',
  flame: 'M12 2.5c1 4 6.5 6 6.5 11.5a6.5 6.5 0 0 1-13 0c0-3 2-4.5 3-7 1 2 2 3 3 3 1-2 .5-4.5.5-7.5z',
  drop: 'M12 3c4 6 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2-6 6-12z',
  skull: 'M5 11a7 7 0 1 1 14 0c0 3-2 4-2 6H7c0-2-2-3-2-6zM9 21h6M9.5 11v.1M14.5 11v.1',
  snow: 'M12 2v20M3.3 7l17.4 10M3.3 17l17.4-10',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  thicket: 'M3 19c0-4 3-6 5-6 0-5 8-5 8 0 2 0 5 2 5 6z',
  ghost: 'M5 21V11a7 7 0 0 1 14 0v10l-3-2-2 2-2-2-2 2-2-2zM9.5 11v.1M14.5 11v.1',
  fear: 'M5 21V11a7 7 0 0 1 14 0v10l-3-2-2 2-2-2-2 2-2-2zM9 10h2M13 10h2M12 15v.1',
  roots: 'M12 2v10M12 12c-1 5-4 6-7 9M12 12c1 5 4 6 7 9M12 12v10',
  bolt: 'M13 2 5 14h6l-1 8 9-13h-6z',
  flag: 'M7 22V3l11 4-11 5',
  anchor: 'M12 3v18M8 7h8M4 14c1 5 4 7 8 7s7-2 8-7',
}

/** How a state is drawn: one of the signs, or a path of the game's own; none where its initials must do. */
export const sign = (name: string): string | undefined => SIGNS[name] ?? own(name)

/** Of the longest word: `en alerte` is `al`. */
export const initials = (label: string): string =>
  label.split(/[\s’']+/).reduce((longest, word) => (word.length > longest.length ? word : longest)).slice(0, 2)
