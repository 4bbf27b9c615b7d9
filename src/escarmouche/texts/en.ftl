# What every game says. A game may say it better in its own texts/en.ftl.

and = and
yes = yes
no = no
nobody = nobody
nothing = nothing

side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow
side-violet = Violet
side-orange = Orange
side-referee = Referee

## What happened

event-rolled = { $figure } rolls for { $purpose }, { $why }: { $dice } – { $hits ->
    [0] no success
    [one] { $hits } success
   *[other] { $hits } successes
  }
lowered-to = { $sum }, lowered to { $needed }
raised-to = { $sum }, raised to { $needed }
event-moved = { $figure } moves ({ $cost })
event-placed = { $figure } is placed
event-status-gained = { $figure } is now { $status }
event-status-lost = { $figure } is no longer { $status }
event-turn-began = Turn { $turn }, { $side }
event-ruled = { $raw_by ->
    [referee] The referee rules
   *[other] As the scenario has it
  }: { $ruling }, { $answer }
event-game-ended = { $raw_winner ->
    [none] The game ends in a draw
   *[other] { $winner } wins
  }: { $reason }

## What a referee does

event-said = { $raw_seat ->
    [none] The referee says
   *[other] The referee tells { $seat } alone
  }: “{ $raw_said }”
event-taken-back = The referee takes back { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }.
event-act-lapsed = What the referee meant to do ({ $act }) is no longer possible.
fact-answers = answers
fact-act = act
refusal-act-not-now = This cannot be done now: { $act }.
refusal-act-lacks = “{ $field }” is missing.
refusal-act-wrong = “{ $field }” cannot be so.
act-say = Say or reveal
act-back = going back
field-said = words
field-seat = to whom
side-everybody = everybody

## The turn step by step

timeline-now = { $step } { $now } of { $steps }
timeline-before = Before the first { $step }
beat-ready = action to come
beat-delayed = delayed action
beat-owed = action that will be lost
beat-spent = action used
beat-lost = action lost

## Why an answer is refused

refusal-several-options = Several options fit: { $options }. Say which.
refusal-not-an-option = That is not one of the options.
refusal-no-such-action = There is no action “{ $raw_action }”. Did you mean “{ $raw_nearest }”?
refusal-no-such-word = There is no word “{ $raw_word }” in such an answer. Did you mean “{ $raw_nearest }”?
refusal-wrong-number = A number from { $least } to { $most } is asked for.
refusal-not-an-order = Name each of these once, in the order you want: { $options }.
refusal-must-move = The figure must move.
refusal-not-a-path = That is not a path: give its points, “to x y”, “touch figure”, or “toward figure distance”.
refusal-not-a-point = Two numbers are asked for: x y.
refusal-pile-empty = The pile is empty.
refusal-no-such-card = There is no such card: the pile has { $cards }.

## Files, codes, words on the command line

nearest = Did you mean “{ $word }”?
unknown-command = There is no command “{ $word }”.
unknown-game = There is no game “{ $word }”; there are: { $known }.
nothing-to-teach = { $game } has no habits that lessons could change.
unknown-bot = There is no bot “{ $word }”; there are: { $known }.
wrong-budget = “{ $word }”: only a bot that thinks takes a budget, after @: look-aheads or seconds a move ({ $known }).
position-unread = This is not a position that can be played: { $why }
record-from-middle = A game played on from a position has no record: a record starts with the set-up.
too-many-players = { $players } players are named for { $seats } seats.
argument-unfit = { $argument }: { $expected } was expected, not { $given }.
unknown-lang = There is no language “{ $word }” here; there are: { $known }.
bot-elsewhere = The bot { $word } sits at a game of { $game }, the position is of { $asked }.
game-over = The game of { $game } is over: nothing is asked any more.
seat-not-asked = Nothing is asked of { $word }; asked are: { $known }.
position-settled = A position has its set-up already; without it: { $words }.
game-nowhere = The game { $game } was made in passing: many games need one that lies in a module, named as module:NAME.
unknown-mode = There is no way to render called “{ $word }”; there are: { $known }.
reset-option = reset takes other lists, as "lists", and no “{ $word }”: options of the game are told when the environment is made.
moment-elsewhere = This moment is of a game of { $game }; the environment plays { $asked }.
unknown-policy = There is no policy “{ $word }”; there are: { $known }.
plugin-broken = “{ $word }” cannot be used: { $why }.
plugin-no-game = “{ $word }” is not a game: a System was expected.
plugin-no-bot = “{ $word }” is not a bot: something that makes one was expected.
plugin-taken = “{ $word }” calls itself { $name }, and a game of that name is there already.
program-missing = The program “{ $word }” cannot be started: { $why }.
program-late = The program “{ $word }” took more than { $seconds } s to answer { $key }.
program-gone = The program “{ $word }” ended before it answered { $key }{ $told }.
program-long = The program “{ $word }” answered { $key } with more than { $most } bytes.
program-garbled = The program “{ $word }” said “{ $line }” to { $key }; a line “{ $expected }” was expected.
program-stubborn = The program “{ $word }” was refused { $tries } times at { $key }: { $why }.
wrong-level = --bot { $word }: LEVEL=NAME was expected, with one of these levels: { $known }.
extra-missing = This needs { $module }, which is not installed: pip install "escarmouche[{ $extra }]"
unknown-seat = There is no seat “{ $word }”; there are: { $known }.
unknown-rule = There is no rule or chapter “{ $word }” in { $game }.
unknown-scenario = There is no scenario “{ $word }”; there are: { $known }.
unknown-encounter = There is no encounter “{ $word }”; there are: { $known }.
unknown-profile = There is no profile “{ $word }” in { $game }.
unknown-detail = Nothing called “{ $word }” can follow a profile in { $game }.
unknown-faction = There is no faction “{ $word }”; there are: { $known }.
no-duels = { $game } has no duels to reckon yet.
cannot-shoot = “{ $word }” has nothing to shoot with.
no-such-file = There is no file { $path }.
unreadable-file = { $path } cannot be read: { $why }.
unwritable-file = { $path } cannot be written: { $why }.
results-kind = --out { $path }: a name that ends in { $known } is expected.
results-exist = { $path } is there already. Go on with it with --resume, or choose another name.
results-other = { $path } holds another run: { $field } was { $before } and is now { $now }. Give what was given before, or choose another name.
results-unreadable = { $path } does not hold the results of a run.
parquet-needed = Parquet needs pyarrow, which is not installed: pip install "escarmouche[lab]"; in a checkout type: ./escarmouche balance --help
parquet-missing = Parquet needs pyarrow, which is not installed. Use a .jsonl file, or: pip install "escarmouche[lab]"; in a checkout type: ./escarmouche balance --help
cluster-missing = A cluster needs Dask, which is not installed: pip install "escarmouche[cluster]"; in a checkout type: ./escarmouche balance --help
cluster-away = No cluster answers at { $address }: { $why }.
cluster-idle = The cluster at { $address } has no workers.
charts-missing = Charts in files need altair and vl-convert, which are not installed: pip install "escarmouche[lab]"; in a checkout type: ./escarmouche balance --help
ladder-missing = The ladder needs openskill, which is not installed: pip install "escarmouche[lab]"; in a checkout type: ./escarmouche ladder --help
study-few-lists = Give at least two lists to compare, or none to compare the profiles.
study-busy = { $path } is being played by another process.
no-such-study = There is no study “{ $word }”.
no-such-part = There is no part “{ $word }” in this study; there are: { $known }.
no-such-game = This study has no game { $word } in { $part }.
study-limit = A study started here plays from 1 to { $most } games.
study-running = Another study is being played. Stop it first, or wait for it.
not-a-checkout = The tests are not here: this works in a checkout of the source only.
coming = { $command } is not there yet.
interrupted = Stopped.
unexpected = Something went wrong that should not have: { $what }. Please report it with what you typed; the same line with --debug shows where.

list-game-unknown = The code { $code } is for a game called “{ $game }”, which is not here.
list-code-broken = The code { $code } is damaged: a character is missing or wrong.
list-code-form = “{ $code }” is not a list code: one reads like evenor1-AbCd…
list-code-version = The code { $code } was made by a newer version (format { $version }).
list-code-profile = The code { $code } names a profile that { $game } does not have here: it was made with other content.
list-legal = { $name }: legal, { $cost } { $cost ->
    [one] point
   *[other] points
  }, { $count } { $count ->
    [one] figure
   *[other] figures
  }
list-illegal = { $name }: illegal ({ $cost } points)
list-repair = Smallest repair: { $repair }
list-remove = take out { $member }
list-add = add { $member }
list-nameless = this list
list-code = Code: { $code }
list-code-foreign = This list of another program is not understood: { $why }
list-code-elsewhere = In the list builder: { $code }
list-lost = What cannot be said here is left out: { $lines }.
list-unsaid = What the list builder cannot say is left out there: { $lines }.
list-written = Written to { $path }
list-empty = Say which list: a file, a code, or the names of its members.
list-size = A game size is a whole number above 0, not { $size }.
illegal-list = The list of { $side } is not legal: { $why }
list-mixed = A list belongs to one game: this one says { $game }, the command { $asked }.
setup-game = game: this set-up is for “{ $game }”, not for “{ $asked }”.

## Rules

rules-game = Game
rules-chapter = Chapter
rules-count = Rules
rules-implemented = In code
rules-proved = Proved
rules-total = total
rules-missing = Not in code:
rules-unproved = Without proof:
rules-weak = Weakly proved, as breaks of them got past every test:
rules-strangers = Named in code or proofs, but not in the ledger:
rules-complete = Every rule is in code and proved.
rules-section = Section: { $section }
rules-ruling = Ruling:
rules-code = Code
rules-tests = Tests and cases
rules-none = none
rules-written = { $path } is up to date.
rules-readme = The table of books in { $path } is up to date.
rules-unmarked = { $path } has no coverage markers.
readme-book = Book
readme-rules = Rules
readme-played = Played by the engine
readme-proved = Proved by tests

## Playing in the terminal

play-welcome = { $title }: { $red } (Red) against { $blue } (Blue), seed { $seed }. Type help at any question.
play-welcome-many = { $title }: { $players }, seed { $seed }. Type help at any question.
play-asked = { $seat } – { $prompt }
play-usual = It is the usual answer there, and no other looked clearly better.
play-thought = { $seat } thinks – { $prompt }
play-candidate = { $share } % after { $visits } look-aheads: { $answer }
play-more = … and { $count } more (type all to see them)
play-default = Enter: { $answer }
play-form-point = A point: x y
play-form-path = A path: to x y · touch figure · toward figure distance · path x,y x,y … · stay
play-form-number = A number from { $least } to { $most }
play-form-angle = A direction in degrees: 0 right, 90 up, 180 left, 270 down ({ $towards } if you say nothing)
play-form-some = Several: numbers with spaces between them, or none (from { $least } to { $most })
play-form-order = The whole order: numbers with spaces between them
play-must = There is no default here: an answer is needed.
play-not-understood = “{ $text }” is not understood. Type a number of the list, or help.
play-nothing-yet = Nothing has happened yet.
play-undone = One answer taken back.
play-no-undo = Dice have been rolled or a bot has answered since: nothing can be taken back.
play-saved = The game is saved in { $path }.
play-save-how = Say where: save FILE
play-rule-how = Say which: rule { $example }
play-left = The game is left unfinished.
play-resumed = The game goes on from { $path }: { $count } answers are played again.
play-turn = Turn { $turn }
play-why-rules = Rules
play-why-facts = Facts
play-why-last = What happened last, and why
play-off-table = not on the table
play-legend-many = Every side has signs of its own, as listed below. { $pieces }
play-legend = Red figures in capitals, Blue in small letters. { $pieces }
play-help =
    At a question: a number of the list, or the answer in words (shoot grendel Lance), or Enter for the default.
    A point: 12.5 8. A path: to 12 8 · touch grendel · toward grendel 4 · path 10,12 14,12 · stay.
    why        what happened last: facts, modifiers, dice, rules
    rule ID    the text of a rule
    map        the table         figures   who is where, and how they are
    log        everything so far all       every option of the question
    undo       take back the last answer, as far as the last roll
    save FILE  keep the game     quit      leave it
    Dice in brackets reached the number they needed.
play-stay = stay
answer-place = to { $far } { $far ->
    [one] { $one }
   *[other] { $many }
} from { $figure }
answer-contact = into contact with { $figure }
player-human = you
player-random = the random bot
player-greedy = the greedy bot
percent = { $share }%
terrain-scenery = scenery
terrain-wall = wall
event-pile-stacked = The pile { $pile } lies in a new order ({ $count ->
    [one] one card
   *[other] { $count } cards
  })
event-card-turned = In the pile { $pile } the card { $face } is turned over
event-card-moved = A card goes from the pile { $source } to the pile { $target }
event-rolled-unseen = { $figure } rolls for { $purpose }, unseen
event-rolled-plain = { $figure } rolls for { $purpose }: { $dice }
option-against = { $option } (against { $against })
option-pass = pass
fact-purpose = roll
fact-hits = successes
fact-cost = cost
fact-path = path
fact-at = at
fact-kind = kind
fact-status = status
fact-turn = turn
fact-side = side
fact-seat = played by
fact-winner = winner
fact-reason = reason
fact-ranks = thresholds
fact-explode = rerolled from
fact-pile = pile
fact-face = card
fact-source = from
fact-target = to
fact-to = place
fact-up = face up
fact-was-up = face up before
fact-angle = angle
figure-game = The table

# ---- the browser table
serve-at = The table is open at { $address } (Ctrl-C to stop)
serve-operator = For you alone, who keep this server: { $address }
serve-weak-key = { $name } must be 16 letters, digits, - or _ at least
serve-taken = { $path } is held by another server that runs. Stop it first, or name another file with --data.
serve-unwritable = Nothing can be written beside { $path }: { $why }
serve-broken = { $path } is damaged ({ $why }). Put a copy back with escarmouche restore.
backup-exists = { $path } is there already; name another file
backup-done = { $count ->
    [one] One match
   *[other] { $count } matches
 } copied to { $path }
restore-done = { $count ->
    [one] One match
   *[other] { $count } matches
 } put back in { $path }
not-ready = The server cannot write its file
web-unwritten = The answer before this one could not be written; the table comes back as it is on disk
serve-busy = Port { $port } is taken: another server may be running. Name another with --port.
foreign-page = A page of another site may not do this
foreign-name = This server is not called so; whoever keeps it may add the name with --name
not-json = This must be sent as JSON
serve-no-pages = The pages of the table are not built: run ./escarmouche once, or npm run build in client/
serve-no-database = { $path } is not a database. Name another file with --data, or move this one away.
serve-foreign-database = { $path } is a database of another program. Name another file with --data.
serve-other-version = { $path } was written by another version of Escarmouche (format { $found }, this one reads { $wanted }). Name another file with --data, or move this one away: the matches in it stay as they are.
web-waiting = Waiting for { $side }: { $what }
web-draw = The game is a draw
web-won = { $side } wins
web-you-won = You win ({ $side })
web-you-lost = You lose: { $side } wins
web-rules-changed = This match was played under other rules: it can be read, not continued
web-rules-differ = Under today's rules this match goes another way after { $answers ->
    [one] its first answer
   *[other] { $answers } answers
 }: it can be read up to there, not continued
mark-home = corner of deployment
mark-token = token
list-too-long = a list has at most { $most } members
lists-too-many = An account keeps at most { $most } lists, and fewer where they bring many cards: forget one first.
seats-fixed = At a table with seats of its own nobody changes places and no lists meet in turn: leave out --swap.
member-too-long = { $word }…: a member has at most { $most } details
too-slow = This took too long; try something smaller, or again in a moment
wrong-seats = every seat needs somebody: { $known }
wrong-chair = nobody can sit down as { $word }; bots have the levels { $known }
wrong-option = { $word } cannot be chosen; there are { $known }
web-bot-helped = { $side }: the bot was too slow { $times ->
    [one] once
   *[other] { $times } times
 }, and a simpler answer was given for it.
web-too-long = This match has grown too long to go on; it can be ended
long-order = The order for { $word } names more than { $most } answers
web-only-two = At a table of more than two nobody ends the match for the others
web-bots-play-on = A bot does not agree to a draw; you may give up
web-agreed-draw = The players agreed on a draw
web-resign = { $loser } gave up: { $side } wins
web-time = { $loser } ran out of time: { $side } wins
no-forks = At this table it was agreed not to look ahead: it can be forked when it is over
wrong-clock = A clock has at most { $most } seconds
web-waiting-for = Waiting for { $side }
web-the-referee = the referee
web-not-your-seat = This seat is not yours
web-nothing-asked = Nothing is asked of you now
web-nothing-to-undo = There is nothing to take back
web-only-referee = Only the referee does this
web-game-over = The game is over; it can be forked from any moment
web-nobody-asked = Nobody asks to go back
web-not-understood = This cannot be understood as an answer
web-too-fast = Too many messages; wait a moment
web-stumbled = The table stumbled over this; nothing changed, and it was noted for those who keep the server
no-such-page = There is nothing at this address
no-such-match = There is no match “{ $word }”
no-such-moment = The match has the moments 0 to { $last }
no-such-figure = There is no figure “{ $word }” here
not-allowed = This cannot be done at this address
wrong-request = The request cannot be understood: { $why }
too-large = The request is too large
too-many = Too many requests; wait a moment
invitation-used = This invitation was followed already, or is too old; ask for another one
seat-taken = Somebody sits there already
unknown-token = This link opens no seat of this match
nothing-asked = Nothing is asked of you now
no-path-asked = The open question is not about a path
wrong-preview = One can ask for reach, path, sight, odds, threats or measure, not { $word }
wrong-measure = A measure wants two points or figures on the table, one and other
no-odds = This could not be reckoned in time
no-hints-agreed = It was agreed that nobody asks the table for advice in this match
no-bot-answer = No bot answered then
why-secret = While the game runs, this would tell what is hidden from you
still-secret = While the game runs, this would show what is hidden from you
members-only = This is for those who have an account here, and for whoever keeps the server
study-not-yours = Somebody else began this study
study-bot = { $word } thinks too long for a study here; there are { $known }
study-duels = Duels take too many games for a study here
study-many = You have { $most } studies here already
game-too-slow = The game took too long to be played again.
luck-for-two = The luck of a game is told between two
no-such-seat = There is no such seat at this table; there are: { $known }
not-at-the-table = Only those who sit at a table that still plays can change who sits there
still-here = Somebody sits there; a seat can be given to another when it has been empty for { $seconds } seconds
not-your-ally = Only an ally or the referee can give this seat to another person; a bot may keep it warm
elsewhere = This match is being taken to another process: try again in a moment
serve-wrong-mail = To write letters, say all of { $names }: a server smtp://host:port, a sender with @, and where guests find the table
no-mail = This server writes no letters
mail-too-often = A code was sent of late; try again in an hour
mail-failed = The letter could not be sent
wrong-code = This is not the code that was sent
mail-code-subject = Your code for Escarmouche
mail-code = To be told by e-mail when it is your turn, enter this code on the page of your account: { $code }. If you did not ask for it, do nothing.
mail-turn-subject = It is your turn: { $title }
mail-turn = You are awaited at a table of { $title }: { $link }
wrong-nickname = { $word } cannot be a name: 2 to 40 letters, digits, spaces, dots, hyphens
wrong-order = The game never asks { $word }; it asks: { $known }
empty-order = The order for { $word } names no answer
too-many-orders = A seat has at most { $most } standing orders
wrong-calendar = By the calendar an answer has { $hours ->
    [one] an hour
   *[other] { $hours } hours
 } at least, and none adds to it
wrong-delay = Those who watch may be { $most } minutes behind at most
serve-no-postgres = PostgreSQL needs the package asyncpg: install requirements/postgres.txt
rematch-after-end = A rematch is offered when the game is over
luck-after-end = The luck of a game is told when it is over
inquiries-busy = Too many studies wait for their turn; come back later
case-too-slow = The case took longer than { $seconds } seconds
name-taken = Somebody is called { $word } already
wrong-password = Name and password do not belong together
wrong-name = A name has 2 to 40 letters, a password 8 to 200
not-signed-in = Sign in first
server-stumbled = The server stumbled over this; it was noted for those who keep it

# What a list uses
meter-points = Points
meter-members = Members

print-band = A band
print-total = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
print-figure = Figure
print-weapons = Weapons
print-traits = Traits
print-cost = Cost
print-no-typst = Printing needs typst, which is not installed. Type: ./escarmouche
print-written = { $path } is ready to print.

## Content files

shape-whole = a whole number
shape-number = a number
shape-text = a text
shape-letters = a text of so many letters:
shape-yes-no = true or false
shape-nothing = null (not known)
shape-list = a list
shape-mapping = a mapping { "{" }field: value{ "}" }
shape-game = the name of a game, or a System
shape-system = a System
shape-position = a Position
shape-bot = the name of a bot, or an object with choose(view, decision)
shape-bot-name = the name of a bot
shape-path = a path
shape-sides = lists by side { "{" }side: [name, …]{ "}" }
shape-sizes = a Sizes
shape-moment = a Moment, as clone gives it
shape-form = a text of the form { $form }
shape-or = or
shape-between = from { $least } to { $most }
shape-least = of at least { $least }
shape-most = of at most { $most }
content-wrong = { $expected } was expected, not { $found }.
content-missing = this field is missing; { $expected } is expected.
content-no-field = there is no such field; there are: { $known }.
content-seat-empty = nobody sits here, and this side has to be played.
content-seat-shared = seats that share a side are numbered, each once (red-1, red-2); there are { $most } at most, and one referee.
content-no-seat = there is no such seat; there are: { $known }.
content-no-scene = there is no such scene; there are: { $known }.
content-beside-scene = a scene has its own; leave this out.
content-no-kind = there is no such kind of card; there are: { $known }.
content-no-cards = a content file is a mapping: game, then kinds of card: { $known }.
content-no-game = the file must say its game: “game: { $game }”.
content-unreadable = this cannot be read: { $why }.
content-too-long = too long: at most { $most } letters.
content-too-many = too many: at most { $most } cards of a kind in one file.
content-length = { $count } are too few or too many: from { $least } to { $most } are expected.
content-twice = there is another card of this name in { $path }, line { $line }.
content-comma = a name has no comma: lists separate by commas.
content-name = a name has letters, and no line break or space at its ends.
content-name-taken = another kind of card has the name “{ $word }”; lists could not tell them apart.
content-no-card = no card is called “{ $word }”.
content-not-among = one of { $known } was expected, not { $found }.
content-bounds = a number from { $least } to { $most } was expected, not { $found }.
content-good = { $path }: { $count ->
    [one] one card, nothing is wrong with it
   *[other] { $count } cards, nothing is wrong with them
 }
content-faults = { $count ->
    [one] One fault
   *[other] { $count } faults
 }
content-nothing = There is nothing to check: no card file was named, and { $path } has none.
brought-many = { $count } cards are too many to bring to one table: at most { $most }, and 1 kB each on an average.
brought-twin = Another card with the same mark is on a table here already. Change something in yours.
brought-forged = A card brought to this table is not what its mark says. Choose it again from your cards.
content-none = { $game } has no content files.
content-no-folder = The folder of own cards, { $path }, is not there.
content-unusable = Your own cards cannot be used: { $fault } { $count ->
    [one] Mend it
   *[other] Mend all { $count }
 } (escarmouche content check), or move the file away.
content-gone = This game was played with a card of somebody's own, “{ $card }”, which is not here; put its file into the folder of own cards.
content-changed = This game was played with another version of the card “{ $card }” than the one in the folder of own cards.
content-replaced = This game was played with the printed card “{ $card }”; the folder of own cards has another in its place.
content-written = { $path } is written.
content-schema = Cards of { $game }
content-about-game = the game the cards are for
content-about-imported = the catalogue the cards were imported from; other cards of the same names take their place
import-none = { $game } reads no catalogue of another program.
import-too-large = This catalogue is too large: at most { $most } MB are read.
import-not-json = This is no catalogue: a JSON file of the list builder was expected.
import-form = This is no catalogue of the list builder: “{ $missing }” is missing or is not what it should be.
import-version = This catalogue is of version { $version }; one of { $known } was expected.
import-too-many = This catalogue is refused: “{ $what }” has more than { $most } entries.
import-bases = { $count ->
    [one] One profile has no base in the catalogue: it
   *[other] { $count } profiles have no base in the catalogue: they
 } stand on 40 mm up to stature 3, 50 mm with 4 or 5, 60 mm with 6.
import-count = { $kind }: { $complete } complete, { $partly } partly, { $left } left out
import-later = Skills of later editions that are played here, and the cards they touch: { $skills }.
import-skills = Skills that our book does not have, and the cards they touch: { $skills }.
import-reasons = Cards touched: { $reasons }.
import-partly = Partly played (what is not, by card):
import-left = Left out:
import-header = Imported from { $source }. Corrections go into another file: a card of the same name takes the place of one here.
import-kind-profiles = Profiles
import-kind-weapons = Weapons
import-kind-shields = Shields
import-kind-armours = Armours
import-kind-trinkets = Objects and helmets
import-kind-spells = Spells
import-kind-ammunition = Ammunition
import-kind-grimoires = Grimoires
import-reason-line = { $count } by a line that is no word of ours
import-reason-skill = { $count } by a skill of a later edition
import-reason-value = { $count } by what follows a skill
import-reason-figure = { $count } by a figure that is missing
import-reason-recruitment = { $count } by a condition of recruitment
import-reason-effect = { $count } by an effect on others or on costs
import-reason-wordless = { $count } by a rule that the catalogue does not tell
import-reason-part = { $count } by something they carry
import-reason-form = { $count } by their form
content-starter = Cards of your own for { $game }. Fill in, then: escarmouche content check THIS-FILE
unknown-kind = There are no cards of the kind “{ $word }”; there are: { $known }.
file-exists = { $path } is there already; it is left as it is.
content-header = Cards of my own for { $game }; put this file into the folder of own cards.
content-too-large = A file of cards has at most { $most } letters here.
content-nothing-typed = There is no card to print.
one-against-other = { $one } against { $other }
