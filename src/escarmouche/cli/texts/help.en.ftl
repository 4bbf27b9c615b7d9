# What --help says: a command, its example, more about it, then its options. Read without Fluent, so that help is quick:
# plain text, a line each. What an option means wherever it appears is under options; a group lends its own to its commands.

labels =
    .parameters = Parameters
    .commands = Commands
    .help = Show this help.
    .version = Show the version.
    .example = Example
    .default = default

options =
    .game = Which game, for instance evenor.
    .json = Print JSON, for programs.
    .lang = fr or en; otherwise the language of ESCARMOUCHE_LANG, LC_ALL or LANG.
    .seed = Any text; the same seed gives the same tables and the same dice.
    .scenario = Which scenario of the book.
    .option = An option of the game, as name=value; may be repeated.
    .workers = How many processes; all cores without it.
    .cluster = Play on the Dask cluster at this address, for instance tcp://host:8786.
    .batch = Games that travel together; part of every seed.
    .resume = Go on where the run in --out stopped.
    .path = The record of a game.
    .games = How many games.

escarmouche = Tabletop skirmish games with every rule enforced.
    .example = escarmouche play evenor --blue greedy
    .more = Without a command it opens the table in the browser. Every command has its own --help. --content FOLDER (or ESCARMOUCHE_CONTENT) names the folder of your own cards. --debug shows where an unexpected error comes from.

play = Play a game in the terminal.
    .example = escarmouche play evenor --red human --blue greedy --seed 7
    .more = Answer with a number of the list, with the answer in words, or with Enter. Type help during the game.
    .red = Who plays Red: human, random, greedy, habit, search or search@1s.
    .blue = Who plays Blue, likewise.
    .red_list = Red’s list, a file or a code; a random legal one otherwise.
    .blue_list = Blue’s list, a file or a code; a random legal one otherwise.
    .seats = Who sits where, by commas: red=human,blue,green=random; red-1=human,red-2=human share a side; referee=human.
    .explain = Tell what a bot that thinks saw in its candidates.
    .record = Keep the game in this file.
    .resume = Go on with a game kept in this file.
    .odds = How many times each option is tried to tell its odds; 0 for none.

rules = Which rules of a book are played and proved.
    .example = escarmouche rules evenor EV-MEL-06
    .more = Without a game: all books. With a game: a table by chapter. With a rule id too: its text, our ruling, the code that applies it, the tests and cases that prove it.
    .rule = A rule id, such as EV-MEL-06, or a chapter: MEL, or its title.
    .games = Play so many games of mixed bots over all scenarios and count in how many each rule is met.
    .played = Count in the records of this folder instead.
    .write = Renew the list of proofs, or with --games or --played the counts, kept in the package (in a checkout).
    .readme = Renew the table of books in README.md.

list = Check, build and share army lists.
    .army = A list file, a list code, or the names of the members.
    .game_size = Points of the game, if not the usual.
    .game = Which game the list is for.
    .faction = Only models of this faction.
    .out = Write the list to this file too.
    .pdf = Write a roster and printable cards to this file.

list-check = Is this list legal? If not, why, and what mends it.
    .example = escarmouche list check Phobos Asterion Ulysse
    .more = Exit status 0: legal; 1: illegal; 2: not understood.

list-build = Compose a legal list at random.
    .example = escarmouche list build --faction Grecs --seed 3

list-code = The short code of a list, or the list of a code.
    .example = escarmouche list code my-band.yaml

content = Cards of your own: begin, check, complete.

content-check = Is everything right in these card files?
    .example = escarmouche content check my-cards.yaml
    .more = A card file says its game (game: kharn-ages), then kinds of card, each a list: weapons, profiles… Every fault is told with its file, line, card and field, what was expected and the nearest word. Without a file, those of your folder of cards are checked. In Khârn-Âges null is a figure that you do not know: such a card is shown, but nobody can recruit it. A card with the name of a printed one takes its place. Exit status 0: all right; 1: faults; 2: not understood.
    .files = Card files, or folders of them.
    .game = Which game, if the files do not say it.

content-schema = The JSON Schema of card files, for completion in an editor.
    .example = escarmouche content schema kharn-ages --out kharn-ages.json
    .more = Put it beside your card file and let the file begin with the line # yaml-language-server: $schema=kharn-ages.json
    .out = Write it to this file.
    .own = Propose the names of your own cards, too.
    .json = On one line.

content-new = A card file to fill in, every field explained.
    .example = escarmouche content new kharn-ages --kind weapons --out my-cards.yaml
    .kind = Only this kind of card; may be repeated.
    .out = Write it to this file.

content-import = Read the catalogue of a list builder into card files of your own.
    .example = escarmouche content import catalog.json
    .more = For Khârn-Âges, the catalogue of the open list builder (JSON). Short effect lines are understood where their meaning is a word of ours; every other line is listed by card and carried on the card as not played. Running it again updates the file; corrections go into another file of your folder of cards, where a card of the same name wins.
    .file = The catalogue.
    .out = Write the cards to this file instead of your folder of cards.
    .only_complete = Leave out cards of which something is not played.
    .game = Which game.

case = Run rulings written as case files.
    .example = escarmouche case tests/cases/evenor
    .more = One line a case; for a failing one, the first difference and the log up to it.
    .paths = Case files, or folders of them.

vocabulary = Every word a case may use in a game.
    .example = escarmouche vocabulary evenor

simulate = Play many games between two bots and count who wins.
    .example = escarmouche simulate evenor --games 100 --red greedy --blue random
    .red = BOT or BOT:LIST; LIST is a file or a code, a random legal list without it.
    .blue = The second contestant, likewise.
    .seats = Who sits there, by commas: red,blue,green; red-1,red-2,blue share a side; referee.
    .others = Who plays for every side but red and blue.
    .swap = Play every seed twice, seats exchanged; wins count for the contestant.
    .mirror = Both play the same list, drawn anew for every seed: bots are compared, not lists.
    .records = Keep records of games in this folder.
    .sample = How many games to record, spread over the run.
    .only = Play again the one game of this seed.
    .out = Keep each game in this file, .jsonl or .parquet.

dataset = Keep every choice of many games in one Parquet file, for learners.
    .example = escarmouche dataset evenor --games 2000 --out evenor.parquet
    .more = A row for each choice: what its seat saw, what was open, what was answered, how the game ended for it. docs/simulate.md has the columns. The same seed gives the same file on any number of cores.
    .red = Who plays, a bot's name or module:Name.
    .blue = The second contestant, likewise.
    .swap = Play every seed twice, seats exchanged.
    .mirror = Both play the same list, drawn anew for every seed.
    .out = The file to write, .parquet.

balance = Find out what profiles, lists, seats and options are worth, from many games.
    .example = escarmouche balance evenor --games 400
    .more = Without --army legal lists are drawn at random and every profile gets a suggested cost with its interval. The folder holds the games, findings.json, report.md and the charts. Ctrl-C keeps what is played; --resume goes on.
    .out = The folder of the study; without it one in the user's data folder, which the browser table shows.
    .resume = Go on with the study in --out.
    .games = Games of drawn (or given) lists.
    .bot = Who plays them.
    .army = A list to compare, a file or a code; give it several times.
    .duels = Games of each pair of profiles in each seating; 0 for none.
    .duel_bot = Who plays the duels.
    .check = Games of drawn lists by --check-bot, to see whether the findings hold for it.
    .check_bot = Who plays these.
    .switch = An option to change, as name=value: what does it do to the same games?
    .switched = How many games to play again with it.
    .plots = Pictures of the charts: svg, png or none.

ladder = Let every bot meet every other and rate them.
    .example = escarmouche ladder evenor --bot random --bot search@60 --games 20
    .more = Both play the same list, and every seed twice, seats exchanged. search@60 looks ahead 60 times a move, search@1s thinks a second. Ctrl-C rates what was played; with --out it can be resumed.
    .game = The games; all of them without one.
    .bot = A bot of the ladder, ours or module:Name; may be repeated. The usual ones without it.
    .games = How many games a pair plays: an even number.
    .out = Keep the games in this folder, a folder for each game, a file for each pair.
    .write = Write the report to this file, as a page.

show = Show a position: a moment of a record, the table of a case, or a line of text.
    .example = escarmouche show game.jsonl --moment 40 --svg table.svg
    .more = Without an option it is drawn with letters. Nothing is hidden: it is for looking at games, not for playing them.
    .what = A record, a case file, a position in JSON, or a free table in one line.
    .moment = Which moment of the record, counted as in the replay; otherwise the last choice.
    .svg = Draw it into this file.
    .line = Print it as one line of text that can be read back.
    .json = Print the whole position as JSON that can be read back.

replay = Tell a recorded game, line by line.
    .example = escarmouche replay game.jsonl
    .from_ = The first turn to tell.
    .to = The last turn to tell.

verify = Play a record again and say whether it comes out the same.
    .example = escarmouche verify game.jsonl
    .paths = Records of games, or folders of them.

odds = Tell the exact odds of what may be answered, or of a duel.
    .example = escarmouche odds evenor Oni Kara
    .more = Of a record it takes the options at a moment (escarmouche odds game.jsonl --moment 40), of a case file those where its situation begins, and of a game and two profiles an attack of the first on the second. The rules themselves are run with every outcome of the dice; each roll is told with its modifiers and rules. Where there are too many ways, odds are sampled, and that is said. --agree 200 --samples 100000 compares the odds of 200 random decisions with as many plays of each and fails beyond 4 standard errors.
    .what = A record, a case file, or a game and two profiles.
    .moment = Which moment of the record, counted as in the replay; otherwise the last.
    .option = A condition of the duel, for instance attack=shot, range=long or defender-is=prone; may be repeated.
    .policy = What those who must choose on the way do: best for themselves, or decline.
    .samples = Plays, where odds are sampled or compared.
    .agree = Compare the odds of so many random decisions of a game with plays.
    .out = With --agree, keep each decision in this file, as JSON lines.

luck = Tell the luck of a recorded game apart from its decisions.
    .example = escarmouche luck game.jsonl
    .more = Every roll is set against its exact prior. What dice and answers did to the chance of winning is judged by the game's own score, calibrated on games that a bot plays on from twelve moments of this one; the error of each figure is told.
    .games = Games played on to calibrate the chances.
    .samples = Sampled dice for each moment; four times as many for the worst.
    .bot = Who plays both sides on: a bot's name; otherwise the habits of the game, or quick where it has none.
    .seed = Any text; the same seed gives the same figures.

futures = Play a recorded game on from one of its moments, a thousand times.
    .example = escarmouche futures game.jsonl --at 40 --games 1000
    .more = Moments are counted as in the replay: one for each answer that left a choice. Ctrl-C keeps the games that are finished.
    .at = The moment to start from; the middle of the game without it.
    .bot = Who plays both sides on: a bot's name; otherwise the habits of the game, or quick where it has none.
    .seed = Any text; the same seed gives the same figures.

serve = Serve the table to browsers.
    .example = escarmouche serve --port 8000
    .port = Port to listen on.
    .game = A game from outside, module:NAME, that is played here, too; may be repeated.
    .bot = Who plays a level, as LEVEL=NAME: expert=search@2s, hard=module:Name; may be repeated.
    .name = A name by which guests call this server, beside numbers and the machine's own name; may be repeated.
    .trust_proxy = Address of a proxy whose word on where guests come from is believed; without it nobody's is.
    .log = File for the log, one JSON line an event; - for the terminal. Without it only failures are shown.
    .no_limits = Let one address ask for as much as it likes: for benchmarks and tests.
    .host = Address to listen on; 0.0.0.0 lets friends of the same network in.
    .data = Where matches are kept, a file or its folder; by default in the user's data folder.
    .database = Address of a PostgreSQL database to keep matches in, instead of the file: postgresql://user@host/name.
    .processes = How many processes serve; each plays its own matches, and others take them over when it dies.
    .peer_address = Address by which processes on other machines that share the database reach those here.
    .no_browser = Do not open a browser.

backup = Copy everything a server keeps, also while it plays.
    .example = escarmouche backup /srv/backup/matches.sqlite
    .to = The copy; it must not be there yet.
    .data = Database file; by default the one in the user's data folder.

restore = Put a copy back; what was there is kept beside it.
    .example = escarmouche restore /srv/backup/matches.sqlite
    .copy = What backup made.
    .data = Database file; by default the one in the user's data folder.

bench = Measure the engine against its peers.
    .example = escarmouche bench copy-position apply-answer
    .jobs = Which jobs, all without it; growth alone renews docs/performance.md.

build-fast = Compile the engine and the rules, to play the same games faster.
    .more = Needs Cython and a C compiler, and takes minutes. A module whose source changed is plain again until the next build; ESCARMOUCHE_PLAIN=1 plays without what is compiled.
    .example = escarmouche build-fast --only games.evenor
    .only = The modules whose names begin so, for instance core or games.evenor.
    .workers = How many to compile at once; as many as there are cores without it.
    .remove = Throw away what is compiled.
