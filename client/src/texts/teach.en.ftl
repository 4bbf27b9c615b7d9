# What the table teaches: advice, first words about something new.
hint-ask = What would you do?
hint-thinking = Playing it on a few times…
hint-best = I would do this
hint-equal = as good
hint-behind = { $points } less likely to win
why-ask = Why did it do that?
why-given = what it did
why-best = looks best
why-earlier = The answer before
new-hints = The table may be asked for advice
hint-why = Played on { $looks } times: { $share } to win.
hint-fall = { $mine } of yours fall, { $theirs } of theirs.
first-question = New
first-seen = Understood
first-enough = No more first words
