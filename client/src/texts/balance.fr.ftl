# The balance lab
home-balance = Équilibre
home-balance-text = Ce que les profils valent vraiment, par de nombreuses parties.
lab-title = Équilibre
lab-intro = Des adversaires automatiques jouent de nombreuses parties avec des bandes tirées au sort. D’après les vainqueurs, chaque profil reçoit le coût qu’il devrait avoir, et à quel point c’est sûr. Chaque nombre mène à ses parties.
lab-studies = Études
lab-none = Aucune étude pour l’instant. Choisissez un jeu et lancez-en une.
lab-game = Jeu
lab-count = Parties
lab-bot = Jouées par
lab-bot-quick = un adversaire rapide
lab-bot-greedy = le fort (lent)
lab-bot-random = le hasard (pour essayer)
lab-duels = avec duels
lab-start = Lancer une étude
lab-busy = Une étude est en cours ; une à la fois.
lab-running = en cours
lab-finished = terminée
lab-stopped = arrêtée
lab-done = { $done } parties sur { $total }
lab-by = jouée par { $bot }
lab-stop = Arrêter
lab-go = Reprendre
lab-click = Choisissez un point, une case ou un nombre pour voir ses parties.
lab-too-early = Les premiers résultats viennent quand un huitième des parties est joué.
lab-profiles = Tous les profils
lab-more = Autres graphiques
lab-col-name = Profil
lab-col-cost = Coût
lab-col-suggested = Suggéré
lab-col-efficiency = Valeur par coût
lab-col-rate = Victoires
lab-col-duels = Duels
lab-col-left = Encore là
lab-cheap = vaut plus
lab-dear = vaut moins
lab-games = Parties
lab-games-of = Parties : { $about }
lab-games-count = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $count } parties
  }
lab-won-red = rouge gagne
lab-won-blue = bleu gagne
lab-drawn = égalité
lab-against = contre
lab-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
lab-open = la regarder
lab-opening = rejouée depuis sa graine…
chart-failed = Le graphique n’a pas pu être dessiné.
