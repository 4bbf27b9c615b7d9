# Ses propres cartes
cards-title = Vos propres cartes
cards-intro = Saisissez les cartes que vous possédez. Elles restent dans ce navigateur, et vos listes les apportent à la table.
cards-lists = En faire une liste
cards-no-game = Aucun jeu ici n’accepte vos propres cartes.
cards-shelf = Vos cartes
cards-nameless = (sans nom)
cards-begin = Commencez par une carte
cards-begin-text = Choisissez le type de carte à saisir, ou ouvrez un fichier.
cards-copy = Partir d’une carte imprimée…
cards-throw = Jeter cette carte
cards-take-back = Reprendre { $name }
cards-file = Fichier
cards-download = Télécharger
cards-upload = Ouvrir un fichier
cards-file-hint = Un fichier ouvert, ou déposé sur cette page, prend la place des cartes d’ici. Le catalogue d’un constructeur de listes (JSON) devient des cartes.
cards-report = Ce que le catalogue a apporté
cards-print = Cartes
cards-face = La carte
cards-see = Voir la carte
cards-text = Le fichier
cards-good = Rien à redire à cette carte
cards-faults = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
  }
cards-more = Encore : { $what }
cards-without = Sans { $what }
cards-drop = Retirer { $what }
cards-use = Écrire « { $word } »
cards-word = Nouveau
home-cards = Saisissez vos cartes
home-cards-text = Vos profils, armes et sorts : vérifiés à la saisie, imprimés, joués.
cards-begun = Une nouvelle carte. Remplissez-la : ce qui manque encore se dit au fur et à mesure.
