# Mots de la table elle-même. Les mots d’un jeu (figurines, actions, règles, journal) viennent du serveur.
home = Escarmouche, première page
choices = Pages et réglages
nav-lists = Listes
nav-odds = Chances
nav-rules = Règles
switch-language = EN: read in English
theme-auto = Thème : comme le système
theme-light = Thème : clair
theme-dark = Thème : sombre
page-soon = Cette page est en cours d’installation.
page-failed = Cette page n’a pas pu être chargée. Réessayez.
loading = On dresse la table…
close = Fermer
confirm = Valider
copy = Copier
copied = Copié
why = Pourquoi ?

# Première page
tagline = Des jeux d’escarmouche sur votre table, chaque règle appliquée et expliquée.
tagline-how = Déplacez vos figurines, tentez votre chance : la table connaît toutes les règles, montre vos chances avant chaque choix et dit pourquoi après.
begin-here = Commencer : une leçon de cinq minutes
play-short = Jouer
showcase = Une partie en cours, rejouée en petit
showcase-pause = Arrêter la partie montrée
showcase-play = Reprendre la partie montrée
play-game = Jouer à { $game }
recent = Vos tables
recent-none = Pas encore de partie : vos tables vous attendront ici.
resume = Reprendre
look = Revoir
forget = Oublier cette table
opponent-human = contre un ami
opponent-hotseat = à deux devant l’écran
opponent-bot = contre l’ordinateur ({ $level })
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
home-lists = Composer une liste
home-lists-text = La légalité au fil de la composition, des cartes à imprimer.
home-rules = Lire les règles
home-rules-text = Un livre à lire et à fouiller, chaque règle expliquée.

# Une nouvelle partie
new-title = Nouvelle partie : { $game }
new-opponent = Contre
new-bot = L’ordinateur
new-bot-text = Prêt tout de suite
new-friend = Un ami
new-friend-text = Par un lien à envoyer
new-hotseat = Même écran
new-hotseat-text = À deux, chacun son tour
new-many = Grande table
new-many-text = Trois camps ou plus, des alliés, un meneur
new-places = Qui est assis où
place-me = à cet écran
place-friend = un ami, par un lien
place-ally = + allié
place-side = + { $side }
place-referee = + meneur
place-referee-text = Le meneur voit tout, joue ceux que personne ne joue et décide de ce que le livre laisse ouvert.
place-remove = Personne comme { $seat }
place-missing = Il faut quelqu’un pour { $sides }, ou un meneur.
referee = Meneur
new-level = Son niveau
new-side = Vous jouez
new-bands = Les bandes
new-yours = la vôtre
new-reroll = Une autre
new-faction = Faction
new-any-faction = toutes factions
new-code = Code de liste
new-code-hint = coller un code
challenge = Lien pour un ami qui compose sa bande
challenge-text = Votre ami veut venir avec sa propre bande ? Envoyez-lui ce lien : il compose la sienne face à la vôtre, commence, et vous renvoie le lien de votre siège.
challenged = On vous défie : la bande d’en face est prête. Composez la vôtre (ou collez son code), commencez, puis renvoyez à votre adversaire le lien de son siège.
new-points = { $cost } points
new-edit = Modifier
new-start = Commencer
new-more = Autres réglages
new-starting = On dresse la table…

# La table
board = La table
board-help = Les flèches déplacent le projet ou la vue, plus et moins zooment, zéro montre tout, Tab passe de figurine en figurine ; la touche a ramène ici.
tools = Outils
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la table (0)
tape = Mètre ruban, visible de vous seul (m)
tape-length = Ruban : { $far }
sight = Ce que voit la figurine choisie, et ses portées (s)
sight-clear = visible
sight-blocked = invisible
angle-hint = Confirmez la flèche, ou touchez d’abord la table du côté où regarder.
no-more = Non, et ne plus demander ce tour
no-more-angle = Ce tour, toujours face à la marche
sight-hidden = caché à { $share }
sight-cover = couvert +{ $bonus }
panel = Journal et fiches
panel-raise = Montrer le journal
panel-lower = Montrer la table
orders = Vos ordres
options = Choix
log = Journal
sheet = Figurine
spoken = En mots
sheet-empty = Choisissez une figurine sur la table pour lire sa fiche.
dice = Dés
dice-none = Les dés tomberont ici.
die-hit = { $face }, réussite à { $needed }+
die-miss = { $face }, échec à { $needed }+
turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
  }
you = vous
bot = ordinateur, { $level }
seat-here = présent
seat-away = absent
seat-change = Changer qui occupe la place { $seat }
seat-change-title = La place { $seat }
seat-change-text = Votre propre place, celle d’un ordinateur ou une place vide depuis deux minutes peut être donnée à un autre. Un nouveau lien met fin à l’ancien ; un ordinateur joue jusqu’à ce que celui qui tenait la place la reprenne.
seat-to-friend = La donner à quelqu’un par un nouveau lien
seat-to-bot = Laisser jouer l’ordinateur
seat-back = La reprendre
seat-link = Le lien de cette place
rulings = Décisions
rulings-none = Rien n’a encore été décidé.
ally = allié
line-connecting = Connexion…
line-lost = Ligne coupée, nouvel essai…
watching = Vous regardez cette partie.
figure-acted = a agi
figure-level = à { $level } de haut
options-touch = Un doigt qui reste sur une réponse montre ses chances.
options-seldom = Autre chose
chance-of = { $what } :
rule-of-this = La règle de cette question
notice-away = Ranger ce message
chance-later = se joue ensuite
figure-points = { $points } points
figure-life = vie { $life }/{ $full }
figure-gone = hors du jeu
figure-at = { $name } en { $x } ; { $y }
position = position
place = en { $x } ; { $y }
away-from = à { $far } de { $name }
scenery = Décors
piece-blocks-sight = bloque la vue
piece-blocks-move = infranchissable
piece-cost = coûte { $cost } par unité
piece-height = hauteur { $height }
piece-depth = profondeur { $depth }
odds = Ce qui peut en sortir
odds-of = { $figure } : { $what }
odds-samples = { $samples } essais de ce moment même.
odds-worlds = Ce que vous ne voyez pas a été supposé { $samples } fois ; pour chaque supposition, ces chances sont exactes.
threats = Carte des menaces (T) : où la figurine choisie pourrait tomber
threats-of = Menaces sur { $name } : chances qu’une seule action ennemie la mette hors de combat
threats-legend = Mise hors jeu par une action
threats-row = Menaces : rangée { $done } sur { $rows }
threats-thinking = Menaces : calcul en cours…
threats-whose = Menaces : choisissez une figurine
odds-exact = Exact : tous les résultats des dés, par les règles elles-mêmes.
odds-idle = Chances si vous n’ajoutez rien ensuite : vous pourrez encore faire mieux.
odds-policy-best = Chacun choisit au mieux pour soi.
odds-policy-decline = Ceux qu’on interroge en chemin s’abstiennent.
odds-dice = { $many ->
    [1] { $dice } dé
   *[other] { $dice } dés
}
calc-title = Chances
calc-text = Opposez deux profils quelconques. Les règles du jeu sont jouées avec tous les résultats des dés.
calc-attacker = Attaquant
calc-defender = Défenseur
calc-game = Jeu
calc-none = Ce jeu ne sait pas encore calculer de duels.
refused = Interdit :
rule-open = Lire la règle { $rule }
rule-missing = Le registre ne contient pas cette règle.
rule-proved = { $code ->
    [0] Pas encore en jeu
    [one] Un endroit du code
   *[other] { $code } endroits du code
  } · { $proofs ->
    [0] pas encore de preuve
    [one] un test ou cas
   *[other] { $proofs } tests et cas
  }
ruling = Notre lecture

# Réponses
less = Moins
more = Plus
more-orders = Autres actions : pourquoi, point de règle, consignes, abandon
exactly = Au chiffre près
some-exactly = Choisissez-en { $most } ({ $chosen } pour l’instant).
some-hint = Choisissez-en de { $least } à { $most } ({ $chosen } pour l’instant).
order-hint = Mettez-les dans l’ordre : faites-les glisser, ou servez-vous des flèches.
order-place = { $what }, { $place } sur { $all }. Les flèches le déplacent.
order-suggested = Ordre conseillé
share-hint = Répartissez. Ce qu’une part gagne, une autre le donne.
share-less = { $what } : un de moins
share-more = { $what } : un de plus
piles = Piles de cartes
card-unread = Une carte face cachée
earlier = { $what } : plus tôt
later = { $what } : plus tard
point-hint = Touchez la table, tirez le fantôme ou prenez les flèches.
place-here = Placer ici
path-hint = Touchez où aller, ou tirez la figurine ; Maj-clic ajoute un coude.
path-hint-touch = Touchez où aller, ou tirez la figurine.
point-hint-touch = Touchez la table ou tirez le fantôme.
aim-hint = Touchez la table, tirez la marque, prenez les flèches ou tapez l’endroit.
aim-hint-touch = Touchez la table ou tirez la marque.
aim-here = Ici
path-unmeasured = Impossible de mesurer où elle peut aller ; tracez tout de même un trajet.
path-again = Mesurer à nouveau
path-engages = engage { $names }
sees = De là, on voit
sees-nobody = De là, on ne voit aucun ennemi.
sees-more = et { $count } de plus
path-thinking = Mesure de ce qui est à portée…
path-none = Aucun trajet tracé.
path-short = Au bord de ce qui est à portée
path-cost = { $cost } sur { $limit }
path-touches = touche { $names }
contacts = Au contact
touch = Rejoindre { $name } ({ $cost })
distance = Distance
heading = Cap°
corners = Coudes
take-point-back = Reprendre un point
point-back = Point
stay = Rester
move = Y aller

# Revenir en arrière
undo = Annuler
undo-beyond = Annuler ?
undo-free = Reprendre votre dernière réponse
undo-ask = Des dés sont tombés depuis : votre adversaire doit accepter
undo-asking = Vous avez demandé à revenir en arrière ; on attend la réponse de votre adversaire.
draw = Proposer la nulle
draw-title = { $side } propose la nulle
draw-text = Personne ne gagnerait. Acceptez-vous ?
draw-asking = Vous avez proposé la nulle ; on attend la réponse de votre adversaire.
resign = Abandonner
resign-sure = Abandonner pour de bon
clock-left = Temps restant : { $time }
new-clock = Pendule
new-clock-none = aucune
new-clock-minutes = { $minutes } minutes chacun
new-forks = Peut être rejouée d’un moment pendant qu’elle se joue
consent-title = { $side } demande à revenir en arrière
consent-text = Des dés ou des secrets sont sortis depuis. Acceptez-vous ?
consent-yes = Accepter
consent-no = Non

# À deux devant un écran
veil-title = Passez l’écran à { $side }
veil-text = La suite n’est que pour ses yeux.
veil-lift = Je suis { $side }

# Après et autour
ruling-short = Point de règle
ruling-here = Poser un point de règle sur ce moment même : un cas à modifier, exécuter et emporter
ending-turns = Après { $turn ->
    [one] un tour
   *[other] { $turn } tours
  }.
seal = Les dés étaient scellés
seal-text = Le secret d’où viennent tous les jets était fixé avant le premier ; son SHA-256 était montré dès le début. Chacun peut vérifier la partie.
seal-secret = Secret
play-again = Rejouer
replay = Revoir
record = Télécharger la partie
invite-title = En attente de votre ami
invite-text = Envoyez ce lien. Qui l’ouvre prend l’autre camp.
invite-waits = Cette table vous y attend, sous « Vos tables ».
to-home = Retour à l’accueil
join-title = Une partie vous attend : { $game }
join-by = { $who } vous invite à jouer à { $game }
join-sit = Prendre place
join-learn = Jamais joué ? La leçon dure cinq minutes, la table vous attend.
invite-many = En attente des autres
invite-many-text = Envoyez à chacun le lien de sa place. Qui l’ouvre s’y assied.

## Ce qui fait gagner, le score, à qui de jouer
standing = Où en est la partie
goal = Pour gagner :
turn-of = Tour { $turn } sur { $last }
standing-enough = ({ $count } suffisent)
your-turn = À vous de jouer
their-turn = L’autre joue
others-turn = Aux autres de jouer
colon = { "\u00A0" }:
number-bounds = De { $least } à { $most }
number-usual = { "" }, d’ordinaire { $usual }

## Leçons
learn-five = Apprendre en cinq minutes
learn-title = Apprendre { $game }
learn-text = De petites parties contre un ordinateur facile, avec un guide qui dit ce qui compte quand cela se présente. On peut s’arrêter à tout moment et reprendre plus tard.
learn-begin = Commencer
learn-again = Recommencer
learn-books = Les livres
learn-done = Terminée
learn-next = La leçon suivante
learn-play = Ou jouer une partie entière
coach-hide = Masquer le guide
coach-tries = (le guide le propose)
undo-nothing = Il n’y a encore rien de vous à reprendre.
undo-refused = L’adversaire préfère continuer : rien n’est repris.
draw-refused = L’adversaire préfère jouer jusqu’au bout.
you-both = à cet écran
table-settings = Son et rythme
speed = Les combats sont joués
speed-slow = lentement
speed-normal = normalement
speed-fast = vite
speed-off = pas du tout
volume = Volume
mute = Sans le son
sound-hint = Un toucher ou Échap termine une scène.
stage-hits = { $hits ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $hits } succès
  }
clock-days = { $days } jours
clock-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }
new-clock-days = { $days ->
    [one] un jour par réponse
   *[other] { $days } jours par réponse
 }
compose-total = { $parts ->
    [one] 1 jeton
   *[other] { $parts } jetons
  } = { $sum }
compose-best = Le plus fort à
rematch = Revanche, camps échangés
ending-why = Pourquoi :
ending-score = Score
network-none = Pas de réseau. Listes et cartes restent sur cet appareil, ce qui a été lu des livres y est gardé ; les tables vous attendent.
network-kept = Pas de réseau : voici ce qui est gardé sur cet appareil. Tout sera revérifié quand le réseau reviendra.
menu-barred = { $count ->
    [one] Une chose n’est pas possible
   *[other] { $count } choses ne sont pas possibles
}
menu-way = { $deed } : au plus près
choose-this = Choisir
