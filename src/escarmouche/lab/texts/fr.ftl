# Ce que disent les graphiques et les rapports du laboratoire.

costs = Coût suggéré moins coût imprimé
costs-about = À droite de 0, un profil donne plus qu'il ne coûte. La barre contient la vérité neuf fois sur dix.
rates = Taux de victoire des bandes où il était
rates-about = Bandes tirées au sort, une égalité vaut une demie ; neuf barres sur dix contiennent le vrai taux.
roles = En bande et en duel
roles-about = Points au-delà du coût : vers le haut en bande, vers la droite en duel.
alone = points gagnés, en duel
banded = points gagnés, en bande
duels = Un contre un, à points égaux
duels-about = Part des duels que la ligne devrait gagner contre la colonne, la différence de coût ôtée.
lists = Taux de victoire de chaque bande
lists-about = Une égalité vaut une demie.
meetings = Bande contre bande
meetings-about = Part gagnée par la ligne contre la colonne.
sides = Qui commence, qui est assis où
sides-about = Part des parties gagnées par le camp interrogé en premier, et par chaque place.
shifts = Comment les coûts suggérés bougent avec { $options }
shifts-about = Les mêmes parties, l'option changée. Une barre qui coupe 0 ne montre aucun changement net.
profile = profil
list = bande
faction = faction
cost = coût
suggested = coût suggéré
difference = points
efficiency = valeur par coût
contribution = ajoute à une partie égale
rate = taux de victoire
share = part gagnée
duels-won = duels gagnés
even = à points égaux
games = parties
left = encore là à la fin
verdict = verdict
cheap = vaut plus qu'il ne coûte
fair = vaut son coût
dear = vaut moins qu'il ne coûte
one = ligne
other = colonne
interval = neuf fois sur dix
first = interrogé en premier
first-switched = interrogé en premier, { $options }
seat-red = place rouge
seat-blue = place bleue
report = Équilibre de { $title }
played = Joué par « { $bot } » : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $what }, { $turns } tours en moyenne, { $draws ->
    [one] { $draws } égalité
   *[other] { $draws } égalités
  }. Règles { $version }.
drawn = bandes légales tirées au sort
given = bandes données
first-told = Le camp interrogé en premier gagne { $share } des parties ({ $low } à { $high }).
point-told = Dans une partie égale, un point de plus ajoute { $share } ({ $low } à { $high }) à la chance de gagner.
transfer-told = Vérifié sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de « { $bot } » : le camp que ces résultats favorisent en a gagné { $share } ({ $low } à { $high }) ; les résultats tiennent avec une pente de { $slope } ({ $slope_low } à { $slope_high }), où 1 veut dire en entier et 0 pas du tout.
switched-told = Avec { $options }, les mêmes { $games } parties ont un autre vainqueur dans { $share } des cas ; être interrogé en premier vaut { $after } au lieu de { $before }, et une partie dure { $turns_after } tours au lieu de { $turns_before }.
too-few = Trop peu de parties pour dire ce que valent les profils.
