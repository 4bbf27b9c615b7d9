# What charts and reports of the lab say.

costs = Suggested cost less printed cost
costs-about = Right of 0 a profile gives more than it costs. The bar holds the truth nine times in ten.
rates = Win rate of the lists it was in
rates-about = Drawn lists, draws counting half; nine in ten such bars hold the true rate.
roles = In a band and alone
roles-about = Points beyond its cost: upwards in drawn lists, to the right in duels.
alone = points gained, in duels
banded = points gained, in lists
duels = One against one, at equal points
duels-about = Share of duels the row should win against the column, the difference of costs taken out.
lists = Win rate of each list
lists-about = Draws count half.
meetings = List against list
meetings-about = Share won by the row against the column.
sides = Who begins, who sits where
sides-about = Share of games won by the side that was asked first, and by each seat.
shifts = How suggested costs move with { $options }
shifts-about = The same games with the option changed. A bar that crosses 0 shows no clear change.
profile = profile
list = list
faction = faction
cost = cost
suggested = suggested cost
difference = points
efficiency = worth by cost
contribution = adds to an even game
rate = win rate
share = share won
duels-won = duels won
even = at equal points
games = games
left = still there at the end
verdict = verdict
cheap = worth more than it costs
fair = worth its cost
dear = worth less than it costs
one = row
other = column
interval = nine in ten
first = asked first
first-switched = asked first, { $options }
seat-red = red seat
seat-blue = blue seat
report = Balance of { $title }
played = Played by “{ $bot }”: { $games ->
    [one] one game
   *[other] { $games } games
  } of { $what }, { $turns } turns on average, { $draws ->
    [one] one draw
   *[other] { $draws } draws
  }. Rules { $version }.
drawn = legal lists drawn at random
given = the lists given
first-told = The side that is asked first wins { $share } of games ({ $low } to { $high }).
point-told = In an even game one more point adds { $share } ({ $low } to { $high }) to the chance of winning.
transfer-told = Checked on { $games ->
    [one] one game
   *[other] { $games } games
  } of “{ $bot }”: the side these findings favour won { $share } of them ({ $low } to { $high }); the findings hold with slope { $slope } ({ $slope_low } to { $slope_high }), where 1 is in full and 0 not at all.
switched-told = With { $options } the same { $games } games had another winner in { $share } of cases; being asked first is worth { $after } instead of { $before }, and a game lasts { $turns_after } turns instead of { $turns_before }.
too-few = Too few games to say what profiles are worth.
