# The balance lab
home-balance = Balance
home-balance-text = What profiles are really worth, from many games.
lab-title = Balance
lab-intro = Bots play many games with lists drawn at random. From who won, each profile gets the cost it should have, with how sure that is. Every number leads to its games.
lab-studies = Studies
lab-none = No study yet. Choose a game and start one.
lab-game = Game
lab-count = Games
lab-bot = Played by
lab-bot-quick = a quick bot
lab-bot-greedy = the strong bot (slow)
lab-bot-random = chance (to try it out)
lab-duels = with duels
lab-start = Start a study
lab-busy = A study is being played; one at a time.
lab-running = playing
lab-finished = finished
lab-stopped = stopped
lab-done = { $done } of { $total } games
lab-by = played by { $bot }
lab-stop = Stop
lab-go = Go on
lab-click = Choose a point, a square or a number to see its games.
lab-too-early = The first findings come when an eighth of the games is played.
lab-profiles = Every profile
lab-more = More charts
lab-col-name = Profile
lab-col-cost = Cost
lab-col-suggested = Suggested
lab-col-efficiency = Worth by cost
lab-col-rate = Win rate
lab-col-duels = Duels
lab-col-left = Still there
lab-cheap = worth more
lab-dear = worth less
lab-games = Games
lab-games-of = Games: { $about }
lab-games-count = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
  }
lab-won-red = red won
lab-won-blue = blue won
lab-drawn = a draw
lab-against = against
lab-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
lab-open = watch it
lab-opening = playing it again from its seed…
chart-failed = The chart could not be drawn.
