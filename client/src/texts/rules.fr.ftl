# Le livre de règles vivant
rules-title = Les règles de { $game }
rules-intro = Chaque règle du livre dans nos propres mots, avec la lecture choisie là où le livre se tait.
rules-which = Jeu
rules-search = Chercher un titre, un texte ou un numéro
rules-state = État
rules-state-any = tous les états
rule-state-proved = Prouvée
rule-state-weak = Mal prouvée
rule-state-played = En jeu
rule-state-missing = Pas encore en jeu
rules-ruled = avec une lecture
rules-found = { $found ->
    [0] Aucune règle trouvée
    [one] Une règle
   *[other] { $found } règles
  }
rules-chapters = Chapitres
rules-coverage = { $proved } sur { $total } prouvées, { $weak } mal prouvées, { $played } en jeu sans preuve, { $missing } pas encore en jeu
rules-link = Lien vers { $rule }
rules-proofs = Prouvée par { $count ->
    [one] un test ou cas
   *[other] { $count } tests et cas
  }
rules-code = Dans le code
rule-met = { $met ->
    [0] Rencontrée dans aucune des { $games } parties comptées
    [one] Rencontrée dans une des { $games } parties comptées
   *[other] Rencontrée dans { $met } des { $games } parties comptées
  }
rules-authors = Pour les auteurs
rules-intro-players = Chaque règle dans son chapitre, avec nos mots : cherchez, ou lisez à la suite. Ce que nous avons décidé là où un livre se tait est sous la règle.
example = Un exemple joué
example-before = Avant
example-after = Après
