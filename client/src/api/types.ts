// Made by tools/client-types from the structs of the server. Do not edit.

/**
 * Luck and decisions of one player, in one turn or (turn -1) in the whole game.
 */
export interface AccountView {
  turn: number
  seat: string
  rolls: number
  percentile: number
  luck: number
  error: number
  models: number
  points: number
  decisions: number
  mistakes: number
  cost: number
}
/**
 * The reply to a command: done, refused (with the reason and its rules) or stale (an update follows).
 */
export interface Ack {
  type: 'ack'
  id: string
  version: number
  status: string
  reason: string
  rules: string[]
}
/**
 * The referee does something between two answers; its forms are those of `GET …/acts`.
 */
export interface Act {
  type: 'act'
  id: string
  version: number
  seat: string
  act: unknown
}
/**
 * Something that the referee may do now.
 */
export interface ActView {
  name: string
  label: string
  blanks: BlankView[]
  rules: string[]
}
/**
 * One thing that an act wants to know. `kind`: figure, word, number, text or point.
 */
export interface BlankView {
  name: string
  label: string
  kind: string
  words: Word[]
  least: number
  most: number
  usual: unknown
  needed: boolean
}
/**
 * One of the words that a blank takes.
 */
export interface Word {
  value: string
  label: string
}
/**
 * What the referee may do, and what he has done that waits for the action under way to be over.
 */
export interface ActsView {
  acts: ActView[]
  waiting: string[]
}
/**
 * A moment from which games were played on: how often the first seat won, a draw counting half.
 */
export interface Anchor {
  moment: number
  games: number
  chance: number
  error: number
}
/**
 * An answer to the open question. `id` is the sender's own: a repeated command is done once.
 */
export interface Answer {
  type: 'answer'
  id: string
  version: number
  seat: string
  answer: unknown
}
export interface BandView {
  cost: number
  polygons: [number, number][][][]
}
/**
 * Something that cannot be done to somebody, and why.
 */
export interface BarredView {
  deed: string
  reason: string
  rules: string[]
}
/**
 * What somebody has in one step: the kind of it, for its sign, and the word.
 */
export interface BeatView {
  kind: string
  label: string
}
export interface BuildWish {
  faction?: string
  seed?: string
  options?: {
    [k: string]: string
  }
  near?: number
  meets?: string[]
}
/**
 * A profile as a player picks it for a list.
 */
export interface Card {
  name: string
  title: string
  faction: string
  role: string
  cost: number
  emblem: string
  stats: {
    [k: string]: string
  }
  traits: string[]
  weapons: string[]
  unplayed: string[]
}
/**
 * One thing wrong, with the place in the form and in the file.
 */
export interface CardFault {
  kind: string
  at: number
  card: string
  field: string
  line: number
  message: string
  nearest: string
  strange: boolean
}
/**
 * A card of a pile: what it is called, nothing if the reader may not know; the figures it stands for.
 */
export interface CardView {
  label: string
  up: boolean
  figures: string[]
}
/**
 * A case file as it is edited.
 */
export interface CaseText {
  text: string
}
/**
 * Who sits in a seat: a person, perhaps with a name, or a bot of some level.
 */
export interface Chair {
  kind?: string
  level?: string
  name?: string
}
export interface ChanceView {
  figure: string
  what: string
  label: string
  share: number
  error: number
  mean: number
  minor: boolean
}
export interface Choice {
  value: string
  label: string
  brief: string
}
/**
 * A match whose seats, opened by the tokens of the request, shall belong to the account.
 */
export interface Claim {
  match: string
}
/**
 * The time a seat has left, when this was told, and whether it runs.
 */
export interface ClockView {
  seat: string
  left: number
  runs: boolean
}
/**
 * What was written to the address.
 */
export interface Code {
  code: string
}
export interface ComplaintView {
  text: string
  rules: string[]
}
/**
 * One condition of a duel: its name, the words to choose from as (word, label), and the usual one.
 */
export interface ConditionView {
  name: string
  label: string
  choices: [string, string][]
  default: string
}
/**
 * The answer to an opponent who asks to go back.
 */
export interface Consent {
  type: 'consent'
  id: string
  version: number
  seat: string
  granted: boolean
  to?: number | null
}
/**
 * A figure that can be touched, the way there and its cost.
 */
export interface ContactView {
  figure: string
  path: [number, number][]
  cost: number
}
/**
 * Cards that a list may bring to a table, and those of them that it may name.
 */
export interface ContentBrought {
  cards: {
    [k: string]: {
      [k: string]: {}
    }
  }
  profiles: Card[]
  at_home: string[]
}
/**
 * Cards being typed: as a file's text, or card by card, by kind.
 */
export interface ContentDraft {
  text?: string
  cards?: {
    [k: string]: unknown[]
  }
}
/**
 * What a form for cards is drawn from.
 */
export interface ContentForm {
  game: string
  kinds: KindView[]
  schema: {}
}
export interface KindView {
  name: string
  label: string
  key: string
  shape: string
  printed: {}[]
}
/**
 * The cards of a catalogue, and what is said of those that are not played, or not wholly.
 */
export interface ContentImport {
  view: ContentView
  report: string[]
}
/**
 * A draft and what is to be said of it.
 */
export interface ContentView {
  cards: {
    [k: string]: unknown[]
  }
  text: string
  faults: CardFault[]
  faces: FaceView[]
}
/**
 * How a card looks.
 */
export interface FaceView {
  at: number
  face: Face
}
/**
 * One side of cardboard.
 */
export interface Face {
  kind: string
  name: string
  under: string
  cost: string
  emblem: string
  stats: [string, string][]
  parts: Part[]
  note: string
}
/**
 * Lines under a heading.
 */
export interface Part {
  title: string
  lines: string[]
}
/**
 * A decision that gave away chances.
 */
export interface CostlyView {
  moment: number
  turn: number
  seat: string
  question: string
  chosen: string
  better: string
  cost: number
  error: number
}
export interface Credentials {
  name: string
  password: string
}
/**
 * The open question. `kind` chooses the widget: choose, some, number, angle, order, point, path.
 */
export interface DecisionView {
  kind: string
  key: string
  seat: string
  figure: string
  prompt: string
  rules: string[]
  options: OptionView[]
  least: number
  most: number
  towards: number
  start: [number, number] | null
  limit: number
  zones: [number, number][][]
  aimed: boolean
  places: PlaceView[]
  shares: ShareView[]
  parts: PartView[]
  suggested: number[]
  usual: number | null
  numbers: string[]
  obvious: unknown
  recurs: boolean
}
/**
 * One legal answer: give `value` back as it is.
 */
export interface OptionView {
  value: unknown
  label: string
  figure: string
  rules: string[]
  sum: number | null
  verb: string
  seldom: boolean
  moves: boolean
  leads: boolean
}
/**
 * A named part of the table that a question is about, and the answer it stands for, if any.
 */
export interface PlaceView {
  label: string
  ring: [number, number][]
  option: number | null
}
/**
 * One of the numbers that the options of a question divide something into: where it stands in a value.
 */
export interface ShareView {
  path: string[]
  label: string
  figure: string
}
/**
 * One of the parts that answers are mixed of: its sign in a value, its name, what one of it adds.
 */
export interface PartView {
  sign: string
  label: string
  worth: number
}
/**
 * Dice as they fell.
 */
export interface DiceView {
  figure: string
  purpose: string
  label: string
  needed: number
  ranks: number[]
  faces: number[]
  sides: number
  hits: number
}
/**
 * Offer a draw; the opponent answers by `consent`.
 */
export interface Draw {
  type: 'draw'
  id: string
  version: number
  seat: string
}
/**
 * The odds of an attack, and who the figures are.
 */
export interface DuelView {
  odds: OddsView
  names: {
    [k: string]: string
  }
}
/**
 * What may come of an answer. `method` is exact, worlds (exact in so many) or sampled from so many plays.
 */
export interface OddsView {
  chances: ChanceView[]
  rolls: RollView[]
  method: string
  policy: string
  idle: boolean
  samples: number
  remainder: number
}
/**
 * A roll on the way: how likely it is made, with how many dice, what they need and why.
 */
export interface RollView {
  figure: string
  name: string
  label: string
  needed: number
  base: number | null
  fewest: number
  most: number
  chance: number
  ranks: number[]
  modifiers: ModifierView[]
  rules: string[]
}
/**
 * One named change to what a roll needs, and the rule behind it.
 */
export interface ModifierView {
  label: string
  value: number
  rule: string
}
export interface DuelWish {
  attacker: string
  defender: string
  settled?: {
    [k: string]: string
  }
}
export interface EndingView {
  fortunes: FortuneView[]
  turning: TurningView | null
}
/**
 * The dice of a side: how many rolls, and the share of all luck that would have been worse.
 */
export interface FortuneView {
  seat: string
  label: string
  rolls: number
  percentile: number
}
/**
 * Where a game turned: who answered what, what happened, and how likely a win looked before and after.
 */
export interface TurningView {
  moment: number
  turn: number
  seat: string
  label: string
  question: string
  chosen: string
  lines: string[]
  before: number
  after: number
}
/**
 * A case that proves a rule, played: nothing where the rule has none that can be watched.
 */
export interface ExampleView {
  table: TableView
  seats: string[]
  before: FigureView[]
  after: FigureView[]
  says: string[]
}
/**
 * What lies on the table beside the figures.
 */
export interface TableView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number]
  unit: string
  unit_one: string
  ground: Ground
  pieces: PieceView[]
  marks: MarkView[]
}
/**
 * What the table of a book looks like. Colours are written as CSS does, by day and by night.
 */
export interface Ground {
  texture: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  field: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  blade: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  pebble: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  leaf: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  sun: [string, string]
}
/**
 * A piece of scenery and its properties.
 */
export interface PieceView {
  id: string
  kind: string
  look: string
  label: string
  shape: [number, number][]
  height: number | null
  base: number
  blocks_sight: boolean
  blocks_move: boolean
  cost: number
}
/**
 * A token or a zone. `emblem` says how a token is drawn.
 */
export interface MarkView {
  id: string
  kind: string
  label: string
  ring: [number, number][]
  side: string
  emblem: string
}
/**
 * A figure as the table draws it.
 */
export interface FigureView {
  id: string
  name: string
  side: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  angle: number
  shape: string
  width: number
  emblem: string
  people: string
  profile: string
  life: number
  full: number
  acted: boolean
  gone: boolean
  faces: boolean
  points: number | null
  level: number
  tags: Tag[]
  tracks: TrackView[]
  sheet: [string, string][]
}
/**
 * A state of a figure: its id, the word for it, and its sign; none where the look of the figure tells it.
 */
export interface Tag {
  id: string
  label: string
  sign: string
}
/**
 * Levels of a figure: what they are of, how many are left, of how many.
 */
export interface TrackView {
  name: string
  label: string
  left: number
  full: number
}
/**
 * A number over many games: mean with its standard error, and where the middle nine tenths lie.
 */
export interface Extent {
  mean: number
  error: number
  low: number
  high: number
  counts: {
    [k: string]: number
  }
}
/**
 * Every error looks like this.
 */
export interface Fault {
  status: number
  reason: string
  message: string
  rules: string[]
}
/**
 * Something to settle before a game.
 */
export interface FieldView {
  name: string
  label: string
  choices: Choice[]
  default: string
}
export interface ForkWish {
  moment: number
  chairs: {
    [k: string]: Chair
  }
}
/**
 * How far the futures of a moment are, and how they ended.
 */
export interface FuturesView {
  state: string
  moment: number
  done: number
  total: number
  games: number
  bot: string
  wins: {
    [k: string]: Share
  }
  draws: Share | null
  turns: Extent | null
  left: SpreadView[]
}
/**
 * How often something came, with an interval that holds the truth 19 times in 20 (Wilson).
 */
export interface Share {
  count: number
  share: number
  low: number
  high: number
}
/**
 * What is left of a side at the end, over many games.
 */
export interface SpreadView {
  seat: string
  models: Extent
  points: Extent
}
/**
 * Play on from a moment so many times, or stop.
 */
export interface FuturesWish {
  moment: number
  games?: number
  stop?: boolean
}
/**
 * A game of a study.
 */
export interface GameLine {
  part: string
  index: number
  seed: string
  red: string[]
  blue: string[]
  winner: string
  first: string
  turns: number
}
export interface GameLines {
  count: number
  games: GameLine[]
}
export interface GameView {
  name: string
  title: string
  pitch: string
  unit: string
  seats: Choice[]
  sides: Choice[]
  form: FieldView[]
  factions: string[]
  content: boolean
  imports: boolean
  lessons: number
  rules: number
  implemented: number
  proved: number
}
/**
 * First message on a socket: the version the client already has, -1 for none.
 */
export interface Hello {
  type: 'hello'
  since?: number
}
/**
 * An answer worth giving: in words, whom or where it is about, and what usually comes of it.
 */
export interface HintView {
  answer: unknown
  label: string
  figure: string
  path: [number, number][]
  chance: number
  mine: number
  theirs: number
  looks: number
  chances: ChanceView[]
  given: boolean
}
/**
 * What would you do? Meant for this version.
 */
export interface HintWish {
  version?: number
}
/**
 * The answers worth a look, the best first.
 */
export interface HintsView {
  seat: string
  question: string
  hints: HintView[]
  stale: boolean
  moment: number
  before: number
}
/**
 * A value and where it lies nine times in ten.
 */
export interface Interval {
  value: number
  low: number
  high: number
}
export interface Invited {
  seat: string
  code: string
}
export interface Inviting {
  seat: string
}
/**
 * An invitation to follow.
 */
export interface Joining {
  code: string
  name?: string
}
export interface KeptList {
  name: string
  game: string
  code: string
}
/**
 * A match of an account, and how it stands.
 */
export interface KeptMatch {
  match: string
  game: string
  seats: string[]
  made: number
  answers: number
  changed: number
  asked: string[]
  due: number
  over: boolean
  names: {
    [k: string]: string
  }
}
/**
 * One figure through the steps of a turn.
 */
export interface LaneView {
  figure: string
  rank: number | null
  acts: boolean
  done: boolean
  beats: BeatView[]
  notes: ReasonView[]
  why: ReasonView | null
}
/**
 * A reason in words, and the rules behind it.
 */
export interface ReasonView {
  text: string
  rules: string[]
}
/**
 * A lesson, which a match begins with by its id as a scene, and its notes.
 */
export interface LessonView {
  id: string
  title: string
  about: string
  seat: string
  notes: NoteView[]
  done: string
}
/**
 * What a coach says when a question is first asked.
 */
export interface NoteView {
  on: string
  says: string
  otherwise: string
  offers: unknown
  tries: unknown
  points: string[]
  rules: string[]
}
/**
 * Whether the server writes letters, where this account is written to, and whether that is sure.
 */
export interface Letters {
  possible: boolean
  address: string
  sure: boolean
}
/**
 * One line of the log with its proof.
 */
export interface LineView {
  n: number
  event: string
  text: string
  side: string
  figures: string[]
  rules: string[]
  facts: string
  loud: boolean
  decreed: boolean
  path: [number, number][]
  dice: DiceView | null
}
/**
 * A list being made.
 */
export interface ListDraft {
  members: string[]
  options?: {}
  cards?: {
    [k: string]: {
      [k: string]: {}
    }
  }
}
export interface ListToKeep {
  name: string
  code: string
}
/**
 * A list and what is to be said of it.
 */
export interface ListView {
  game: string
  members: string[]
  legal: boolean
  cost: number
  complaints: ComplaintView[]
  repair: string[]
  meters: MeterView[]
  code: string
  costs: number[]
  titles: string[]
  foreign: string
  unsaid: string[]
  lost: string[]
  cards: {
    [k: string]: {
      [k: string]: {}
    }
  }
}
/**
 * How much of something a list uses, and how much it may.
 */
export interface MeterView {
  label: string
  used: number
  limit: number
}
/**
 * How far the study of a match's luck is, and what came of it.
 */
export interface LuckView {
  state: string
  done: number
  total: number
  sides: SideView[]
  last: number
  accounts: AccountView[]
  curve: Outlook[]
  anchors: Anchor[]
  costliest: CostlyView[]
  games: number
  samples: number
  brier: number
  bot: string
}
/**
 * A seat and the word for it.
 */
export interface SideView {
  seat: string
  label: string
}
/**
 * The first seat's chance to win at a moment, and between which bounds.
 */
export interface Outlook {
  moment: number
  turn: number
  chance: number
  low: number
  high: number
}
/**
 * Begin the study of a match's luck, or stop it.
 */
export interface LuckWish {
  stop?: boolean
}
/**
 * The match, a token for each person's seat, told once, and the seal of its dice.
 */
export interface Made {
  match: string
  tokens: {
    [k: string]: string
  }
  seal: string
  invitations: {
    [k: string]: string
  }
}
export interface Me {
  name: string
  matches: KeptMatch[]
  lists: KeptList[]
  letters: Letters
}
export interface Naming {
  name: string
}
/**
 * Where an account wants to be written to.
 */
export interface NewAddress {
  address: string
}
/**
 * Who shall sit in a seat from now on.
 */
export interface NewChair {
  seat: string
  kind: string
  level?: string
}
/**
 * A wish for a game: who sits where, with which lists (members, or a code), under which options.
 */
export interface NewMatch {
  game: string
  chairs: {
    [k: string]: Chair
  }
  lists?: {
    [k: string]: string[]
  }
  options?: {
    [k: string]: string
  }
  invite?: string[]
  terms?: Terms
  seed?: string
  scene?: string
}
/**
 * What was agreed on before a match, beside its rules.
 */
export interface Terms {
  forks?: boolean
  seconds?: number
  increment?: number
  each?: boolean
  delay?: number
  listed?: boolean
  hints?: boolean
}
/**
 * What a seat has written down for itself.
 */
export interface Notes {
  seat: string
  text: string
}
/**
 * Something that a member may still have, or has.
 */
export interface OfferView {
  detail: string
  kind: string
  title: string
  level: number
  cost: number
  taken: boolean
}
/**
 * To a question of this key (about this figure, or any), the first of these answers that is legal then.
 */
export interface Order {
  key: string
  answers: unknown[]
  figure: string
  always: boolean
  turn: number
}
/**
 * All standing orders of a seat, in the place of those before.
 */
export interface OrderList {
  seat: string
  /**
   * @maxItems 40
   */
  orders: Order[]
}
/**
 * By seat of whoever asks: its orders, and how many of its answers they gave.
 */
export interface OrdersView {
  orders: {
    [k: string]: Order[]
  }
  given: {
    [k: string]: number
  }
}
/**
 * What came of a case: for a failing one the first difference, and the log up to it.
 */
export interface Outcome {
  case: string
  title: string
  passed: boolean
  why: string
  log: string[]
  path: string
  line: number
}
/**
 * One moment of a match's past.
 */
export interface Page {
  moment: number
  seat: string
  turn: number
  line: number
}
/**
 * One cause: its name, by how much, its rule.
 */
export interface PartOfWeight {
  label: string
  by: number
  rule: string
}
/**
 * A path considered: what it costs, whom it ends beside, and why it is not allowed, if it is not.
 */
export interface PathView {
  path: [number, number][]
  cost: number
  limit: number
  legal: boolean
  reason: string
  rules: string[]
  touches: string[]
  engages: string[]
  warning: string
  level: number
}
/**
 * A pile of cards, the top first.
 */
export interface PileView {
  id: string
  label: string
  side: string
  cards: CardView[]
}
/**
 * A question put to the table: reach, path, check, barred, sight, weights, odds, threats or
 *     measure.
 */
export interface Preview {
  ask: string
  version?: number
  moment?: number
  path?: unknown
  figure?: string
  at?: [number, number] | null
  answer?: unknown
  one?: unknown
  other?: unknown
  row?: number
}
export interface Previewed {
  reach: ReachView | null
  path: PathView | null
  verdict: VerdictView | null
  barred: BarredView[]
  sight: SightView[]
  ranges: Range[]
  weights: WeightView[]
  odds: OddsView | null
  threats: Threat[]
  rows: number
  distance: number | null
  stale: boolean
}
export interface ReachView {
  bands: BandView[]
  contacts: ContactView[]
}
/**
 * Would an answer be taken? If not, why, and by which rules.
 */
export interface VerdictView {
  legal: boolean
  reason: string
  rules: string[]
  instead: [number, number] | null
}
/**
 * What one figure sees of another.
 */
export interface SightView {
  figure: string
  distance: number
  hidden: number
  word: string
  cover: number
  told: string
}
/**
 * How far something of a figure reaches, from base to base: its printed name, and its limits, the nearest first.
 */
export interface Range {
  name: string
  limits: number[]
  centre: boolean
}
/**
 * What is rolled for something: dice, and what is added to them; a score has no dice.
 */
export interface WeightView {
  label: string
  dice: SumView | null
  plus: SumView
}
/**
 * A number, what it would be by itself, and why it is another.
 */
export interface SumView {
  value: number
  base: number
  parts: PartOfWeight[]
}
/**
 * One place: the best chance of any single enemy action to reach the figure, and to put it out, and by whom.
 */
export interface Threat {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number]
  reached: number
  out: number
  by: string
}
/**
 * What the games say of one profile.
 */
export interface Profile {
  name: string
  faction: string
  cost: number
  rate: Rate
  left: number | null
  suggested: Interval | null
  efficiency: Interval | null
  contribution: Interval | null
  duels: Rate | null
  duel_worth: Interval | null
  verdict: string
}
/**
 * A share of games won, draws counting half, with Wilson's interval.
 */
export interface Rate {
  games: number
  wins: number
  share: number
  low: number
  high: number
}
/**
 * What sides have left to spend of something: side -> how much.
 */
export interface PurseView {
  label: string
  left: {
    [k: string]: number
  }
}
/**
 * A match that tells a game of a study, ready for the replay.
 */
export interface Replayed {
  match: string
}
/**
 * Give the match up.
 */
export interface Resign {
  type: 'resign'
  id: string
  version: number
  seat: string
}
/**
 * One rule of the living rulebook.
 */
export interface RuleView {
  id: string
  chapter: string
  part: string
  heading: string
  section: string
  title: string
  text: string
  ruling: string
  code: string[]
  proofs: string[]
  weak: boolean
  games: number
  example: boolean
  met: number
}
/**
 * What a side has of what is counted.
 */
export interface ScoreView {
  side: string
  label: string
  count: number
}
/**
 * The secret behind the dice: its SHA-256 from the start, itself when the game is over.
 */
export interface SealView {
  sha256: string
  secret: string
  mixed: [number, number][]
}
/**
 * Who sits where.
 */
export interface SeatView {
  seat: string
  label: string
  kind: string
  level: string
  here: boolean
  name: string
}
/**
 * Tokens by seat, told once.
 */
export interface Seated {
  tokens: {
    [k: string]: string
  }
}
/**
 * Signed in: `token` goes where a seat's token goes, `Authorization: Bearer TOKEN`.
 */
export interface Session {
  name: string
  token: string
}
/**
 * What wins this game, and how it stands.
 */
export interface StandingView {
  goal: string
  aims: {
    [k: string]: string
  }
  counted: string
  scores: ScoreView[]
  enough: number
  last_turn: number
  purses: PurseView[]
}
/**
 * The findings of a study in the reader's language.
 */
export interface StudyPage {
  study: StudyView
  sentences: string[]
  charts: {
    [k: string]: {}
  }
  profiles: Profile[]
}
/**
 * A study and how far it is.
 */
export interface StudyView {
  id: string
  game: string
  title: string
  bot: string
  options: {
    [k: string]: string
  }
  done: number
  total: number
  seconds: number
  finished: boolean
  running: boolean
  told: boolean
}
/**
 * A study to begin.
 */
export interface StudyWish {
  game: string
  games?: number
  bot?: string
  duels?: number
  options?: {
    [k: string]: string
  }
}
/**
 * Something to be met: its kind (question, state, skill, letter), its name, what it is called, what it means.
 */
export interface Term {
  kind: string
  name: string
  label: string
  says: string
  rules: string[]
}
/**
 * What was agreed on before a match, beside its rules.
 */
export interface Terms1 {
  forks?: boolean
  seconds?: number
  increment?: number
  each?: boolean
  delay?: number
  listed?: boolean
  hints?: boolean
}
/**
 * The turn step by step; lanes are in the order of acting.
 */
export interface TimelineView {
  title: string
  steps: string[]
  now: number
  lanes: LaneView[]
}
/**
 * Go back to a moment; beyond the last roll or secret the opponent is asked.
 */
export interface Undo {
  type: 'undo'
  id: string
  version: number
  seat: string
  to: number
}
/**
 * Going back: the moment the match is at, to which one may go alone, and whether somebody asks for more.
 */
export interface UndoView {
  now: number
  to: number
  asked_by: string
  asked_to: number
}
/**
 * What changed since version `since`; everything if that is -1, and then nothing known before counts.
 */
export interface Update {
  type: 'update'
  match: string
  game: string
  version: number
  since: number
  turn: number
  standing: StandingView
  you: string[]
  seats: SeatView[]
  figures: FigureView[]
  lost: string[]
  lines: LineView[]
  kept: number
  table: TableView | null
  piles: PileView[] | null
  timeline: TimelineView | null
  decision: DecisionView | null
  private: boolean
  call: string
  result: string
  undo: UndoView
  notice: string
  clocks: ClockView[]
  hints: boolean
  led: boolean
  seal: SealView | null
}
/**
 * A match that whoever likes may watch.
 */
export interface Watched {
  match: string
  game: string
  names: {
    [k: string]: string
  }
}
/**
 * Why was that answered? The moment before a bot's answer; -1 for its last one.
 */
export interface WhyWish {
  moment?: number
}
/**
 * Where the account is written to, and whether that is sure.
 */
export interface Written {
  address: string
  sure: boolean
}
