timeline = Le tour, pas à pas
timeline-who = Qui
timeline-rank = Rang
timeline-why = Qui agit, et pourquoi
timeline-acts = agit maintenant
timeline-done = a agi
track-left = { $left } sur { $full }
weights = Jets en ce moment
weight-rolled = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
weight-dice = { $dice ->
    [one] dé
   *[other] dés
  }
weight-of = sur { $dice }
