# The living rulebook
rules-title = The rules of { $game }
rules-intro = Every rule of the book in our own words, with the reading we chose where the book is silent.
rules-which = Game
rules-search = Search a title, a text or an id
rules-state = State
rules-state-any = any state
rule-state-proved = Proved
rule-state-weak = Weakly proved
rule-state-played = In play
rule-state-missing = Not yet in play
rules-ruled = with a reading
rules-found = { $found ->
    [0] No rule found
    [one] One rule
   *[other] { $found } rules
  }
rules-chapters = Chapters
rules-coverage = { $proved } of { $total } proved, { $weak } weakly, { $played } in play without proof, { $missing } not yet in play
rules-link = Link to { $rule }
rules-proofs = Proved by { $count ->
    [one] one test or case
   *[other] { $count } tests and cases
  }
rules-code = In the code
rule-met = { $met ->
    [0] Met in none of { $games } games counted
    [one] Met in one of { $games } games counted
   *[other] Met in { $met } of { $games } games counted
  }
rules-authors = For authors
rules-intro-players = Every rule in its chapter, in our own words: search, or read on. What we decided where a book is silent stands below a rule.
example = An example, played
example-before = Before
example-after = After
