# Les comptes, pour qui en veut un
account = Compte
account-text = Nul besoin d’un compte pour jouer. Avec un compte, vos parties et vos listes se retrouvent depuis n’importe quel navigateur.
account-name = Nom
account-password = Mot de passe
account-form = Un nom d’au moins 2 lettres ou chiffres (aucun signe aux bouts), un mot de passe d’au moins 8 caractères. Pas d’adresse de courriel : un mot de passe perdu le reste.
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
my-games = Mes parties
my-games-none = Les parties jouées en étant connecté apparaîtront ici.
my-answers = { $count ->
    [one] une réponse
   *[other] { $count } réponses
  }
my-lists = Mes listes
my-lists-none = Les listes gardées en étant connecté apparaîtront ici.
my-turn = à vous de jouer
my-over = terminée
my-due = jusqu’au { $when }
