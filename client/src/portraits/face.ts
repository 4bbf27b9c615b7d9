import { seeded } from '../board/seeded'

/** What a game tells of somebody: people, role, and who it is; how broad it stands. */
export interface Sitter {
  people: string
  emblem: string
  profile: string
  width: number
}

/** A shape of a portrait, in a box of 24 by 24 around its middle. */
export interface Stroke {
  d: string
  fill: string
  line?: string
  width?: number
}

export interface Face {
  ground: string
  strokes: Stroke[]
}

const GROUNDS = ['#7b8f9d', '#8d7f5e', '#6f8a6a', '#93706a', '#7c7496', '#5f8a8c', '#9a8148', '#72706e']
const CLOAKS = ['#3d4f66', '#6b3a2e', '#3f5a3a', '#5b3f63', '#7a5a22', '#2f5c5e', '#4b4640', '#7d2f35']
const SKINS = ['#f0cfae', '#e3b48b', '#c98f63', '#a06a45', '#7a4d32', '#f3dcc4']
const HAIRS = ['#2b211b', '#5a3a20', '#8c5a2b', '#c79a4b', '#8d8a84', '#e6e0d2', '#a2451f']
const HIDES = ['#7d8f5a', '#8a6f5a', '#6f7f8c', '#8d5f4f']
const INK = '#241a12'
const STEEL = '#c9ced2'
const GOLD = '#e2b33c'

const MANES = [
  'M-5.4-2C-6-9-3-10.5 0-10.5S6-9 5.4-2C4.6-6 3-7 0-7S-4.6-6-5.4-2z',
  'M-5.8 3C-7-6-5-11 0-11S7-6 5.8 3C6-3 4-7 0-7S-6-3-5.8 3z',
  'M-5-4C-4-9-1-9.6 1-9.6 4-9.6 5.4-7 5-3.6 3-6 0-6.4-5-4z',
  'M-2-7.5C-2-12 2-12 2-7.5z',
]
const BEARDS = ['', '', 'M-4.6 0C-4 6-2 8 0 8S4 6 4.6 0C3 3-3 3-4.6 0z', 'M-3 2.6C-1.5 1.8 1.5 1.8 3 2.6 1.5 3.6-1.5 3.6-3 2.6z', 'M-1.6 3.4h3.2L0 8z']

/** What is worn on the head, by role. */
const HATS: Record<string, (cloak: string) => Stroke[]> = {
  leader: () => [{ d: 'M-5.4-5.4-6-11.6l3.2 2.6L0-12.6l2.8 3.6 3.2-2.6-.6 6.2C3-6.6-3-6.6-5.4-5.4z', fill: GOLD, line: '#7a5a12', width: 0.6 }],
  defender: () => [{ d: 'M-6-1C-6.4-9-3-11.6 0-11.6S6.4-9 6-1L4.2-1V-4.4H1.1V2H-1.1V-4.4H-4.2V-1z', fill: STEEL, line: '#5c666d', width: 0.6 }],
  fighter: () => [{ d: 'M-5.8-4C-5.6-10-3-11.4 0-11.4S5.6-10 5.8-4C3-5.2-3-5.2-5.8-4zM-.7-5V-.6H.7V-5z', fill: STEEL, line: '#5c666d', width: 0.6 }],
  archer: (cloak) => [{ d: 'M-6.6 4C-8-6-4-12.4.6-12.4 6-12.4 7.6-5 6.6 4 6-3 4-6.6 0-6.6S-6-3-6.6 4z', fill: cloak, line: INK, width: 0.5 }],
  mage: (cloak) => [{ d: 'M-7.6-5.2C-4-6.8 4-6.8 7.6-5.2 5-7 3-9 1.2-14-1-9.4-5-7-7.6-5.2z', fill: cloak, line: INK, width: 0.5 }, { d: 'M0-10l.6 1.3 1.4.2-1 1 .2 1.4L0-6.8l-1.2.7.2-1.4-1-1 1.4-.2z', fill: GOLD }],
  assassin: (cloak) => [{ d: 'M-6.4 4C-7.4-6-4-12 0-12S7.4-6 6.4 4C6-3 4-6.4 0-6.4S-6-3-6.4 4z', fill: INK, line: '#000', width: 0.4 }, { d: 'M-4.5-.4C-2 .6 2 .6 4.5-.4 4 4 2 4.6 0 4.6S-4 4-4.5-.4z', fill: cloak }],
  skirmisher: (cloak) => [{ d: 'M-5.3-5.6C-3-7 3-7 5.3-5.6L5.4-3.8C3-5-3-5-5.4-3.8zM5-4.6l3.4 2-1 1.4-3-2.2z', fill: cloak }],
  monster: () => [{ d: 'M-4.6-6.4C-8-8-9-11-8-14-5-12-3-10-2.4-7.6zM4.6-6.4C8-8 9-11 8-14 5-12 3-10 2.4-7.6z', fill: '#e8dcc0', line: INK, width: 0.5 }, { d: 'M-2.4 1.4-1.6 4-.8 1.6zM2.4 1.4 1.6 4 .8 1.6z', fill: '#fff' }],
}

/** What is carried, behind the shoulder. */
const ARMS: Record<string, Stroke[]> = {
  leader: [{ d: 'M6 12 10.4-9M4 7.6l6 1.4', fill: 'none', line: STEEL, width: 1.4 }],
  defender: [{ d: 'M-11.6 4.5c3 0 4.4-.8 5.6-2 1.2 1.2 2.6 2 5.6 2 0 5-1.6 7.6-5.6 9.6-4-2-5.6-4.6-5.6-9.6z', fill: '#8a6a3a', line: INK, width: 0.6 }],
  fighter: [{ d: 'M-6 12-10.4-9M-4 7.6l-6 1.4', fill: 'none', line: STEEL, width: 1.4 }],
  archer: [{ d: 'M8-10C13-4 13 6 8 12M8-10V12', fill: 'none', line: '#7a5426', width: 1 }],
  mage: [{ d: 'M8.6-8V12', fill: 'none', line: '#7a5426', width: 1.4 }, { d: 'M8.6-12a2.4 2.4 0 1 0 .1 0z', fill: '#8fd0e8', line: INK, width: 0.5 }],
  assassin: [{ d: 'M7.4 10 10.6-3M5.6 5.2l6 1.4', fill: 'none', line: STEEL, width: 1.1 }],
  skirmisher: [{ d: 'M-9 12-9-11', fill: 'none', line: '#7a5426', width: 1.1 }, { d: 'M-9-14l1.6 4h-3.2z', fill: STEEL, line: INK, width: 0.4 }],
  monster: [{ d: 'M8 2l3-9M10 4l3-6M6 1l1-8', fill: 'none', line: '#e8dcc0', width: 1 }],
}

const kept = new Map<string, Face>()

/** The portrait of somebody: the same for ever, and different for each profile. */
export function faceOf(sitter: Sitter): Face {
  const key = `${sitter.people}|${sitter.emblem}|${sitter.profile}|${sitter.width}`
  const known = kept.get(key)
  if (known) return known
  const made = painted(sitter)
  kept.set(key, made)
  return made
}

function painted({ people, emblem, profile, width }: Sitter): Face {
  const folk = seeded(people || 'nobody')
  const self = seeded(`${people} ${profile}`)
  const one = (of: readonly string[], chance: () => number) => of[Math.floor(chance() * of.length)] as string
  const role = emblem in HATS ? emblem : 'fighter'
  const beast = role === 'monster'
  const ground = one(GROUNDS, folk)
  const cloak = one(CLOAKS, folk)
  const skin = beast ? one(HIDES, self) : one(SKINS, self)
  const hair = one(HAIRS, self)
  const beard = one(BEARDS, self)
  const broad = Math.min(1.25, 0.92 + width * 0.12) * (beast ? 1.08 : 1)
  const b = (x: number) => (x * broad).toFixed(1)
  const strokes: Stroke[] = [
    ...(ARMS[role] ?? []),
    { d: `M${b(-10)} 12.5C${b(-9.6)} 6 ${b(-6)} 4.6 0 4.6S${b(9.6)} 6 ${b(10)} 12.5z`, fill: cloak, line: INK, width: 0.5 },
    { d: `M-2.4 2V6L0 8.4 2.4 6V2z`, fill: skin },
    { d: 'M-4.8-3C-4.8-8-2.6-9.4 0-9.4S4.8-8 4.8-3C4.8 2 2.6 4.6 0 4.6S-4.8 2-4.8-3z', fill: skin, line: INK, width: 0.4 },
    { d: 'M-2.9-2.6h1.8M1.1-2.6h1.8', fill: 'none', line: INK, width: 1.1 },
    { d: 'M-3.2-4.2h2.2M1-4.2h2.2M-1.2 1.9h2.4', fill: 'none', line: INK, width: 0.5 },
  ]
  if (!beast) strokes.push({ d: one(MANES, self), fill: hair })
  if (beard && role !== 'assassin') strokes.push({ d: beard, fill: hair })
  strokes.push(...(HATS[role]?.(cloak) ?? []))
  return { ground, strokes }
}
