# L’atelier des listes
lists-title = Composer une liste
lists-game = Jeu
lists-profiles = Profils
lists-search = Chercher un nom, un trait, une arme
lists-any-role = tous les rôles
lists-role = Rôle
lists-any-trait = tous les traits
lists-trait = Trait
lists-any-cost = tous les coûts
lists-cost-most = Coût au plus
lists-up-to = jusqu’à { $cost }
lists-found = { $found ->
    [0] Aucun profil trouvé
    [one] Un profil
   *[other] { $found } profils
  }
lists-own = à vous
lists-take = Prendre
lists-add = Prendre { $name }
lists-remove = Écarter { $name }
lists-band = Votre liste
lists-empty = Prenez des profils dans le catalogue, ou laissez le hasard remplir la liste.
lists-legal = Légale
lists-illegal = Pas légale
lists-repair = Réparer : écarter { $names }
lists-random = Surprenez-moi
lists-clear = Vider
lists-name = Nom de la liste
lists-save = Garder
lists-unnamed = Liste { $count }
lists-kept = Listes gardées dans ce navigateur
lists-forget = Oublier { $name }
lists-share = Partager
lists-copy-link = Copier le lien
lists-paste = Code ou lien d’une liste
lists-elsewhere = Code pour le constructeur de listes
lists-unsaid = Laissé de côté là-bas : { $lines }
lists-lost = Laissé de côté ici : { $lines }
lists-unplayed = { $count ->
    [one] Une ligne de cette carte n’est pas jouée
   *[other] { $count } lignes de cette carte ne sont pas jouées
 }
lists-open = Ouvrir
lists-play = Jouer avec cette liste
lists-print = Imprimer
lists-print-cards = Cartes
lists-pdf = PDF
lists-print-roster = Feuille de bande
lists-see = Voir la liste
lists-roster = Feuille de bande
lists-member = Membre
lists-stats = Caractéristiques
lists-weapons = Armes
lists-traits = Traits
lists-cost = Coût
lists-total = Total
lists-equip = Ce que {$name} emporte
lists-wares-none = Tout ce que possède ce profil est sur sa carte.
lists-level = niveau {$level}
