# Ce que disent tous les jeux. Un jeu peut le dire mieux dans son propre texts/fr.ftl.

and = et
yes = oui
no = non
nobody = personne
nothing = rien

side-red = Rouge
side-blue = Bleu
side-green = Vert
side-yellow = Jaune
side-violet = Violet
side-orange = Orange
side-referee = Meneur

## Ce qui s'est passé

event-rolled = { $figure } lance les dés ({ $purpose }, { $why }) : { $dice } – { $hits ->
    [0] aucune réussite
    [one] { $hits } réussite
   *[other] { $hits } réussites
  }
lowered-to = { $sum }, ramené à { $needed }
raised-to = { $sum }, relevé à { $needed }
event-moved = { $figure } se déplace ({ $cost })
event-placed = { $figure } prend place
event-status-gained = { $figure } : { $status }
event-status-lost = { $figure } : plus { $status }
event-turn-began = Tour { $turn }, { $side }
event-ruled = { $raw_by ->
    [referee] Le meneur décide
   *[other] Selon le scénario
  } : { $ruling }, { $answer }
event-game-ended = { $raw_winner ->
    [none] Égalité
   *[other] Victoire de { $winner }
  } : { $reason }

## Ce que fait un meneur

event-said = { $raw_seat ->
    [none] Le meneur dit
   *[other] Le meneur dit à { $seat } seulement
  } : « { $raw_said } »
event-taken-back = Le meneur fait revenir { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  } en arrière.
event-act-lapsed = Ce que le meneur voulait faire ({ $act }) n'est plus possible.
fact-answers = réponses
fact-act = acte
refusal-act-not-now = Cela ne se peut pas maintenant : { $act }.
refusal-act-lacks = Il manque « { $field } ».
refusal-act-wrong = « { $field } » ne peut pas être ainsi.
act-say = Dire ou révéler
act-back = retour en arrière
field-said = paroles
field-seat = à qui
side-everybody = tout le monde

## Le tour pas à pas

timeline-now = { $step } { $now } sur { $steps }
timeline-before = Avant le premier { $step }
beat-ready = action à venir
beat-delayed = action retardée
beat-owed = action qui sera perdue
beat-spent = action utilisée
beat-lost = action perdue

## Pourquoi une réponse est refusée

refusal-several-options = Plusieurs options conviennent : { $options }. Précisez.
refusal-not-an-option = Cela ne fait pas partie des options.
refusal-no-such-action = Il n'y a pas d'action « { $raw_action } ». Vouliez-vous dire « { $raw_nearest } » ?
refusal-no-such-word = Pas de mot « { $raw_word } » dans une telle réponse. Vouliez-vous dire « { $raw_nearest } » ?
refusal-wrong-number = Il faut un nombre de { $least } à { $most }.
refusal-not-an-order = Nommez chacun une fois, dans l'ordre voulu : { $options }.
refusal-must-move = La figurine doit bouger.
refusal-not-a-path = Ce n'est pas un trajet : donnez ses points, « vers x y », « contact figurine » ou « approche figurine distance ».
refusal-not-a-point = Il faut deux nombres : x y.
refusal-pile-empty = La pile est vide.
refusal-no-such-card = Cette carte n'existe pas : la pile en compte { $cards }.

## Fichiers, codes et mots de la ligne de commande

nearest = Vouliez-vous dire « { $word } » ?
unknown-command = Il n'y a pas de commande « { $word } ».
unknown-game = Il n'y a pas de jeu « { $word } » ; il y a : { $known }.
nothing-to-teach = { $game } n'a pas d'habitudes que des leçons puissent changer.
unknown-bot = Il n'y a pas d'adversaire « { $word } » ; il y a : { $known }.
wrong-budget = « { $word } » : seul un adversaire qui réfléchit prend un budget, après @ : essais ou secondes par coup ({ $known }).
position-unread = Cette position ne peut pas être jouée : { $why }
record-from-middle = Une partie reprise en cours de route n'a pas d'enregistrement : il commence par la mise en place.
too-many-players = { $players } joueurs sont nommés pour { $seats } places.
argument-unfit = { $argument } : { $expected } était attendu, pas { $given }.
unknown-lang = Il n'y a pas de langue « { $word } » ici ; il y a : { $known }.
bot-elsewhere = L'adversaire { $word } est assis à une partie de { $game }, la position est de { $asked }.
game-over = La partie de { $game } est finie : plus rien n'est demandé.
seat-not-asked = Rien n'est demandé à { $word } ; sont interrogés : { $known }.
position-settled = Une position a déjà sa mise en place ; sans cela : { $words }.
game-nowhere = Le jeu { $game } a été fait en passant : pour beaucoup de parties il en faut un dans un module, nommé module:NOM.
unknown-mode = Il n'y a pas de rendu « { $word } » ; il y a : { $known }.
reset-option = reset prend d'autres listes, dans « lists », et pas de « { $word } » : les options du jeu se disent quand on fait l'environnement.
moment-elsewhere = Ce moment est d'une partie de { $game } ; l'environnement joue à { $asked }.
unknown-policy = Il n'y a pas de politique « { $word } » ; il y a : { $known }.
plugin-broken = « { $word } » ne peut pas servir : { $why }.
plugin-no-game = « { $word } » n'est pas un jeu : un System était attendu.
plugin-no-bot = « { $word } » n'est pas un adversaire : de quoi en faire un était attendu.
plugin-taken = « { $word } » s'appelle { $name }, et un jeu de ce nom est déjà là.
program-missing = Le programme « { $word } » ne démarre pas : { $why }.
program-late = Le programme « { $word } » a mis plus de { $seconds } s à répondre à { $key }.
program-gone = Le programme « { $word } » s'est arrêté avant de répondre à { $key }{ $told }.
program-long = Le programme « { $word } » a répondu à { $key } par plus de { $most } octets.
program-garbled = Le programme « { $word } » a dit « { $line } » à { $key } ; une ligne « { $expected } » était attendue.
program-stubborn = Le programme « { $word } » a été refusé { $tries } fois à { $key } : { $why }.
wrong-level = --bot { $word } : NIVEAU=NOM était attendu, avec un de ces niveaux : { $known }.
extra-missing = Il faut { $module }, qui n'est pas installé : pip install "escarmouche[{ $extra }]"
unknown-seat = Il n'y a pas de place « { $word } » ; il y a : { $known }.
unknown-rule = Il n'y a ni règle ni chapitre « { $word } » dans { $game }.
unknown-scenario = Il n'y a pas de scénario « { $word } » ; il y a : { $known }.
unknown-encounter = Il n'y a pas de rencontre « { $word } » ; il y a : { $known }.
unknown-profile = Il n'y a pas de profil « { $word } » dans { $game }.
unknown-detail = Rien qui s'appelle « { $word } » ne peut suivre un profil dans { $game }.
unknown-faction = Il n'y a pas de faction « { $word } » ; il y a : { $known }.
no-duels = { $game } ne sait pas encore calculer de duels.
cannot-shoot = « { $word } » n'a rien pour tirer.
no-such-file = Le fichier { $path } n'existe pas.
unreadable-file = Impossible de lire { $path } : { $why }.
unwritable-file = Impossible d'écrire { $path } : { $why }.
results-kind = --out { $path } : un nom qui finit en { $known } est attendu.
results-exist = { $path } existe déjà. Reprenez-le avec --resume, ou choisissez un autre nom.
results-other = { $path } contient une autre série : { $field } valait { $before } et vaut maintenant { $now }. Redonnez ce qui avait été donné, ou choisissez un autre nom.
results-unreadable = { $path } ne contient pas les résultats d'une série.
parquet-needed = Parquet demande pyarrow, qui n'est pas installé : pip install "escarmouche[lab]" ; dans les sources, tapez : ./escarmouche balance --help
parquet-missing = Parquet demande pyarrow, qui n'est pas installé. Prenez un fichier .jsonl, ou : pip install "escarmouche[lab]" ; dans les sources, tapez : ./escarmouche balance --help
cluster-missing = Une grappe demande Dask, qui n'est pas installé : pip install "escarmouche[cluster]" ; dans les sources, tapez : ./escarmouche balance --help
cluster-away = Aucune grappe ne répond à { $address } : { $why }.
cluster-idle = La grappe à { $address } n'a pas d'ouvriers.
charts-missing = Les graphiques en fichiers demandent altair et vl-convert, qui ne sont pas installés : pip install "escarmouche[lab]" ; dans les sources, tapez : ./escarmouche balance --help
ladder-missing = L'échelle demande openskill, qui n'est pas installé : pip install "escarmouche[lab]" ; dans les sources, tapez : ./escarmouche ladder --help
study-few-lists = Donnez au moins deux bandes à comparer, ou aucune pour comparer les profils.
study-busy = { $path } est en train d'être joué par un autre processus.
no-such-study = Il n'y a pas d'étude « { $word } ».
no-such-part = Il n'y a pas de partie « { $word } » dans cette étude ; il y a : { $known }.
no-such-game = Cette étude n'a pas de partie { $word } dans { $part }.
study-limit = Une étude lancée ici joue de 1 à { $most } parties.
study-running = Une autre étude est en cours. Arrêtez-la d'abord, ou attendez-la.
not-a-checkout = Les tests ne sont pas là : cela ne marche que dans une copie des sources.
coming = { $command } n'existe pas encore.
interrupted = Arrêté.
unexpected = Une erreur imprévue s'est produite : { $what }. Merci de la signaler avec ce que vous avez tapé ; la même ligne avec --debug montre où.

list-game-unknown = Le code { $code } est celui d'un jeu « { $game } », absent d'ici.
list-code-broken = Le code { $code } est abîmé : un caractère manque ou est faux.
list-code-form = « { $code } » n'est pas un code de liste : il ressemblerait à evenor1-AbCd…
list-code-version = Le code { $code } vient d'une version plus récente (format { $version }).
list-code-profile = Le code { $code } nomme un profil que { $game } n'a pas ici : il a été fait avec un autre contenu.
list-legal = { $name } : légale, { $cost } { $cost ->
    [one] point
   *[other] points
  }, { $count } { $count ->
    [one] figurine
   *[other] figurines
  }
list-illegal = { $name } : illégale ({ $cost } points)
list-repair = Plus petite correction : { $repair }
list-remove = retirer { $member }
list-add = ajouter { $member }
list-nameless = cette bande
list-code = Code : { $code }
list-code-foreign = Cette liste d'un autre programme n'est pas comprise : { $why }
list-code-elsewhere = Dans le constructeur de listes : { $code }
list-lost = Ce qui ne peut se dire ici est laissé de côté : { $lines }.
list-unsaid = Ce que le constructeur de listes ne peut dire y est laissé de côté : { $lines }.
list-written = Écrit dans { $path }
list-empty = Dites quelle bande : un fichier, un code, ou les noms de ses membres.
list-size = Une taille de partie est un nombre entier au-dessus de 0, pas { $size }.
illegal-list = La bande de { $side } n'est pas légale : { $why }
list-mixed = Une bande est celle d'un seul jeu : celle-ci dit { $game }, la commande { $asked }.
setup-game = game : cette mise en place est pour « { $game } », et non pour « { $asked } ».

## Règles

rules-game = Jeu
rules-chapter = Chapitre
rules-count = Règles
rules-implemented = Codées
rules-proved = Prouvées
rules-total = total
rules-missing = Absentes du code :
rules-unproved = Sans preuve :
rules-weak = Mal prouvées, car on les a brisées sans qu'un test s'en aperçoive :
rules-strangers = Citées par le code ou les preuves, mais absentes du registre :
rules-complete = Toutes les règles sont codées et prouvées.
rules-section = Section : { $section }
rules-ruling = Interprétation :
rules-code = Code
rules-tests = Tests et cas
rules-none = rien
rules-written = { $path } est à jour.
rules-readme = Le tableau des livres de { $path } est à jour.
rules-unmarked = { $path } n'a pas de repères de couverture.
readme-book = Livre
readme-rules = Règles
readme-played = Jouées par le moteur
readme-proved = Prouvées par les tests

## Jouer dans le terminal

play-welcome = { $title } : { $red } (Rouge) contre { $blue } (Bleu), graine { $seed }. Tapez aide à n'importe quelle question.
play-welcome-many = { $title } : { $players }, graine { $seed }. Tapez aide à n'importe quelle question.
play-asked = { $seat } – { $prompt }
play-usual = C'est la réponse habituelle, et aucune autre ne paraissait nettement meilleure.
play-thought = { $seat } réfléchit – { $prompt }
play-candidate = { $share } % après { $visits } essais : { $answer }
play-more = … et { $count } de plus (tapez tout pour les voir)
play-default = Entrée : { $answer }
play-form-point = Un point : x y
play-form-path = Un trajet : vers x y · contact figurine · approche figurine distance · trajet x,y x,y … · rester
play-form-number = Un nombre de { $least } à { $most }
play-form-angle = Une direction en degrés : 0 à droite, 90 en haut, 180 à gauche, 270 en bas ({ $towards } si vous ne dites rien)
play-form-some = Plusieurs : des numéros séparés par des espaces, ou aucun (de { $least } à { $most })
play-form-order = L'ordre complet : des numéros séparés par des espaces
play-must = Pas de réponse par défaut ici : il faut répondre.
play-not-understood = « { $text } » n'est pas compris. Tapez un numéro de la liste, ou aide.
play-nothing-yet = Il ne s'est encore rien passé.
play-undone = Une réponse reprise.
play-no-undo = Des dés ont roulé ou un adversaire a répondu depuis : rien ne peut être repris.
play-saved = La partie est gardée dans { $path }.
play-save-how = Dites où : garder FICHIER
play-rule-how = Dites laquelle : règle { $example }
play-left = La partie reste inachevée.
play-resumed = La partie reprend depuis { $path } : { $count } réponses sont rejouées.
play-turn = Tour { $turn }
play-why-rules = Règles
play-why-facts = Faits
play-why-last = Ce qui vient de se passer, et pourquoi
play-off-table = hors de la table
play-legend-many = Chaque camp a ses propres signes, dont voici la liste. { $pieces }
play-legend = Figurines rouges en capitales, bleues en minuscules. { $pieces }
play-help =
    À une question : un numéro de la liste, ou la réponse en mots (shoot grendel Lance), ou Entrée pour la réponse par défaut.
    Un point : 12.5 8. Un trajet : vers 12 8 · contact grendel · approche grendel 4 · trajet 10,12 14,12 · rester.
    pourquoi       ce qui vient de se passer : faits, modificateurs, dés, règles
    règle ID       le texte d'une règle
    carte          la table          figurines   qui est où, et dans quel état
    journal        tout depuis le début      tout   toutes les options de la question
    annuler        reprendre la dernière réponse, jusqu'au dernier jet de dés
    garder FICHIER sauver la partie  quitter     s'arrêter là
    Les dés entre crochets ont atteint le nombre demandé.
play-stay = rester sur place
answer-place = jusqu'à { $far } { $far ->
    [one] { $one }
   *[other] { $many }
} de { $figure }
answer-contact = jusqu'au contact de { $figure }
player-human = vous
player-random = le joueur au hasard
player-greedy = le joueur avide
percent = { $share } %
terrain-scenery = décor
terrain-wall = mur
event-pile-stacked = La pile { $pile } est dans un nouvel ordre ({ $count ->
    [one] une carte
   *[other] { $count } cartes
  })
event-card-turned = Dans la pile { $pile }, la carte { $face } est retournée
event-card-moved = Une carte passe de la pile { $source } à la pile { $target }
event-rolled-unseen = { $figure } lance les dés ({ $purpose }) sans les montrer
event-rolled-plain = { $figure } lance les dés ({ $purpose }) : { $dice }
option-against = { $option } (contre { $against })
option-pass = passer
fact-purpose = jet
fact-hits = réussites
fact-cost = coût
fact-path = trajet
fact-at = position
fact-kind = genre
fact-status = état
fact-turn = tour
fact-side = camp
fact-seat = joué par
fact-winner = vainqueur
fact-reason = raison
fact-ranks = seuils
fact-explode = relance dès
fact-pile = pile
fact-face = carte
fact-source = de
fact-target = vers
fact-to = place
fact-up = face visible
fact-was-up = face visible auparavant
fact-angle = angle
figure-game = La table

# ---- la table dans le navigateur
serve-at = La table est ouverte à l'adresse { $address } (Ctrl-C pour arrêter)
serve-operator = Pour vous seul qui tenez ce serveur : { $address }
serve-weak-key = { $name } demande au moins 16 lettres, chiffres, - ou _
serve-taken = { $path } est tenu par un autre serveur en marche. Arrêtez-le d'abord, ou indiquez un autre fichier avec --data.
serve-unwritable = Rien ne peut être écrit à côté de { $path } : { $why }
serve-broken = { $path } est abîmé ({ $why }). Remettez une copie en place avec escarmouche restore.
backup-exists = { $path } existe déjà ; indiquez un autre fichier
backup-done = { $count ->
    [one] Une partie copiée
   *[other] { $count } parties copiées
 } dans { $path }
restore-done = { $count ->
    [one] Une partie remise
   *[other] { $count } parties remises
 } dans { $path }
not-ready = Le serveur ne peut pas écrire son fichier
web-unwritten = La réponse précédente n'a pas pu être écrite ; la table revient telle qu'elle est sur le disque
serve-busy = Le port { $port } est pris : un autre serveur tourne peut-être. Indiquez-en un autre avec --port.
foreign-page = La page d'un autre site ne peut pas faire cela
foreign-name = Ce serveur ne porte pas ce nom ; qui le tient peut l'ajouter avec --name
not-json = Cela doit être envoyé en JSON
serve-no-pages = Les pages de la table ne sont pas construites : lancez une fois ./escarmouche, ou npm run build dans client/
serve-no-database = { $path } n'est pas une base de données. Indiquez un autre fichier avec --data, ou déplacez celui-ci.
serve-foreign-database = { $path } est la base de données d'un autre programme. Indiquez un autre fichier avec --data.
serve-other-version = { $path } a été écrit par une autre version d'Escarmouche (format { $found }, celle-ci lit le format { $wanted }). Indiquez un autre fichier avec --data, ou déplacez celui-ci : les parties qu'il contient restent telles quelles.
web-waiting = On attend { $side } : { $what }
web-draw = Partie nulle
web-won = Victoire : { $side }
web-you-won = Vous gagnez ({ $side })
web-you-lost = Vous perdez. Victoire : { $side }
web-rules-changed = Cette partie a été jouée avec d'autres règles : on peut la lire, pas la continuer
web-rules-differ = Avec les règles d'aujourd'hui, cette partie prend un autre cours après { $answers ->
    [one] sa première réponse
   *[other] { $answers } réponses
 } : on peut la lire jusque-là, pas la continuer
mark-home = coin de déploiement
mark-token = pion
list-too-long = une liste a au plus { $most } membres
lists-too-many = Un compte garde au plus { $most } listes, et moins si elles apportent beaucoup de cartes : oubliez-en une d'abord.
seats-fixed = À une table dont les places sont données, personne ne change de place et les bandes ne se rencontrent pas tour à tour : sans --swap.
member-too-long = { $word }… : un membre a au plus { $most } détails
too-slow = C'était trop long ; essayez plus petit, ou de nouveau dans un instant
wrong-seats = il faut quelqu'un à chaque place : { $known }
wrong-chair = personne ne peut s'asseoir comme { $word } ; niveaux des robots : { $known }
wrong-option = { $word } ne peut pas être choisi ; il y a { $known }
web-bot-helped = { $side } : le robot a été trop lent { $times ->
    [one] une fois
   *[other] { $times } fois
 }, et une réponse plus simple a été donnée pour lui.
web-too-long = Cette partie est devenue trop longue pour continuer ; on peut y mettre fin
long-order = La consigne pour { $word } donne plus de { $most } réponses
web-only-two = À une table de plus de deux, personne ne met fin à la partie pour les autres
web-bots-play-on = Un robot n'accepte pas de nulle ; vous pouvez abandonner
web-agreed-draw = Partie nulle d'un commun accord
web-resign = Abandon ({ $loser }) ; victoire : { $side }
web-time = Temps écoulé ({ $loser }) ; victoire : { $side }
no-forks = À cette table on a convenu de ne pas regarder plus loin : on pourra la rejouer quand elle sera finie
wrong-clock = Une pendule a au plus { $most } secondes
web-waiting-for = On attend { $side }
web-the-referee = le meneur
web-not-your-seat = Cette place n'est pas la vôtre
web-nothing-asked = On ne vous demande rien pour l'instant
web-nothing-to-undo = Il n'y a rien à reprendre
web-only-referee = Seul le meneur fait cela
web-game-over = La partie est finie ; on peut la rejouer à partir de n'importe quel moment
web-nobody-asked = Personne ne demande à revenir en arrière
web-not-understood = Cela ne peut pas être compris comme une réponse
web-too-fast = Trop de messages ; attendez un instant
web-stumbled = La table a trébuché ; rien n'a changé, et c'est noté pour ceux qui tiennent le serveur
no-such-page = Il n'y a rien à cette adresse
no-such-match = Il n'y a pas de partie « { $word } »
no-such-moment = La partie a les moments 0 à { $last }
no-such-figure = Il n'y a pas de figurine « { $word } » ici
not-allowed = Cela ne se fait pas à cette adresse
wrong-request = La demande ne peut pas être comprise : { $why }
too-large = La demande est trop grande
too-many = Trop de demandes ; attendez un instant
invitation-used = Cette invitation a déjà servi, ou elle est trop ancienne ; demandez-en une autre
seat-taken = Quelqu'un est déjà assis là
unknown-token = Ce lien n'ouvre aucune place de cette partie
nothing-asked = On ne vous demande rien pour l'instant
no-path-asked = La question posée ne porte pas sur un chemin
wrong-preview = On peut demander reach, path, sight, odds, threats ou measure, pas { $word }
wrong-measure = Une mesure veut deux points ou figurines de la table, one et other
no-odds = Cela n'a pas pu être calculé à temps
no-hints-agreed = Il a été convenu que personne ne demande conseil à la table dans cette partie
no-bot-answer = Aucun ordinateur n'a répondu à ce moment
why-secret = Tant que la partie dure, cela dévoilerait ce qui vous est caché
still-secret = Pendant la partie, cela montrerait ce qui vous est caché
members-only = C'est pour qui a un compte ici, et pour qui tient le serveur
study-not-yours = Quelqu'un d'autre a lancé cette étude
study-bot = { $word } réfléchit trop longtemps pour une étude ici ; il y a { $known }
study-duels = Les duels demandent trop de parties pour une étude ici
study-many = Vous avez déjà { $most } études ici
game-too-slow = La partie a pris trop de temps à être rejouée.
luck-for-two = La chance d'une partie se raconte entre deux joueurs
no-such-seat = Il n'y a pas une telle place à cette table ; il y a : { $known }
not-at-the-table = Seuls ceux qui sont à une table où l'on joue encore peuvent y changer les places
still-here = Quelqu'un est assis là ; une place peut être donnée à un autre quand elle est vide depuis { $seconds } secondes
not-your-ally = Seul un allié ou l'arbitre peut donner ce siège à une autre personne ; un robot peut le garder
elsewhere = Cette partie passe à un autre processus : réessayez dans un instant
serve-wrong-mail = Pour écrire des courriels, donnez { $names } : un serveur smtp://machine:port, un expéditeur avec @, et où les invités trouvent la table
no-mail = Ce serveur n'écrit pas de courriels
mail-too-often = Un code a été envoyé récemment ; réessayez dans une heure
mail-failed = Le courriel n'a pas pu être envoyé
wrong-code = Ce n'est pas le code envoyé
mail-code-subject = Votre code pour Escarmouche
mail-code = Pour être averti par courriel quand c'est à vous de jouer, saisissez ce code sur la page de votre compte : { $code }. Si vous n'avez rien demandé, ne faites rien.
mail-turn-subject = À vous de jouer : { $title }
mail-turn = On vous attend à une table de { $title } : { $link }
wrong-nickname = { $word } ne peut pas être un nom : 2 à 40 lettres, chiffres, espaces, points, tirets
wrong-order = Le jeu ne demande jamais { $word } ; il demande : { $known }
empty-order = La consigne pour { $word } ne donne aucune réponse
too-many-orders = Un siège a au plus { $most } consignes
wrong-calendar = Au calendrier, une réponse dispose d'au moins { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }, et rien ne s'y ajoute
wrong-delay = Les spectateurs peuvent avoir au plus { $most } minutes de retard
serve-no-postgres = PostgreSQL demande le paquet asyncpg : installez requirements/postgres.txt
rematch-after-end = La revanche se propose quand la partie est finie
luck-after-end = La chance d'une partie se raconte quand elle est finie
inquiries-busy = Trop d'études attendent leur tour ; revenez plus tard
case-too-slow = Le cas a duré plus de { $seconds } secondes
name-taken = Quelqu'un s'appelle déjà { $word }
wrong-password = Le nom et le mot de passe ne vont pas ensemble
wrong-name = Un nom a 2 à 40 lettres, un mot de passe 8 à 200
not-signed-in = Connectez-vous d'abord
server-stumbled = Le serveur a trébuché ; c'est noté pour ceux qui le tiennent

# Ce qu’une liste emploie
meter-points = Points
meter-members = Membres

print-band = Une bande
print-total = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
print-figure = Figurine
print-weapons = Armes
print-traits = Traits
print-cost = Coût
print-no-typst = L'impression demande typst, qui n'est pas installé. Tapez : ./escarmouche
print-written = { $path } est prêt à imprimer.

## Content files

shape-whole = un nombre entier
shape-number = un nombre
shape-text = un texte
shape-letters = un texte de tant de lettres :
shape-yes-no = true ou false
shape-nothing = null (inconnu)
shape-list = une liste
shape-mapping = un tableau { "{" }champ: valeur{ "}" }
shape-game = le nom d'un jeu, ou un System
shape-system = un System
shape-position = une Position
shape-bot = le nom d'un adversaire, ou un objet avec choose(view, decision)
shape-bot-name = le nom d'un adversaire
shape-path = un chemin
shape-sides = des listes par camp { "{" }camp: [nom, …]{ "}" }
shape-sizes = un Sizes
shape-moment = un Moment, comme clone le donne
shape-form = un texte de la forme { $form }
shape-or = ou
shape-between = de { $least } à { $most }
shape-least = d'au moins { $least }
shape-most = d'au plus { $most }
content-wrong = { $expected } était attendu, et non { $found }.
content-missing = ce champ manque ; { $expected } est attendu.
content-no-field = ce champ n'existe pas ; il y a : { $known }.
content-seat-empty = personne n'est assis ici, et ce camp doit être joué.
content-seat-shared = les places qui partagent un camp sont numérotées, chacune une fois (red-1, red-2) ; il y en a { $most } au plus, et un arbitre.
content-no-seat = cette place n'existe pas ; il y a : { $known }.
content-no-scene = cette scène n'existe pas ; il y a : { $known }.
content-beside-scene = une scène a les siens ; ce champ est à laisser.
content-no-kind = il n'y a pas de cartes de ce type ; il y a : { $known }.
content-no-cards = un fichier de cartes est un tableau : game, puis des types de cartes : { $known }.
content-no-game = le fichier doit dire son jeu : « game: { $game } ».
content-unreadable = ceci ne se lit pas : { $why }.
content-too-long = trop long : { $most } lettres au plus.
content-too-many = trop : { $most } cartes au plus d'un type dans un fichier.
content-length = { $count }, c'est trop ou trop peu : il en faut de { $least } à { $most }.
content-twice = il y a une autre carte de ce nom dans { $path }, ligne { $line }.
content-comma = un nom n'a pas de virgule : les listes séparent par des virgules.
content-name = un nom a des lettres, sans retour à la ligne ni espace aux bouts.
content-name-taken = une carte d'un autre type s'appelle « { $word } » ; les listes ne les distingueraient pas.
content-no-card = aucune carte ne s'appelle « { $word } ».
content-not-among = { $known } : un de ces mots était attendu, et non { $found }.
content-bounds = un nombre de { $least } à { $most } était attendu, et non { $found }.
content-good = { $path } : { $count ->
    [one] une carte, rien à redire
   *[other] { $count } cartes, rien à redire
 }
content-faults = { $count ->
    [one] Une faute
   *[other] { $count } fautes
 }
content-nothing = Il n'y a rien à vérifier : aucun fichier de cartes n'est nommé, et { $path } n'en a pas.
brought-many = { $count } cartes, c'est trop pour une table : { $most } au plus, et 1 ko chacune en moyenne.
brought-twin = Une autre carte de même marque est déjà sur une table ici. Changez quelque chose à la vôtre.
brought-forged = Une carte apportée à cette table n'est pas ce que dit sa marque. Choisissez-la de nouveau parmi vos cartes.
content-none = { $game } n'a pas de fichiers de cartes.
content-no-folder = Le dossier de vos cartes, { $path }, n'existe pas.
content-unusable = Vos cartes ne peuvent pas servir : { $fault } { $count ->
    [one] Corrigez la faute
   *[other] Corrigez les { $count } fautes
 } (escarmouche content check), ou déplacez le fichier.
content-gone = Cette partie a été jouée avec une carte personnelle, « { $card } », qui n'est pas ici ; mettez son fichier dans le dossier de vos cartes.
content-changed = Cette partie a été jouée avec une autre version de la carte « { $card } » que celle du dossier de vos cartes.
content-replaced = Cette partie a été jouée avec la carte imprimée « { $card } » ; le dossier de vos cartes en met une autre à sa place.
content-written = { $path } est écrit.
content-schema = Cartes de { $game }
content-about-game = le jeu des cartes
content-about-imported = le catalogue dont viennent les cartes ; d'autres cartes du même nom prennent leur place
import-none = { $game } ne lit le catalogue d'aucun autre programme.
import-too-large = Ce catalogue est trop grand : { $most } Mo au plus sont lus.
import-not-json = Ce n'est pas un catalogue : un fichier JSON du constructeur de listes était attendu.
import-form = Ce n'est pas un catalogue du constructeur de listes : « { $missing } » manque ou n'est pas ce qu'il devrait être.
import-version = Ce catalogue est de version { $version } ; une version parmi { $known } était attendue.
import-too-many = Ce catalogue est refusé : « { $what } » a plus de { $most } entrées.
import-bases = { $count ->
    [one] Un profil n'a pas de socle dans le catalogue : il reçoit
   *[other] { $count } profils n'ont pas de socle dans le catalogue : ils reçoivent
 } 40 mm jusqu'à la stature 3, 50 mm à 4 ou 5, 60 mm à 6.
import-count = { $kind } : complets { $complete }, en partie { $partly }, laissés de côté { $left }
import-later = Compétences d'éditions ultérieures jouées ici, et les cartes qu'elles touchent : { $skills }.
import-skills = Compétences que notre livre n'a pas, et les cartes qu'elles touchent : { $skills }.
import-reasons = Cartes touchées : { $reasons }.
import-partly = Joués en partie (ce qui ne l'est pas, carte par carte) :
import-left = Laissés de côté :
import-header = Importé de { $source }. Les corrections vont dans un autre fichier : une carte du même nom prend la place de celle d'ici.
import-kind-profiles = Profils
import-kind-weapons = Armes
import-kind-shields = Boucliers
import-kind-armours = Armures
import-kind-trinkets = Objets et casques
import-kind-spells = Sorts
import-kind-ammunition = Munitions
import-kind-grimoires = Grimoires
import-reason-line = { $count } par une ligne qui n'est pas un mot d'ici
import-reason-skill = { $count } par une compétence d'une édition ultérieure
import-reason-value = { $count } par ce qui suit une compétence
import-reason-figure = { $count } par un chiffre qui manque
import-reason-recruitment = { $count } par une condition de recrutement
import-reason-effect = { $count } par un effet sur d'autres ou sur des coûts
import-reason-wordless = { $count } par une règle que le catalogue ne raconte pas
import-reason-part = { $count } par ce qu'ils portent
import-reason-form = { $count } par leur forme
content-starter = Vos cartes pour { $game }. À remplir, puis : escarmouche content check CE-FICHIER
unknown-kind = Il n'y a pas de cartes du type « { $word } » ; il y a : { $known }.
file-exists = { $path } existe déjà ; on n'y touche pas.
content-header = Mes cartes pour { $game } ; à mettre dans le dossier de mes cartes.
content-too-large = Un fichier de cartes a ici { $most } lettres au plus.
content-nothing-typed = Il n'y a aucune carte à imprimer.
one-against-other = { $one } contre { $other }
