# Replay
replay-controls = Moments of the game
replay-first = To the beginning
replay-back = One moment back
replay-on = One moment on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment
replay-where = Moment { $moment } of { $last } · turn { $turn }
replay-link = Copy the link

# Play on from a moment
fork = Play from here
fork-title = Play on from moment { $moment }
fork-text = A new game starts from what is on the table; this one stays as it is. Its dice are its own.
fork-human = a player at this screen
fork-hotseat = Two players at this screen, each in turn.
fork-go = Start

# Rulings
ruling-file = File a ruling
ruling-title = A ruling on moment { $moment }
ruling-text = The situation as a case: add the answers given, the dice that fell and what you expect, then run it.
ruling-case = The case
ruling-run = Run
ruling-again = Start over
ruling-download = Download
case-passed = Passed:
case-failed = Failed:
