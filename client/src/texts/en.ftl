# Words of the table itself. Words of a game (figures, actions, rules, the log) come from the server.
home = Escarmouche, first page
choices = Pages and settings
nav-lists = Lists
nav-odds = Odds
nav-rules = Rules
switch-language = FR: lire en français
theme-auto = Theme: as the system
theme-light = Theme: light
theme-dark = Theme: dark
page-soon = This page is being set up.
page-failed = This page could not be loaded. Try again.
loading = Laying the table…
close = Close
confirm = Confirm
copy = Copy
copied = Copied
why = Why?

# First page
tagline = Skirmish games on your table, every rule enforced and explained.
tagline-how = Move your models, take your chances: the table knows every rule, shows your odds before each choice and tells why afterwards.
begin-here = Begin: a lesson of five minutes
play-short = Play
showcase = A game in play, replayed small
showcase-pause = Stop the game shown
showcase-play = Go on with the game shown
play-game = Play { $game }
recent = Your tables
recent-none = No game yet: your tables will wait for you here.
resume = Go on
look = See
forget = Forget this table
opponent-human = against a friend
opponent-hotseat = two at one screen
opponent-bot = against the bot ({ $level })
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
home-lists = Build a list
home-lists-text = Legality told as you build, cards to print.
home-rules = Read the rules
home-rules-text = A book to read and search, every rule explained.

# A new game
new-title = A game of { $game }
new-opponent = Against
new-bot = The bot
new-bot-text = Ready at once
new-friend = A friend
new-friend-text = By a link you send
new-hotseat = Hot-seat
new-hotseat-text = Two at this screen
new-many = Larger table
new-many-text = Three sides or more, allies, a referee
new-places = Who sits where
place-me = at this screen
place-friend = a friend, by a link
place-ally = + ally
place-side = + { $side }
place-referee = + referee
place-referee-text = The referee sees everything, plays whoever nobody plays, and rules on what the book leaves open.
place-remove = Nobody as { $seat }
place-missing = Somebody must play { $sides }, or a referee.
referee = Referee
new-level = Its level
new-side = You play
new-bands = The bands
new-yours = yours
new-reroll = Another
new-faction = Faction
new-any-faction = any faction
new-code = List code
new-code-hint = paste a code
challenge = Link for a friend who brings a band
challenge-text = Does your friend want to bring a band of their own? Send this link: they compose theirs against yours, begin, and send back the link of your seat.
challenged = You are challenged: the other band is ready. Compose yours (or paste its code), begin, then send your opponent the link of their seat.
new-points = { $cost } points
new-edit = Edit
new-start = Start
new-more = More settings
new-starting = Laying the table…

# The table
board = The table
board-help = Arrow keys move the plan or the view, plus and minus zoom, zero shows everything, Tab goes from figure to figure; the key a comes back here.
tools = Tools
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole table (0)
tape = Tape measure, seen by you alone (m)
tape-length = Tape: { $far }
sight = What the chosen figure sees, and its ranges (s)
sight-clear = clear
sight-blocked = unseen
angle-hint = Confirm the arrow, or first tap the table where it shall look.
no-more = No, and do not ask again this turn
no-more-angle = This turn, always face the way walked
sight-hidden = { $share } hidden
sight-cover = cover +{ $bonus }
panel = Log and sheets
panel-raise = Show the log
panel-lower = Show the table
orders = Your orders
options = Choices
log = Log
sheet = Figure
spoken = In words
sheet-empty = Choose a figure on the table to read its sheet.
dice = Dice
dice-none = The dice will fall here.
die-hit = { $face }, a success at { $needed }+
die-miss = { $face }, a failure at { $needed }+
turn = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }
  }
you = you
bot = bot, { $level }
seat-here = here
seat-away = away
seat-change = Change who sits in the seat { $seat }
seat-change-title = The seat { $seat }
seat-change-text = Your own seat, a bot's, or one that has been empty for two minutes can be given to another. A new link ends the old one; a bot plays until whoever held the seat takes it back.
seat-to-friend = Give it to somebody by a new link
seat-to-bot = Let a bot play
seat-back = Take it back
seat-link = The link of this seat
rulings = Rulings
rulings-none = Nothing has been ruled yet.
ally = ally
line-connecting = Connecting…
line-lost = Line lost, trying again…
watching = You are watching this game.
figure-acted = has acted
figure-level = { $level } high
options-touch = Rest a finger on an answer to see its chances.
options-seldom = Something else
chance-of = { $what }:
rule-of-this = The rule of this question
notice-away = Put this away
chance-later = settled next
figure-points = { $points } points
figure-life = life { $life }/{ $full }
figure-gone = out of play
figure-at = { $name } at { $x }, { $y }
position = position
place = at { $x }, { $y }
away-from = { $far } from { $name }
scenery = Scenery
piece-blocks-sight = blocks sight
piece-blocks-move = cannot be crossed
piece-cost = costs { $cost } per unit
piece-height = height { $height }
piece-depth = { $depth } deep
odds = What may come of it
odds-of = { $figure }: { $what }
odds-samples = { $samples } tries of this very moment.
odds-worlds = What you do not see was guessed { $samples } times; for each guess these chances are exact.
threats = Map of threats (T): where the selected figure could be put out
threats-of = Threats to { $name }: the chance that one enemy action puts it out
threats-legend = Put out by one enemy action
threats-row = Threats: row { $done } of { $rows }
threats-thinking = Threats: reckoning…
threats-whose = Threats: select a figure
odds-exact = Exact: every outcome of the dice, by the rules themselves.
odds-idle = Chances if you add nothing later: you may still do better.
odds-policy-best = Everybody chooses what is best for them.
odds-policy-decline = Those asked on the way decline.
odds-dice = { $many ->
    [1] { $dice } die
   *[other] { $dice } dice
}
calc-title = Odds
calc-text = Set any two profiles against each other. The rules of the game are run with every outcome of the dice.
calc-attacker = Attacker
calc-defender = Defender
calc-game = Game
calc-none = This game has no duels to reckon yet.
refused = Not allowed:
rule-open = Read rule { $rule }
rule-missing = The ledger has no such rule.
rule-proved = { $code ->
    [0] Not yet in play
    [one] One place in the code
   *[other] { $code } places in the code
  } · { $proofs ->
    [0] no proof yet
    [one] one test or case
   *[other] { $proofs } tests and cases
  }
ruling = How we read it

# Answers
less = Less
more = More
more-orders = More: why, rulings, standing orders, giving up
exactly = Exactly
some-exactly = Choose { $most } ({ $chosen } chosen).
some-hint = Choose { $least } to { $most } ({ $chosen } chosen).
order-hint = Put them in order: drag them, or move one with the arrows.
order-place = { $what }, { $place } of { $all }. Arrow keys move it.
order-suggested = Suggested order
share-hint = Divide them. What one part gains, another gives.
share-less = { $what }: one less
share-more = { $what }: one more
piles = Piles of cards
card-unread = A card face down
earlier = { $what }: earlier
later = { $what }: later
point-hint = Tap the table, drag the ghost or use the arrow keys.
place-here = Place here
path-hint = Tap where to go, or drag the figure; Shift-tap adds a corner.
path-hint-touch = Tap where to go, or drag the figure.
point-hint-touch = Tap the table or drag the ghost.
aim-hint = Tap the table, drag the mark, use the arrow keys or type the place.
aim-hint-touch = Tap the table or drag the mark.
aim-here = Here
path-unmeasured = Where it can go could not be measured; plot a way all the same.
path-again = Measure again
path-engages = engages { $names }
sees = From there it sees
sees-nobody = From there it sees no enemy.
sees-more = and { $count } more
path-thinking = Measuring where it can go…
path-none = No way plotted yet.
path-short = At the edge of what it can reach
path-cost = { $cost } of { $limit }
path-touches = touches { $names }
contacts = To contact
touch = Reach { $name } ({ $cost })
distance = Distance
heading = Heading°
corners = Corners
take-point-back = Take a point back
point-back = Point
stay = Stay
move = Go

# Going back
undo = Undo
undo-beyond = Ask to undo
undo-free = Take your last answer back
undo-ask = Dice fell since: your opponent must agree
undo-asking = You asked to go back; waiting for your opponent’s answer.
draw = Offer a draw
draw-title = { $side } offers a draw
draw-text = Nobody would win. Do you agree?
draw-asking = You offered a draw; waiting for your opponent’s answer.
resign = Give up
resign-sure = Give up for good
clock-left = Time left: { $time }
new-clock = Clock
new-clock-none = none
new-clock-minutes = { $minutes } minutes each
new-forks = May be forked while it runs
consent-title = { $side } asks to go back
consent-text = Dice or secrets came out since then. Do you agree?
consent-yes = Agree
consent-no = No

# Two at one screen
veil-title = Pass the screen to { $side }
veil-text = What comes next is for their eyes alone.
veil-lift = I am { $side }

# After and around
ruling-short = Ruling
ruling-here = File a ruling of this very moment: a case file to edit, run and take home
ending-turns = After { $turn ->
    [one] one turn
   *[other] { $turn } turns
  }.
seal = The dice were sealed
seal-text = The secret that makes every roll was fixed before the first one; its SHA-256 was shown from the start. Anybody can check the record against it.
seal-secret = Secret
play-again = Play again
replay = Replay
record = Download the record
invite-title = Waiting for your friend
invite-text = Send this link. Whoever opens it takes the other side.
invite-waits = This table waits for you there, under “Your tables”.
to-home = Back to the first page
join-title = A game of { $game } awaits you
join-by = { $who } invites you to a game of { $game }
join-sit = Take your seat
join-learn = Never played it? The lesson takes five minutes, and the table waits.
invite-many = Waiting for the others
invite-many-text = Send everybody the link of their seat. Whoever opens it sits there.

## What wins, the score, whose turn it is
standing = How the game stands
goal = To win:
turn-of = Turn { $turn } of { $last }
standing-enough = ({ $count } win)
your-turn = Your turn
their-turn = They play
others-turn = Others play
colon = :
number-bounds = From { $least } to { $most }
number-usual = { "" }, usually { $usual }

## Lessons
learn-five = Learn it in five minutes
learn-title = Learn { $game }
learn-text = Small games against an easy bot, with a coach who says what matters when it first comes up. You may leave at any time and go on later.
learn-begin = Begin
learn-again = Once more
learn-books = The books
learn-done = Done
learn-next = The next lesson
learn-play = Or play a whole game
coach-hide = Hide the coach
coach-tries = (the coach suggests it)
undo-nothing = There is nothing of yours to take back yet.
undo-refused = Your opponent would rather go on: nothing is taken back.
draw-refused = Your opponent would rather play on.
you-both = at this screen
table-settings = Sound and pace
speed = Fights are played
speed-slow = slowly
speed-normal = at a usual pace
speed-fast = quickly
speed-off = not at all
volume = Volume
mute = No sound
sound-hint = A touch or Escape ends a scene.
stage-hits = { $hits ->
    [0] no success
    [one] 1 success
   *[other] { $hits } successes
  }
clock-days = { $days } days
clock-hours = { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }
new-clock-days = { $days ->
    [one] a day for every answer
   *[other] { $days } days for every answer
 }
compose-total = { $parts ->
    [one] 1 token
   *[other] { $parts } tokens
  } = { $sum }
compose-best = Most for
rematch = Rematch, sides swapped
ending-why = Why:
ending-score = Score
network-none = No network. Lists and cards stay on this device, and what was read of the books is kept; tables wait for you.
network-kept = No network: this is what was kept on this device. It is checked again when the network is back.
menu-barred = { $count ->
    [one] One thing is not possible
   *[other] { $count } things are not possible
}
menu-way = { $deed }: as near as it can come
choose-this = Choose
