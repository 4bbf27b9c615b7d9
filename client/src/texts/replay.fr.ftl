# Revoir
replay-controls = Moments de la partie
replay-first = Au début
replay-back = Un moment en arrière
replay-on = Un moment en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-moment = Moment
replay-where = Moment { $moment } sur { $last } · tour { $turn }
replay-link = Copier le lien

# Reprendre à un moment
fork = Jouer à partir d’ici
fork-title = Reprendre au moment { $moment }
fork-text = Une nouvelle partie commence avec ce qui est sur la table ; celle-ci reste comme elle est. Ses dés sont à elle.
fork-human = un joueur devant cet écran
fork-hotseat = Deux joueurs devant cet écran, chacun son tour.
fork-go = Commencer

# Points de règle
ruling-file = Poser un point de règle
ruling-title = Point de règle sur le moment { $moment }
ruling-text = La situation sous forme de cas : ajoutez les réponses données, les dés tombés et ce que vous attendez, puis lancez-le.
ruling-case = Le cas
ruling-run = Lancer
ruling-again = Recommencer
ruling-download = Télécharger
case-passed = Réussi :
case-failed = Échoué :
