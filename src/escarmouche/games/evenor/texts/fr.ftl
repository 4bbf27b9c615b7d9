# Ce que dit Evenor.

## Ce qui s'est passé

event-scenario-chosen = Scénario : { $scenario }
event-table-laid = La table est dressée{ $tokens_count ->
    [0] .
   *[other] , avec { $tokens_count } jetons d'Orichalque.
  }
event-sides-numbered = { $raw_ambushed ->
    [none] { $first } est le camp 1 et commence.
   *[other] { $ambushed } tombe dans l'embuscade ; { $first } est le camp 1 et commence.
  }
event-corner-taken = { $side } se déploie dans son coin de la table.
event-placed = { $figure } prend place.
event-turn-began = — Tour { $turn } : { $side } commence —
event-turn-ended = Fin du tour { $turn }.
event-activated = { $raw_slot ->
    [wake] { $figure } suit son meneur et s'active.
    [group] { $figure } s'active pour l'action coordonnée.
   *[other] { $figure } s'active.
  }
event-activation-lost = { $figure } perd son activation : { $reason }.
event-waited = { $figure } attend pour agir de concert avec { $partners }.
event-group-ended = L'attente du groupe est finie : { $members }.
event-series-announced = { $figure } annonce { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-series-failed = Initiative manquée : { $figure } ne fait rien du tout.
event-action-declared = { $figure } : { $raw_power ->
    [none] { $action }
   *[other] { $power }
  }{ $raw_target ->
    [none] { "" }
   *[other] { " " }→ { $target }
  }{ $raw_weapon ->
    [none] { "" }
   *[other] { " " }({ $weapon })
  }
event-moved = { $cost ->
    [0] { $raw_kind ->
        [moving-shot] { "" }
       *[other] { $figure } reste sur place.
      }
   *[other] { $figure } { $raw_kind ->
        [run] court
        [charge] charge
        [moving-shot] avance
        [step] fait un pas
        [flee] fuit
        [cover] gagne un abri
       *[other] se déplace
      } ({ $cost } pas).
  }
event-stayed = { $figure } reste sur place.
event-engaging = { $figure } va engager { $target }.
event-nobody-perceived = { $figure } n'a aucun ennemi caché à moins de 6 pas.
event-dice-counted = { $dice ->
    [0] { $figure } ne lance aucun dé : l'arme ({ $weapon }) n'est pas magique, l'adversaire est Éthéré.
   *[other] { $figure } lance { $dice } { $dice ->
        [one] dé
       *[other] dés
      } ({ $weapon }, P{ $sum }){ $divided ->
        [yes] , sa part contre cet adversaire
       *[no] { "" }
      }.
  }
event-stood-up = { $figure } se relève.
event-cover-taken = { $figure } se met à couvert ({ $piece }).
event-cover-lost = { $figure } n'est plus à couvert.
event-hid = { $figure } se cache ({ $piece }).
event-revealed = { $figure } se dévoile : { $reason }.
event-reacted = { $raw_reaction ->
    [none] { $figure } renonce à réagir.
   *[other] { $figure } réagit : { $reaction } (contre { $to }).
  }
event-recoiled = { $figure } n'ose pas affronter { $fears } : l'action est perdue.
event-rolled-plain = { $raw_purpose ->
    [scenario] Dé du scénario : { $dice } (1-2 Extermination, 3-4 Embuscade, 5-6 Chasse à l'Orichalque)
   *[other] Dé des camps : { $dice } (1-3 Rouge, 4-6 Bleu)
  }
event-rolled = { $figure }, { $purpose } à { $why } : { $dice } – { $raw_purpose ->
    [save] { $hits ->
        [0] aucune touche arrêtée
        [one] { $hits } touche arrêtée
       *[other] { $hits } touches arrêtées
      }
    [table] { $hits ->
        [0] à terre
       *[other] { $hits } de Vitalité à perdre
      }
    [initiative] { $faces_count ->
        [one] { $hits ->
            [0] échec
           *[other] réussite
          }
       *[other] { $hits } sur { $faces_count }
      }
    [shot] { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
      }
    [melee] { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
      }
   *[other] { $hits ->
        [0] échec
       *[other] réussite
      }
  }
event-retried = { $figure } relance un dé manqué : son arme est magique.
event-shot = { $figure } tire sur { $target } ({ $weapon }, { $band }, { $distance } pas{ $hidden ->
    [0] { "" }
   *[other] , cible cachée à { $hidden_percent } %
  }) : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  } sur { $dice } { $dice ->
    [one] dé
   *[other] dés
  } à { $needed }+
event-weapon-lost = { $figure } n'a plus son arme, qui a été lancée ({ $weapon }).
event-fought = { $opportunity ->
    [yes] Attaque d'opportunité de { $attackers } sur { $defender } : { $blows ->
        [0] aucune touche.
        [one] { $blows } touche.
       *[other] { $blows } touches.
      }
   *[no] Mêlée, { $attackers } contre { $defender } : { $blows } à { $parries }, { $raw_winner ->
        [none] égalité, personne n'est touché.
       *[other] { $winner } l'emporte de { $excess }.
      }
  }
event-knocked-down = { $figure } tombe à terre.
event-wounded = { $figure } perd { $lost } en Vitalité (reste { $left }).
event-out-of-action = { $figure } est hors de combat{ $tokens_count ->
    [0] .
    [one] { " " }et laisse tomber un jeton d'Orichalque ({ $tokens }).
   *[other] { " " }et laisse tomber { $tokens_count } jetons d'Orichalque ({ $tokens }).
  }
event-power-used = { $figure } use de { $power } sur { $target } : { $worked ->
    [yes] réussi.
   *[no] manqué.
  }
event-healed = { $figure } revient en jeu.
event-healing-tried = Le seul soin possible de { $figure } est tenté.
event-door-opened = { $figure } ouvre une porte ({ $piece }).
event-token-taken = { $figure } ramasse un jeton d'Orichalque ({ $token }).
event-token-home = { $figure } rapporte un jeton d'Orichalque chez { $side } ({ $token }).
event-exited = { $figure } sort de la table.
event-status-gained = { $raw_status ->
    [prone] { $figure } se met à terre.
    [aiming] { $figure } vise.
    [blessed] { $figure } reçoit une bénédiction : C, T et S à −1 pour ce tour.
    [confused] { $figure } sombre dans la confusion : I et R à +2 pour ce tour.
    [heartened] { $figure } prend courage auprès de son meneur.
    [steadied] { $figure } se reprend auprès de son meneur.
   *[other] { $figure } : { $status }
  }
event-status-lost = { $raw_status ->
    [aiming] { $figure } ne vise plus.
    [prone] { $figure } n'est plus à terre.
   *[other] { $figure } : plus { $status }
  }
event-game-ended = { $raw_winner ->
    [none] Égalité
   *[other] Victoire de { $winner }
  } : { $reason }.

## Ce qu'on demande

ask-corner = dans quel coin déployer la bande ?
ask-deploy = où placer { $figure } ?
ask-activate = quelle figurine activer ?
ask-group = quelles figurines agiront avec { $figure } ?
ask-actions = combien d'actions tente { $figure } ?
ask-action = que fait { $figure } ?
ask-follow = qui s'active à la suite de { $figure } ?
ask-path = { $kind } de { $figure } : par où ? ({ $limit } pas au plus)
ask-shot = { $figure } tire en chemin : sur qui ?
ask-opponents = contre quels adversaires se bat { $figure } ?
ask-opponent = contre quel adversaire se bat { $figure } ?
ask-stand = relever { $figure } ?
ask-weapon = avec quelle arme se bat { $figure } ?
ask-hit = qui reçoit une touche de { $figure } ? (encore { $left })
ask-extra-dice = { $figure } : contre qui lancer { $most ->
    [one] le dé de plus
   *[other] les { $most } dés de plus
  } ?
ask-reroll = { $figure } : relancer un dé manqué ? ({ $purpose }, { $needed }+)
ask-reaction = { $figure } : comment réagir à { $to } de { $by } ?
ask-place = { $figure } : où se mettre à couvert ? ({ $piece })
ask-where = { $figure } : à quel point du trajet ennemi tirer ?

## Les réponses possibles

option-shoot = tirer sur { $shoot } ({ $weapon })
option-cover = se mettre à couvert ({ $cover })
option-open = ouvrir la porte ({ $open })
option-prone = se mettre à terre
option-fight = { $raw_fight ->
    [several] se battre contre plusieurs adversaires
   *[other] se battre contre { $fight }
  }
option-power = { $power } sur { $target }
option-hide = se cacher
option-perception = tenter une Perception
option-pick-up = ramasser le jeton ({ $pick-up })
option-step = faire d'abord un pas (1 pas au plus)
option-action-stand = se relever d'abord
option-run = mouvement rapide
option-moving-shot = tir en déplacement
option-charge = { $about ->
    [charge] charger { $charge }
   *[nothing] charger, sans désigner de cible
  }
option-aim = viser
option-nothing = ne rien faire
option-wait = faire attendre { $wait } pour une action coordonnée
option-series = une série d'une seule action, avec jet d'Initiative
option-none = non, personne
option-reaction-none = ne pas réagir
option-shot-none = ne pas tirer
option-opponent-none = ne se battre contre personne
option-no = non
option-yes = oui
option-keep = garder les dés
option-reroll = relancer un dé
option-shoot-back = riposter ({ $shoot-back })
option-counter-charge = contre-charger
option-counter-charge-shot = tir de contre-charge ({ $counter-charge-shot })
option-flee = fuir
option-lower-left = en bas à gauche
option-upper-right = en haut à droite
option-upper-left = en haut à gauche
option-lower-right = en bas à droite
area-lower-left = en bas à gauche
area-upper-right = en haut à droite
area-upper-left = en haut à gauche
area-lower-right = en bas à droite

## Pourquoi une réponse est refusée

refusal-cannot-hide = { $figure } n'a pas Se cacher.
refusal-hidden-already = { $figure } se cache déjà.
refusal-nothing-to-hide-at = { $figure } ne touche aucun décor assez grand pour s'y cacher.
refusal-engaged = { $figure } est au contact d'un ennemi.
refusal-static-actions-only = Seules des actions statiques sont permises ici.
refusal-aim-needs-a-series = On ne vise que dans une série d'actions obtenue par un jet d'Initiative.
refusal-a-static-action-must-follow = Après le pas, il faut une action statique.
refusal-no-free-move = Ce déplacement n'accompagne qu'une action statique seule.
refusal-prone-models-stay = { $figure } est à terre et ne peut pas bouger.
refusal-not-prone = { $figure } n'est pas à terre.
refusal-cannot-shoot = { $figure } ne sait pas tirer.
refusal-cannot-fight-several = { $figure } n'a pas plusieurs adversaires au contact, ou pas assez d'attaques.
refusal-not-an-enemy = { $figure } n'est pas un ennemi.
refusal-not-in-contact = { $about ->
    [piece] Ce n'est pas au contact du décor ({ $piece }).
   *[figure] { $figure } n'est pas au contact.
  }
refusal-fought-already = { $figure } a contre-chargé : c'était la phase de mêlée de cette action.
refusal-touched-already = { $figure } est déjà au contact : on ne charge que ce qu'on ne touche pas encore.
refusal-too-far = { $about ->
    [cost-limit] C'est trop loin : { $cost } pas, pour { $limit } au plus.
   *[distance-limit] C'est trop loin : { $distance } pas, pour { $limit } au plus.
  }
refusal-no-way = Aucun passage n'y mène en { $limit } pas.
refusal-no-such-power = Cette figurine n'a pas le pouvoir « { $power } ».
refusal-wrong-target = { $figure } ne peut pas être la cible de ce pouvoir.
refusal-nobody-to-heal = { $figure } n'est pas une figurine alliée hors de combat : rien à soigner.
refusal-healing-tried-already = On a déjà tenté de soigner { $figure } dans cette partie.
refusal-no-cover-here = On ne peut pas s'y mettre à couvert ({ $piece }).
refusal-prone-already = { $figure } est déjà à terre.
refusal-cannot-perceive = { $figure } n'a pas le trait Perception
refusal-no-token-here = Aucun jeton à ramasser au contact.
refusal-cannot-open = Rien à ouvrir ici ({ $piece }).
refusal-partner-does-that = Un partenaire le fait en même temps.
refusal-outside-deployment = Le socle sortirait de la zone de déploiement.
refusal-no-room = Le socle ne tient pas là.
refusal-may-not-touch = { $about ->
    [at] Il ne faut toucher aucun ennemi en se déployant.
   *[figure] Ce déplacement ne doit pas amener au contact de { $figure }.
  }
refusal-wrong-reaction = On ne réagit pas ainsi à cela ({ $reaction }).
refusal-reaction-not-possible = Cette réaction n'est pas possible ici ({ $reaction }).
refusal-not-concealed-there = À cet endroit, { $figure } verrait plus de la moitié de la figurine.
refusal-not-your-model = { $figure } n'est pas de votre bande.
refusal-not-in-play = { $figure } n'est plus en jeu.
refusal-cannot-follow = { $figure } n'était pas à moins de 2 pas du meneur parmi les figurines amies encore à activer.
refusal-waiting = { $figure } attend déjà une action coordonnée.
refusal-activated-already = { $figure } a déjà eu son activation ce tour.
refusal-nobody-to-wait-for = Il ne reste personne à attendre.
refusal-last-of-its-group = { $figure } est en dernier dans son groupe et n'attend personne : il suffit de dire son nom pour que le groupe agisse.
refusal-too-many-actions = { $actions } actions, c'est trop : { $most } au plus (7 moins l'Initiative).
refusal-too-few-actions = Une série compte au moins une action, pas { $actions }.
refusal-not-on-the-path = Cet endroit n'est pas sur le trajet annoncé.
refusal-off-the-table = Le socle sortirait de la table.
refusal-scenery-in-the-way = Le décor barre le passage ({ $piece }).
refusal-model-in-the-way = { $figure } barre le passage.
refusal-too-near-a-hidden-model = Ce trajet passe trop près de { $figure }, qui se cache.
refusal-too-near-what-it-fears = Ce trajet passe trop près de { $figure }, qui effraie.
refusal-contact-ends-the-move = Le déplacement s'arrête au contact de { $figure }.
refusal-may-not-break-contact = Ce pas ne doit pas rompre le contact avec { $figure }.
refusal-out-of-range = Hors de portée : { $distance } pas, pour { $range } au plus.
refusal-no-line-of-sight = Aucune ligne de vue vers { $figure }.
refusal-hidden-by-a-model = { $figure } masque la cible.
refusal-target-is-hidden = { $figure } se cache : on ne peut pas lui tirer dessus.
refusal-no-such-missile = Pas d'arme de tir de ce nom ({ $weapon }), ou elle est perdue.

## Ce qui ne va pas dans une bande

complaint-unknown-profile = Profil inconnu : { $names }
complaint-too-dear = La bande coûte { $cost } points, pour { $limit } au plus.
complaint-empty-list = Une bande compte au moins une figurine.
complaint-too-many-members = La bande compte { $members } membres, pour { $limit } au plus (un Monstre compte pour deux).
complaint-too-many-leaders = Un seul Meneur par bande : il y a { $names }.
complaint-too-many-monsters = Un seul Monstre par bande : il y a { $names }.
complaint-too-many-magicians = Un seul Magicien par bande : il y a { $names }.
complaint-too-many-shooters = Deux Tireurs au plus par bande : il y a { $names }.
complaint-named-twice = Chaque personnage est unique : en double, { $names }.

## Comment la partie finit

reason-extermination = plus personne en face
reason-ambush-losses = plus de la moitié de la bande prise dans l'embuscade est hors de combat
reason-ambush-escape = la bande prise dans l'embuscade s'est échappée
reason-tokens = le plus grand nombre de jetons d'Orichalque rapportés
reason-agreed-stop = fin convenue, on compte

## Mots

to-shot = un tir
to-power = un pouvoir
to-engage = une charge

fact-target = cible
fact-weapon = arme
fact-distance = distance
fact-band = portée
fact-hidden = part cachée
fact-hits = touches
fact-dice = dés
fact-divided = partagés
fact-attackers = attaque
fact-defender = défense
fact-blows = touches de l'attaque
fact-parries = touches de la défense
fact-needed-back = seuil de la défense
fact-excess = écart
fact-opportunity = opportunité
fact-lost = perdus
fact-left = reste
fact-action = action
fact-actions = actions
fact-rank = rang
fact-reaction = réaction
fact-to = contre
fact-slot = activation
fact-power = pouvoir
fact-worked = réussi
fact-piece = décor
fact-token = jeton
fact-tokens = jetons
fact-zone = zone
fact-members = membres
fact-scenario = scénario
fact-first = camp 1
fact-fears = peur de
fact-ambushed = dans l'embuscade

slot-own = seul choix
slot-wake = à la suite du meneur
slot-group = en groupe

reason-out-of-reach = trop loin de son groupe
reason-partner-fallen = son groupe est défait
reason-attacked = c'est une attaque
reason-moved = déplacement à découvert
reason-contact = contact avec un ennemi
reason-perceived = Perception réussie
reason-opened = la porte est ouverte

scenario-extermination = Extermination
scenario-ambush = Embuscade
scenario-orichalcum = Chasse à l'Orichalque

faction-amazones = Amazones
faction-errants = Errants
faction-grecs = Grecs
faction-japonais = Japonais
faction-saxons = Saxons
faction-vikings = Vikings

status-activated = activation faite
status-waiting = en attente
status-prone = à terre
status-cover = à couvert
status-hidden = en cachette
status-blessed = bénédiction
status-confused = confusion
status-out = hors de combat
status-aiming = en visée
status-exited = hors de la table
status-heartened = prend courage
status-steadied = se reprend

purpose-initiative = Initiative
purpose-reaction = Réaction
purpose-opportunity = Réaction au désengagement
purpose-shot = tir
purpose-melee = mêlée
purpose-save = sauvegarde
purpose-table = table des touches
purpose-power = pouvoir
purpose-fear = test de peur
purpose-perception = Perception
purpose-scenario = scénario
purpose-first-player = premier joueur

letter-initiative = I
letter-reaction = R
letter-opportunity = R
letter-shot = T
letter-melee = C
letter-save = S

modifier-charge = Charge
modifier-a-terre = À terre
modifier-combat-multiple = Combat multiple
modifier-peur = Peur
modifier-beni = Béni
modifier-portee = Portée
modifier-cible-a-terre = Cible à terre
modifier-cible-dissimulee = Cible dissimulée
modifier-cible-a-couvert = Cible à couvert
modifier-tir-en-deplacement = Tir en déplacement
modifier-viser = Viser
modifier-confus = Confus
modifier-courageux = Courageux
modifier-peu-courageux = Peu courageux
modifier-esprit-faible = Esprit faible
modifier-esprit-fort = Esprit fort
modifier-esquive = Esquive
modifier-insaisissable = Insaisissable
modifier-charge-furieuse = Charge furieuse
modifier-arme = Arme

band-short = courte portée
band-medium = moyenne portée
band-long = longue portée

action-shoot = tir
action-cover = à couvert
action-prone = à terre
action-fight = combat
action-power = pouvoir
action-hide = se cacher
action-perception = Perception
action-pick-up = ramasser
action-open = ouvrir
action-aim = viser
action-run = mouvement rapide
action-moving-shot = tir en déplacement
action-charge = charge
action-nothing = rien
action-step = un pas
action-stand = se relever

reaction-shoot-back = riposte
reaction-prone = à terre
reaction-cover = à couvert
reaction-power = pouvoir
reaction-counter-charge = contre-charge
reaction-counter-charge-shot = tir de contre-charge
reaction-flee = fuite

kind-run = mouvement rapide
kind-moving-shot = tir en déplacement
kind-charge = charge
kind-step = pas
kind-flee = fuite
kind-cover = mise à couvert
kind-static = tir statique
kind-moving = tir en déplacement
kind-counter-charge = tir de contre-charge
kind-reaction = riposte

terrain-tree = arbre
terrain-bush = buisson
terrain-rock = rocher
terrain-ruin = ruine
terrain-column = colonne
terrain-wall = mur
terrain-door = porte
terrain-open-door = porte ouverte
terrain-difficult = terrain difficile
thing-token = jeton

outcome-reached = au contact
outcome-hits = encaisse une touche
outcome-saves = sauvegarde
outcome-wounds = Vitalité perdue
outcome-wounded = blessure
outcome-knocked-down = à terre
outcome-out-of-action = hors de combat
outcome-series-failed = perd toutes ses actions
outcome-recoiled = recule
outcome-healed = retour en jeu
outcome-status-gained-blessed = bénédiction
outcome-status-gained-confused = confusion

power-benediction = Bénédiction
power-confusion = Confusion
power-soin = Soin

weapon-arc = Arc
weapon-arc-lourd = Arc lourd
weapon-dague-magique = Dague magique
weapon-hache = Hache
weapon-hache-de-guerre = Hache de guerre
weapon-hache-et-loup = Hache et Loup
weapon-hache-et-marteau-magiques = Hache et Marteau magiques
weapon-hache-magique = Hache magique
weapon-haches-de-guerre = Haches de guerre
weapon-lance = Lance
weapon-lance-magique = Lance magique
weapon-marteau-de-guerre-magique = Marteau de guerre magique
weapon-masse-et-hache = Masse et hache
weapon-paire-d-epees = Paire d'épées
weapon-paire-de-sabres = Paire de sabres
weapon-sabre = Sabre
weapon-sabre-magique = Sabre magique
weapon-tetsubo-magique = Tetsubo magique
weapon-trio-d-armes-magiques = Trio d'armes magiques
weapon-epee = Épée
weapon-epee-et-hache = Épée et Hache
weapon-epee-magique = Épée magique

field-scenario = Scénario
brief-extermination = Une bande gagne dès que l'autre n'a plus personne en jeu.
brief-ambush = La bande tombée dans l'embuscade se tient dans le couloir qui traverse la table et doit quitter celle-ci avant d'avoir perdu plus de la moitié de ses membres ; un Monstre compte pour deux.
brief-orichalcum = Trois jetons d'Orichalque sont posés sur une diagonale. Qui en rapporte deux dans son propre coin gagne, ou qui reste seul.
brief-roll = Le dé décide : 1-2 Extermination, 3-4 Embuscade, 5-6 Chasse à l'Orichalque.
field-bands = Bandes
bands-book = du livre
bands-wanderers = avec nos errants
scenario-roll = tiré au dé
outcome-reacted = réagit
outcome-revealed = perd sa cachette
fact-i = Initiative
fact-r = Réaction
fact-c = Combat
fact-t = Tir
fact-s = Sauvegarde
fact-v = Vitalité
fact-role = rôle
fact-faction = faction
fact-traits = traits
fact-weapons = armes
fact-lost-weapons = armes lancées

role-archere = Archère
role-assassine = Assassine
role-attaquant = Attaquant
role-attaquant-leger = Attaquant léger
role-defenseur = Défenseur
role-harceleur = Harceleur
role-harceleuse = Harceleuse
role-harceuse = Harceuse
role-magicien = Magicien
role-magicienne = Magicienne
role-meneur-lourd = Meneur lourd
role-meneur-leger = Meneur léger
role-monstre = Monstre
role-tireur = Tireur
role-tireur-lourd = Tireur lourd

trait-acrobate = Acrobate
trait-attaques-multiples = Attaques multiples
trait-benediction = Bénédiction
trait-charge-furieuse = Charge furieuse
trait-confusion = Confusion
trait-courageux = Courageux
trait-peu-courageux = Peu courageux
trait-effrayant = Effrayant
trait-esprit-faible = Esprit faible
trait-esprit-fort = Esprit fort
trait-esquive = Esquive
trait-ethere = Éthéré
trait-furtif = Furtif
trait-insaisissable = Insaisissable
trait-lent = Lent
trait-marcheur-agile = Marcheur agile
trait-meneur = Meneur
trait-meneur-charismatique = Meneur charismatique
trait-perception = Perception
trait-rapide = Rapide
trait-se-cacher = Se cacher
trait-soin = Soin
trait-volant = Volant

section-presentation-du-jeu = Présentation du jeu
section-profil-d-une-figurine = Profil d'une figurine
section-feuille-de-reference-rapide = Feuille de référence rapide
section-caracteristiques-d-une-figurine = Caractéristiques d'une figurine
section-activation-d-une-figurine = Activation d'une figurine
section-degats-et-sauvegarde = Dégâts et Sauvegarde
section-actions-et-attaques-coordonnees = Actions et attaques coordonnées
section-jet-de-de-a-seuil-caracteristique-seuil = Jet de dé à seuil, caractéristique seuil
section-actions-possibles-pour-une-figurine-actions-dynamiques = Actions possibles pour une figurine — Actions dynamiques
section-jets-d-initiative-pour-effectuer-des-actions-dynamiques = Jets d'initiative pour effectuer des actions dynamiques
section-le-tour-de-jeu = Le tour de jeu
section-actions-possibles-pour-une-figurine-actions-statiques = Actions possibles pour une figurine — Actions statiques
section-reaction-d-une-figurine = Réaction d'une figurine
section-partie-sur-le-pouce-scenarios = Partie « sur le pouce » — Scénarios
section-effectuer-un-tir = Effectuer un Tir
section-effectuer-une-phase-de-combat-en-melee = Effectuer une phase de combat en Mêlée
section-utiliser-un-pouvoir-occulte = Utiliser un pouvoir occulte
section-profils-des-figurines = Profils des figurines
section-partie-sur-le-pouce-recrutement = Partie « sur le pouce » — Recrutement
section-scenario-1-2-extermination = Scénario 1-2 : Extermination
section-scenario-3-4-embuscade = Scénario 3-4 : Embuscade
section-scenario-5-6-chasse-a-l-orichalque = Scénario 5-6 : Chasse à l'Orichalque

duel-attack = Attaque
duel-range = Portée
duel-attacker-is = L'attaquant est
duel-defender-is = Le défenseur est
duel-melee = mêlée, au contact
duel-charge = charge
duel-shot = tir
duel-short = courte
duel-medium = moyenne
duel-long = longue
duel-standing = debout
duel-prone = à terre
duel-blessed = béni
duel-in-cover = à couvert (contre un tir)

## Les cartes en fichiers
content-number-follows = un nombre suit le trait { $word }.
content-no-value = rien ne suit le trait { $word }, et non { $found }.
content-named-twice = { $word } est nommé deux fois.
content-ranges = portées courte, moyenne et longue étaient attendues, chacune au-dessus de la précédente.
content-thrown = une arme de jet a des portées.
content-use = l'usage de l'arme découle de ses portées, et c'en est un autre.
content-attribute = { $word ->
    [Monstre] qui a une V supérieure à 1 est recruté comme Monstre, et personne d'autre.
   *[other] qui a le trait Meneur ou Meneur charismatique est recruté comme Meneur, et personne d'autre.
  }
content-alike = ce nom ne permettrait pas de distinguer la figurine de { $word }.
cards-profiles = Profil
entry-name = Nom
entry-id = Repère
entry-faction = Faction
entry-role = Rôle
entry-recruit-as = Recruté comme
entry-cost = Coût
entry-i = I
entry-r = R
entry-c = C
entry-t = T
entry-s = S
entry-v = V
entry-traits = Traits
entry-weapons = Armes
entry-base = Socle
entry-note = Note
entry-value = Valeur
entry-as-printed = Tel qu'imprimé
entry-p = P
entry-ranges = Portées
entry-magic = Magique
entry-thrown = De jet
entry-save = Sauvegarde des touchés
entry-melee = Se bat
entry-shoot = Tire
about-name = comme la carte l'imprime ; sans virgule
about-role = comme la carte l'imprime ; l'emblème en découle
about-recruit-as = les attributs limités dans une bande
about-cost = en Drachmes d'Orichalque
about-i = Initiative, le seuil d'une série
about-r = Réaction, un seuil
about-c = Combat, un seuil
about-t = Tir, un seuil ; null si la figurine ne tire pas
about-s = Sauvegarde, un seuil ; null si la figurine n'en a pas
about-v = Vitalité
about-base = diamètre en pas ; 1, ou 1,6 pour un Monstre, si rien n'est dit
about-value = le seuil ou le nombre qui suit le trait
about-p = Puissance : les dés que lance l'arme
about-ranges = courte, moyenne et longue, en pas ; null pour une arme de mêlée seule
about-thrown = se bat et tire ; perdue après son premier tir
about-save = ajouté à la sauvegarde de ceux qu'elle touche
about-note = toute autre chose
word-meneur = Meneur
word-monstre = Monstre
word-magicien = Magicien
word-tireur = Tireur

# Ce qui fait gagner, et ce que l'on compte
goal-extermination = Être la dernière bande en jeu
goal-ambush = Qui tend l'embuscade : mettre plus de la moitié hors de combat ; qui y tombe : sortir de la table avant
goal-ambushed = Sortir tous de la table avant de perdre plus de la moitié des vôtres
goal-ambushers = Mettre plus de la moitié des ennemis hors de combat avant qu'ils sortent de la table
goal-orichalcum = La première bande à ramener 2 pions dans son coin, ou la seule qui reste
score-members = membres en jeu, un Monstre en vaut deux
score-tokens-home = pions ramenés

## The first page

pitch-evenor = Six ou sept figurines par camp, des dés à six faces, et un pari : combien d'actions osez-vous annoncer ? Le plus simple pour commencer.
aim-charge = Charger
aim-shoot = Tirer
aim-fight = Combattre
