# What the commands say while they work. Their help is in help.en.ftl.

at-least = { $option } must be at least { $least }
name-value = { $option } is written name=value, not “{ $word }”
stopped-after = stopped after { $done } of { $games ->
    [one] one game
   *[other] { $games } games
  }
show-drawn = Drawn: { $path }
record-differs = the record differs from the rules at line { $line }: { $what }
record-unfinished = The record ends here; the game is not finished.

## A wrong option

usage-option = { $command }: there is no option { $word }.
usage-extra = { $command }: “{ $word }” is one word too many.
usage-missing = { $command }: { $word } is missing.
usage-value = { $command }: “{ $value }” will not do for { $word }.
usage-twice = { $command }: { $word } is given twice.
usage-form = { $command }: { $told }
usage-nearest = Did you mean { $word }?
usage-help = See: escarmouche { $command } --help

## case

case-passed = passed
case-failed = FAILED
case-count = { $passed } passed, { $failed } failed

## vocabulary

vocabulary-game = { $game }: unit { $unit }, sides { $sides }
vocabulary-decisions = Decisions, with the form of their answers (play)
vocabulary-dice = Dice, by purpose (dice)
vocabulary-events = Events, with their fields (expect.events)
vocabulary-queries = Queries (query)
vocabulary-statuses = Statuses (status)
vocabulary-figure-fields = Figure fields (with, expect.figures)
vocabulary-skills = Skills and traits (figures.skills, figures.traits)
vocabulary-modifiers = Modifiers, by name, with the number they change (expect.events)
vocabulary-options = Options (options)
vocabulary-terrain = Kinds of terrain (terrain)
vocabulary-cards = Cards (figures.profile, figures.equipment, list.members)
vocabulary-notes = Good to know
vocabulary-kinds = Words of forms that stand for others
vocabulary-profiles = Profiles (figures.profile)

## verify

verify-identical = identical
verify-so-far = identical so far; the game is not finished
verify-differs = differs at line { $line }: { $difference }
verify-note = note: { $note }

## simulate

simulate-games = games
simulate-wins = wins of { $who }
simulate-draws = draws
simulate-by = ended: { $reason }
simulate-mean-turns = mean turns
simulate-games-per-second = games/s
simulate-decisions-per-second = decisions/s
simulate-failed = failed
simulate-failure = game { $game } failed: { $why }
simulate-resume = --resume needs --out FILE: the games so far are there
simulate-mirror = --mirror draws the list that both play: name bots without a list
simulate-kept = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $path }

## dataset

dataset-parquet = { $path }: a data set is a .parquet file
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
  } with { $rows ->
    [one] one choice
   *[other] { $rows } choices
  } in { $path }

## balance

balance-stopped = stopped; the same line with --resume goes on
balance-written = everything is in { $path }

## ladder

ladder-title = The ladder of the bots
ladder-bot = bot
ladder-rating = rating
ladder-interval = nine times in ten within
ladder-games = games
ladder-against = wins of ↓ against →
ladder-how = Every pair played { $games } games: the same list on both sides, drawn for each seed, and every seed twice, seats exchanged, so that neither lists, table nor first turn favour anybody. Ratings are openskill’s (Plackett-Luce, 25 for a newcomer); shares have Wilson’s interval, draws count half.
ladder-again = Written by:
ladder-pair = { $one } v { $other }
ladder-stopped = stopped: what was played is rated; --resume goes on
ladder-failed = { $games ->
    [one] One game
   *[other] { $games } games
  } failed: { $which }
ladder-resume = --resume needs --out FOLDER: the games so far are there
ladder-two = a ladder needs two different bots at least
ladder-even = --games must be an even number from 2: every seed is played twice
ladder-written = written to { $path }

## odds

odds-usage = Tell what to reckon: a record (with --moment), a case file, or a game and two profiles; see --help.
odds-nothing = Nothing is asked at this moment.
odds-exact = exact, { $ways ->
    [one] one way
   *[other] { $ways } ways
  }, { $left } left out
odds-worlds = exact in each of { $samples } worlds that cannot be told apart, ± two standard errors
odds-sampled = sampled, { $samples } plays, ± two standard errors
odds-best = everybody chooses what is best for them
odds-decline = everybody declines
odds-none = nobody has a choice
odds-next = then: { $questions }
odds-mean = { $mean } on average
odds-dice = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
  }

## odds --agree

agree-agrees = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
  } with exact odds, each beside { $plays } plays: { $figures ->
    [one] one figure
   *[other] { $figures } figures
  }, the worst { $errors } standard errors apart{ $where }.
agree-policies = Of these, { $best } where everybody on the way chooses best, { $decline } where they decline, { $none } where nobody has a choice.
agree-run = { $run } of { $plays } plays went through the rules; the others threw what had been seen before.
agree-certain = passed over: { $count }, nothing left to the dice (a play came to the same)
agree-sampled = passed over: { $count }, too many ways, odds sampled
agree-unplayed = passed over: { $count }, too many ways to reckon the replies
agree-none = passed over: { $count }, a game without a choice
agree-again = { $decision }, { $figure }: { $errors } standard errors apart, and { $again } with as many plays more
agree-few = Only { $exact } of { $decisions } decisions { $exact ->
    [one] has
   *[other] have
  } exact odds.
agree-resume = --resume needs --out FILE: what was compared is there
agree-stopped = stopped after { $exact } of { $decisions } decisions

## luck

luck-whole = whole game
luck-turn = turn { $turn }
luck-dice = dice of { $side }
luck-luck = luck of { $side }
luck-mistakes = mistakes of { $side }
luck-rolls = luckier than { $share }, rolls: { $rolls }
luck-gained = { $chance } ± { $error }; models { $models }, points { $points }
luck-cost = { $mistakes } of { $decisions }: { $cost }
luck-curve = { $side }'s chance to win
luck-costliest = Costliest decisions
luck-none = No decision was clearly worse than another.
luck-costly = moment { $moment }, turn { $turn }, { $side } – { $question } { $chosen }; better: { $better } ({ $cost } ± { $error })
luck-how = Chances: the game's score, calibrated on { $games ->
    [one] one game
   *[other] { $games } games
  } played on by { $bot } (Brier score { $brier } on games it had not seen; no knowledge gets 0.25). ± is two standard errors; the bounds of the curve hold nine of ten refits. Luck and mistakes are chances to win gained and lost; a decision is a mistake beyond two standard errors and 0.5%.

## futures

futures-title = { $games ->
    [one] One future
   *[other] { $games } futures
  } from moment { $moment } of { $last } (turn { $turn }), played by { $bot }
futures-at = --at: the game has the moments 0 to { $last }, not { $moment }
futures-wins = { $side } wins
futures-draws = draw
futures-models = models of { $side }
futures-points = points of { $side }
futures-turns = turns
futures-between = { $low } to { $high } in nine games of ten

## bench

bench-job = job
bench-ours = ours
bench-peer = peer
bench-ratio = ratio
bench-unknown = There is no job “{ $word }”; there are: { $known }.
bench-missing = { $job } is measured against { $package }, which is not installed. Type: ./escarmouche bench
bench-written = { $path } is up to date.

## build-fast

fast-built = { $modules ->
    [one] One compiled module is in { $folder }.
   *[other] { $modules } compiled modules are in { $folder }.
}
fast-removed = Nothing is compiled any more: the plain sources play.
fast-missing = Compiling needs { $what }, which is not there; the plain sources play as before.
fast-nothing = No module begins with “{ $word }”. For example: core, space, games.evenor
fast-failed = { $module } could not be compiled; the plain sources play as before. { $why }

# ---------------------------------------------------------------- rules met in play

played-chapter = Chapter
played-rules = Rules
played-met = Met
played-share = { $games ->
    [one] One game
   *[other] { $games } games
} met { $met } of { $rules } rules ({ $share }).
played-unmet = Never met:
played-nothing = There is no record in { $path }.
played-kept = The counts in { $path } are up to date.
played-unkept = Counts are kept in a checkout only.
