timeline = The turn, step by step
timeline-who = Who
timeline-rank = Rank
timeline-why = Who acts, and why
timeline-acts = acts now
timeline-done = has acted
track-left = { $left } of { $full } left
weights = Rolls now
weight-rolled = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
weight-dice = { $dice ->
    [one] die
   *[other] dice
  }
weight-of = of { $dice }
