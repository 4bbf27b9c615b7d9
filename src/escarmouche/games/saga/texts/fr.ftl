### SAGA

## États et décors

status-dead = sans vie
status-dying = à l'agonie
status-unconscious = sans connaissance
status-fainted = en syncope
status-fleeing = en fuite
status-crouched = en position basse
status-lying = à terre
status-bound = dans des liens
status-asleep = en plein sommeil
status-unaware = sans méfiance
status-surprised = sous le coup de la surprise
terrain-tree = arbre
terrain-house = maison
terrain-rough = terrain accidenté
terrain-stairs-down = escalier (descente)
terrain-stairs-up = escalier (montée)
terrain-ladder = échelle
terrain-crowd = foule
terrain-dense-crowd = foule dense

## Le tour

event-briefed = Rencontre : { $encounter }, { $turns } tours.
event-ruled = Décision du meneur ({ $ruling }{ $raw_figure ->
    [none] { "" }
   *[other] , { $figure }
  }) : { $answer }.
event-turn-began = — Tour { $turn } —
event-reacted = { "" }
event-announced = { $number ->
    [0] { $figure } n'annonce aucune action.
    [one] { $figure } annonce { $number } action.
   *[other] { $figure } annonce { $number } actions.
  }
event-segment-began = Segment { $segment }.
event-action-taken = { $raw_action ->
    [move] { "" }
    [delay] { "" }
    [stand] { "" }
    [draw] { "" }
   *[other] { $figure } : { $action }.
  }
event-slot-spent = { "" }
event-slot-lost = { $figure } perd son action du segment { $segment }.
event-delayed = { $figure } retarde de { $by ->
    [one] { $by } segment
   *[other] { $by } segments
  }{ $slots_count ->
    [0] { "" }
    [one] , jusqu'au segment { $slots }
   *[other] , jusqu'aux segments { $slots }
  }{ $lost ->
    [0] { "" }
    [one] { " ; " }{ $lost } action perdue
   *[other] { " ; " }{ $lost } actions perdues
  }.
event-dice-lost = { $figure } a { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } de moins jusqu'à la fin du tour ({ $action }).
event-survival-tried = { $figure } passe en mode survie { $now ->
    [yes] tout de suite.
   *[no] au segment suivant.
  }
event-survival-began = { $figure } est en mode survie.
event-yielded = { $figure } laisse { $to } agir d'abord.
event-segment-done = { "" }
event-turn-ended = Fin du tour { $turn }.
ask-deploy = Où se place { $figure } ?
ask-announce = Combien d'actions annonce { $figure } ?
ask-action = Que fait { $figure } ?
ask-pay = Cela n'était pas annoncé : { $figure } le paie d'un dé de moins, ou de l'action de ce segment ?
ask-path = Où va { $figure } ?
option-done = rien de plus
option-delay = retarder de { $delay }
option-after = laisser { $after } agir d'abord
option-survive = mode survie (une action à chaque seconde qui reste, chacune avec quatre dés de moins)
option-die = un dé de moins
option-slot = l'action de ce segment
option-none = rien
refusal-no-slot = { $figure } n'a pas d'action déclarée au segment { $segment }
refusal-helpless = { $figure } ne peut rien faire
refusal-once-a-segment = cela ne se fait qu'une fois par segment
refusal-too-late = d'un nombre entier de segments, et pas au-delà du cinquième
refusal-no-dodge = { $figure } ne peut pas esquiver, ou pas ainsi
refusal-survival-tried = { $figure } ne peut pas passer en mode survie maintenant
refusal-no-initiative = { $figure } n'organise pas le segment face à cet adversaire
refusal-outside-home = hors de l'emplacement de ce camp
complaint-unknown-profile = Personne ne s'appelle { $names }.
complaint-empty-list = Cette liste est vide.
reason-last-standing = le dernier camp debout
reason-time = le temps est écoulé
reason-time-people = le temps est écoulé, et il reste plus de monde
reason-time-levels = le temps est écoulé, il reste autant de monde, mais plus de niveaux (blessures et fatigue)
purpose-reaction = réaction
purpose-survival = mode survie
modifier-actions-annoncees = Actions annoncées
modifier-actions-non-declarees = Actions non déclarées
modifier-desequilibre = Déséquilibre
modifier-blessures = Blessures
modifier-fatigue = Fatigue
modifier-surpris = Surpris

## Les jets

# La ligne d'un jet dit ses dés elle-même.
event-rolled-plain = { $raw_purpose ->
    [arm] { $figure } lance les dés ({ $purpose }) : { $dice }
    [face] { $figure } lance les dés ({ $purpose }) : { $dice }
    [hours] { $figure } lance les dés ({ $purpose }) : { $dice }
    [shaft] { $figure } lance les dés ({ $purpose }) : { $dice }
    [stray] { $figure } lance les dés ({ $purpose }) : { $dice }
    [tie] { $figure } lance les dés ({ $purpose }) : { $dice }
   *[other] { "" }
  }
event-tested = { $figure }, { $test } : { $shown }{ $level ->
    [0] { "" }
   *[other] { " " }+ base { $level }
  }{ $changed ->
    [no] { "" }
   *[yes] { " " }+ { $modifier }
  } = { $total }{ $raw_came ->
    [total] .
    [critical] , échec critique.
    [fumbled] { " " }contre { $difficulty } : échec critique.
    [passed] { " " }contre { $difficulty } : réussite.
   *[failed] { " " }contre { $difficulty } : échec.
  }

## Se déplacer, engager

event-sped = { "" }
event-turned = { "" }
event-rose = { "" }
event-engaged = { $figure } et { $target } sont au corps à corps.
event-released = { $figure } et { $target } ne sont plus au corps à corps.
event-drawn = { $figure } dégaine : { $weapon }.
option-move = marcher
option-sprint = { $about ->
    [how-sprint] courir ({ $sprint }, { $how })
   *[other] courir ({ $sprint })
}
purpose-sprint = mouvement rapide
refusal-no-speed-left = { $figure } a épuisé sa vitesse dans ce segment
refusal-another-test = ce terrain demande un autre jet
refusal-too-far = trop loin : { $limit } m au plus
refusal-blocked = quelque chose barre le chemin
refusal-no-place = personne ne peut se tenir à cet endroit
refusal-engaged = au corps à corps avec { $figure }

## Combattre

event-attacked = { $figure } attaque { $target } ({ $weapon }{ $raw_zone ->
    [none] { "" }
   *[other] , { $zone }
  }) : { $total } contre { $needed }{ $changed ->
    [yes] { " " }({ $sum })
   *[no] { "" }
  }, { $hit ->
    [yes] touché.
   *[no] manqué.
  }
event-dodged = { $changed ->
    [yes] Esquive de { $figure } : { $total } en tout.
   *[no] { "" }
  }
event-soaked = Dégâts { $damage } contre encaissement { $soak } { $mount ->
    [yes] de la monture de { $figure }
   *[no] de { $figure }
  } : { $levels ->
    [0] rien
    [one] { $levels } niveau
   *[other] { $levels } niveaux
  }.
event-pending = { $target } le subira après sa propre action, qui a lieu en même temps.
event-settled = { $figure } subit ce qui est arrivé en même temps.
event-levels-lost = { $figure } perd { $wounds ->
    [0] { "" }
    [one] { $wounds } niveau de blessure
   *[other] { $wounds } niveaux de blessure
  }{ $raw_both ->
    [yes] { " et " }
   *[no] { "" }
  }{ $fatigue ->
    [0] { "" }
    [one] { $fatigue } niveau de fatigue
   *[other] { $fatigue } niveaux de fatigue
  }.
event-actions-lost = { $figure } perd { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-fell = { $figure } tombe.
event-put-out = { $figure } est hors de combat ({ $how }).
event-left-field = { $figure } quitte le terrain.
ask-react = { $by } attaque { $figure }, { $total } contre { $needed } : comment répondre ?
option-strike = frapper { $strike } ({ $weapon })
option-dodge = esquiver
purpose-attack = attaque
purpose-dodge = esquive
purpose-damage = dégâts
purpose-soak = encaissement
refusal-out-of-reach = personne n'est à portée de cette arme
modifier-a-terre = À terre
modifier-accroupi = Accroupi
modifier-de-dos = De dos
modifier-hauteur = Hauteur
modifier-marge-de-l-attaque = Marge de l'attaque
modifier-plusieurs-assaillants = Plusieurs assaillants
modifier-protection = Protection

## Temps et terrain

status-hobbled = traîne la jambe
status-weapon-arm-lost = bras armé inutilisable
status-other-arm-lost = bras du bouclier inutilisable
status-leg-lost = jambe inutilisable
status-foot-lost = pied inutilisable
status-bleeding = en hémorragie
refusal-fleeing = { $figure } est en fuite et n'entreprend aucune action déclarée
purpose-tie = égalité
test-tie = égalité
ask-survival-difficulty = Quelle difficulté pour le mode survie de { $about } ?
ask-reactions = Refait-on les jets de réaction dans ce segment ?
option-kept = garder ceux du tour
option-new = relancer
ruling-survival-difficulty = difficulté du mode survie
ruling-reactions = réactions du segment
answer-kept = celles du tour
answer-new = nouveaux jets
event-rushed = { "" }
event-slowed = Sur { $piece }, chacun va à { $percent } % de sa vitesse.
event-jumped = { $figure } s'élance pour sauter { $piece }.
event-plunged = { $figure } tombe dans le vide (seconde { $second }).
event-postured = { $figure } est maintenant { $posture }.
event-rising = { $figure } se relève, encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
event-unsteadied = { $figure } perd l'équilibre : un dé de moins jusqu'à la fin du tour.
event-startled = La surprise saisit { $figure } : { $lost ->
    [yes] aucune réaction dans ce segment.
   *[no] { $margin } de moins.
  }
terrain-ditch = fossé
terrain-chasm = gouffre
terrain-slope = pente
terrain-rise = hauteur
option-jump = sauter par-dessus { $jump }{ $dodge ->
    [yes] { " " }en esquivant
   *[no] { "" }
  }
option-acrobatic-jump = saut acrobatique par-dessus { $acrobatic-jump }{ $dodge ->
    [yes] { " " }en esquivant
   *[no] { "" }
  }
option-crouch = s'accroupir
option-lie = s'allonger
option-dismount = descendre du char
option-stand = se relever
option-look = regarder autour de soi
option-acrobatic = esquive acrobatique
ask-surprise-difficulty = Quelle difficulté pour { $about }, sous le coup de la surprise ?
ask-acrobatics-difficulty = Quelle difficulté pour les acrobaties de { $about } ici ?
ask-slope = Quelle part de sa vitesse garde-t-on sur { $about }, en centièmes ?
refusal-no-room = { $figure } n'a pas la place de bouger de côté
refusal-nothing-to-jump = { $figure } n'a rien à sauter ici
refusal-falling = { $figure } est en train de tomber
refusal-posture = la posture de { $figure } ne le permet pas maintenant
refusal-rising = { $figure } est en train de se relever
refusal-nothing-to-notice = { $figure } sait déjà ce qui se passe
refusal-unaware = { $figure } ne sait encore rien du combat
purpose-surprise = surprise
purpose-perception = vigilance
purpose-jump = saut
purpose-acrobatics = acrobatie
modifier-feinte-de-corps = Feinte de corps
modifier-chute = Chute
modifier-occupe = Occupé
event-critically-hurt = Blessure critique de { $figure } ({ $shown } + { $added } = { $total }) : { $wound }.
event-mangled = Sans soins, { $figure } perdra { $part }.
event-amputated = Faute de soins, { $figure } perd { $part }.
event-disfigured = Le visage de { $figure } : { $mark }.
event-tended = { $by } a soigné { $figure } : { $wound }.
event-task-began = { $figure } commence une action longue.
event-task-worked = { $figure } a { $levels } niveaux sur { $target }.
event-task-ended = { $done ->
    [yes] { $figure } a terminé.
   *[no] { $figure } interrompt son action longue.
  }
event-cleared = { $by } dégage { $piece } du passage.
event-disengaged = { $free ->
    [yes] { $figure } se dégage.
   *[no] { $figure } ne parvient pas à se dégager.
  }
option-disengage = se dégager ({ $disengage })
option-rise = se relever ({ $rise })
option-care = soigner { $care }
option-stunt = dégager { $stunt } du passage
option-go-on = continuer
option-break-off = interrompre
option-stay = rester
option-follow = suivre
option-sustained = soutenue : déclarée
option-limited = limitée : non déclarée
option-slight = presque nulle : innée
option-long = une action longue
option-ready = sur ses gardes
option-surprised = surpris
option-unaware = sans méfiance
ask-task = { $figure } mène une action longue : continuer ?
ask-intercept = { $figure } : frapper qui se dégage ?
ask-follow = { $figure } : suivre qui se dégage ?
ask-attention = Quelle attention cela demande-t-il ?
ask-surprise = { $about } est-il surpris ?
ask-trek = Qui ramener au cœur de l'action ?
ask-trek-to = À quel endroit revient-on dans l'action ?
ask-trek-fatigue = Pour combien de fatigue ?
refusal-at-a-task = { $figure } mène une action longue
refusal-no-patient = personne près de { $figure } n'a besoin de soins
refusal-no-stunt = { $figure } ne peut rien tenter de tel ici
refusal-not-engaged = { $figure } ne peut pas se dégager maintenant
purpose-care = soins
purpose-task = tâche
purpose-critical = blessure critique
purpose-arm = quel bras
purpose-hours = heures
purpose-face = visage
purpose-endurance = endurance
modifier-degagement = Dégagement

## Mots des champs

action-move = marche
action-sprint = course
action-strike = coup
action-delay = retard
action-after = initiative cédée
action-survive = mode survie
action-dodge = esquive
test-reaction = réaction
test-survival = mode survie
test-sprint = mouvement rapide
test-attack = attaque
test-dodge = esquive
test-damage = dégâts
test-soak = encaissement
nature-declared = déclarée
nature-undeclared = non déclarée
nature-innate = innée
nature-long = longue
nature-double = double
how-dead = sans vie
how-dying = à l'agonie
how-unconscious = sans connaissance
how-fainted = en syncope
kind-strike = coup
kind-move = marche
kind-sprint = course
encounter-clearing = La clairière
share-declared = déclarée
share-fast = mouvement rapide
share-dodge = esquive
share-move = déplacement
sprint-athletics = athlétisme
sprint-acrobatics = acrobatie
sprint-strength = Force
sprint-agility = Agilité
action-jump = saut
action-acrobatic-jump = saut acrobatique
action-crouch = accroupissement
action-lie = mise à terre
action-dismount = descente du char
action-stand = relèvement
action-look = vigilance
test-surprise = surprise
test-perception = vigilance
test-jump = saut
test-acrobatics = acrobatie
kind-feint = déplacement de combat
kind-zigzag = zigzag
kind-jump = saut
share-look = regard
share-posture = posture
how-feint = feinte de corps
how-zigzag = zigzags
posture-standing = debout
posture-crouched = en position basse
posture-lying = à terre
ruling-surprise-difficulty = difficulté de la surprise
ruling-acrobatics-difficulty = difficulté des acrobaties
ruling-slope = vitesse sur la pente
action-disengage = dégagement
action-rise = relèvement
action-care = soins
action-stunt = tentative
test-care = soins
test-task = tâche
test-endurance = endurance
disengage-dodge = esquive
disengage-acrobatic = esquive acrobatique
rise-dodge = esquive
rise-acrobatic = esquive acrobatique
share-stunt = tentative
wound-nothing = rien
wound-off-balance = perte d'équilibre
wound-hand = la main
wound-stunned = le tronc, étourdissement
wound-hobbled = la jambe
wound-thrown-down = projection à terre
wound-arm = un bras inutilisable
wound-leg = une jambe inutilisable
wound-head = la tête, inconscience
wound-bleeding = le tronc, hémorragie
wound-crushed-hand = une main broyée
wound-crushed-foot = un pied broyé
wound-face = le visage
wound-mortal = le tronc, blessure mortelle
wound-killed = la tête, mort sur le coup
wound-dying = un corps mourant
wound-foot = le pied
part-hand = une main
part-foot = un pied
mark-scar = une balafre
mark-ear = une oreille en moins
mark-eye = un œil en moins
mark-nose = le nez arraché
mark-jaw = la mâchoire défoncée
ruling-attention = attention
ruling-surprise = surprise
ruling-trek = retour au combat
ruling-trek-fatigue = fatigue du trajet
answer-none = personne
answer-sustained = soutenue
answer-limited = limitée
answer-slight = presque nulle
answer-long = longue
answer-ready = sur ses gardes
answer-surprised = sous le coup de la surprise
answer-unaware = sans méfiance

## Champs des événements

fact-strength = force
fact-agility = agilité
fact-endurance = endurance
fact-perception = perception
fact-presence = présence
fact-mind = esprit
fact-traits = compétences
fact-reaction = réaction
fact-announced = actions
fact-armour = armure
fact-chief = chef
fact-tactic = bonus tactique
fact-tactic-on = bonus tactique sur
fact-zone = zone
tactic-on-attack = l'attaque
tactic-on-defence = la défense
fact-action = action
fact-actions = actions
fact-against = contre
fact-answer = réponse
fact-by = par
fact-course = direction
fact-critical = échec critique
fact-damage = dégâts
fact-rolled = jet
fact-dice = dés
fact-dies = meurt au tour
fact-difficulty = difficulté
fact-effect = effet
fact-encounter = rencontre
fact-fatigue = fatigue
fact-held = en main
fact-added = points ajoutés
fact-hit = touché
fact-how = comment
fact-left = reste
fact-level = niveau
fact-levels = niveaux
fact-lost = perdu
fact-margin = marge
fact-meant = visé
fact-nature = nature
fact-now = tout de suite
fact-number = nombre
fact-owed = encore à perdre
fact-passed = réussite
fact-ruling = décision
fact-segment = segment
fact-settings = réglages
fact-share = part du segment
fact-slots = segments
fact-soak = encaissement
fact-speed = vitesse
fact-test = jet
fact-total = total
fact-turns = tours
fact-weapon = arme
fact-wounds = blessures
fact-went = de sa vitesse
fact-piece = décor
fact-percent = pour cent
fact-dodges = avec esquive
fact-second = seconde
fact-depth = profondeur
fact-posture = posture
fact-seconds = secondes

## Corps à corps

event-dropped = { $figure } lâche ce qui était en main : { $weapon }.
event-broke = L'arme de { $figure } se brise : { $weapon }.
event-eye-lost = { $figure } perd un œil.
event-ran = { "" }
event-met = { $figure } et { $target } arrivent au contact.
event-blow-lost = { $figure } perd son coup : l'adversaire a frappé d'abord.
event-staggered = { $figure } perd l'équilibre, et la première action du prochain tour.
event-hurled = { $figure } va rouler à terre.
ask-zone = Quelle zone vise { $figure } ?
ask-clash = { $figure } a l'arme la plus longue : frapper d'abord ?
option-called = coup de précision sur { $called } ({ $weapon })
option-shield-charge = renverser { $shield-charge } du bouclier
option-torso = le torse
option-leg = une jambe
option-right-arm = le bras droit
option-left-arm = le bras gauche
option-foot = un pied
option-right-hand = la main droite
option-left-hand = la main gauche
option-head = la tête
option-throat = la gorge
option-eye = un œil
option-first = frapper d'abord
option-wait = attendre
refusal-stuck = cette arme est plantée dans un corps : { $weapon }
refusal-not-in-hand = cette arme n'est pas en main, il faut la dégainer : { $weapon }
refusal-just-drawn = cette arme vient d'être dégainée : { $weapon }
refusal-no-run-up = { $figure } n'a pas couru 3 m tout droit vers cet adversaire dans ce segment
refusal-no-shield = { $figure } n'a pas de bouclier en main
purpose-agility = agilité
purpose-shaft = hampe
modifier-arme-a-deux-mains = Arme à deux mains
modifier-coup-appris = Coup appris
modifier-charge = Charge
modifier-charge-recue = Charge reçue
modifier-zone-visee = Zone visée
modifier-vue-diminuee = Vue diminuée
action-called = coup de précision
action-shield-charge = charge au bouclier
test-agility = agilité
kind-called = coup de précision
kind-shield-charge = charge au bouclier
zone-torso = torse
zone-leg = jambe
zone-right-arm = bras droit
zone-left-arm = bras gauche
zone-foot = pied
zone-right-hand = main droite
zone-left-hand = main gauche
zone-head = tête
zone-throat = gorge
zone-eye = œil
fact-eyes = yeux perdus
fact-metres = mètres

## Coups préparés, chutes, entraves, empalement, dégainer

event-prepared = { $figure } prépare un coup : { $blow }.
event-preparation-lost = { $used ->
    [yes] { "" }
   *[no] La préparation de { $figure } ne sert à rien.
  }
event-contested = Opposition ({ $test }) entre { $figure } et { $target } : { $levels ->
    [0] pas de victoire
    [one] { $levels } niveau d'écart
   *[other] { $levels } niveaux d'écart
  }.
event-seized = { $by } tient { $figure } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } de moins.
event-freed = { $by } ne tient plus { $figure }.
event-impaled = L'arme reste plantée dans le corps de { $figure } : { $weapon }.
event-let-go = { $figure } laisse son arme plantée : { $weapon }.
event-pulled-out = { $figure } retire son arme du corps de { $target } : { $weapon }.
ask-contest = { $figure } fait tomber { $target } : par l'agilité ou par la force ?
ask-hurl = { $figure } tient ferme { $target } : projeter tout de suite ?
option-agility = l'agilité
option-strength = la force
option-hurl = projeter
option-keep = garder la prise
option-prepare = { $about ->
    [on-prepare] préparer ({ $prepare }) contre { $on }
   *[other] préparer ({ $prepare })
}
option-power = coup en force sur { $power } ({ $weapon })
option-leap = bondir sur { $leap } ({ $weapon })
option-trip = faire tomber { $trip } ({ $weapon })
option-seize = { $about ->
    [seize-weapon] saisir { $seize } ({ $weapon })
   *[other] saisir { $seize }
}
option-tighten = resserrer la prise sur { $tighten }
option-throw-down = projeter { $throw-down }
option-break-free = se libérer de { $break-free }
option-pull-out = retirer du corps de { $pull-out } : { $weapon }
option-twist = enfoncer dans le corps de { $twist } : { $weapon }
option-let-go = laisser plantée : { $let-go }
option-draw = dégainer : { $draw }
option-draw-and-use = dégainer ({ $weapon }) et utiliser sur { $draw-and-use } ({ $how })
option-two-weapons = frapper de deux armes : { $two-weapons }, puis { $second }
refusal-held = { $figure } tient ferme
refusal-no-hands = { $figure } n'a plus de bras pour cela
refusal-held-already = on tient déjà { $figure } ; on peut resserrer la prise
refusal-no-hold = { $figure } ne tient personne assez fermement
refusal-not-held = personne ne tient { $figure }
refusal-own-body = on ne retire pas une arme de son propre corps
refusal-nothing-stuck = { $figure } n'y a pas d'arme plantée
refusal-nothing-to-draw = { $figure } n'a pas cela à dégainer
refusal-one-weapon = { $figure } n'a pas une arme dans chaque main
refusal-out-of-leap = entre { $near } et { $far } m d'un adversaire non engagé, avec la place de bondir
refusal-pinned = { $figure } tient l'arme plantée
refusal-unprepared = { $figure } n'a pas préparé ce coup
purpose-contest = opposition
purpose-fall = chute
test-fall = encaissement de la chute
purpose-fatigue = fatigue
purpose-pull = arme à retirer
modifier-attaque-acrobatique = Attaque acrobatique
modifier-coup-en-force = Coup en force
modifier-degaine-en-frappant = Dégainé en frappant
modifier-deux-armes = Deux armes
modifier-empale = Empalé
modifier-entrave = Entrave
modifier-projection = Projection
action-prepare = préparation
action-power = coup en force
action-leap = attaque acrobatique
action-trip = croc-en-jambe
action-seize = saisie
action-tighten = prise resserrée
action-throw-down = projection
action-break-free = libération
action-pull-out = arme à retirer
action-twist = arme enfoncée
action-let-go = arme laissée
action-draw = dégainer
action-draw-and-use = dégainer et utiliser
action-two-weapons = deux armes
blow-power = coup en force
blow-acrobatic = attaque acrobatique
prepare-power = coup en force
prepare-acrobatic = attaque acrobatique
test-contest = opposition
test-strength = force
test-fatigue = fatigue
test-pull = arme à retirer
kind-power = coup en force
kind-acrobatic = attaque acrobatique
kind-leap = bond
kind-trip = croc-en-jambe
kind-seize = saisie
kind-twist = arme enfoncée
fact-blow = coup
fact-kept = gardée
fact-used = utilisée
fact-wound = blessure
fact-part = partie
fact-mark = marque
fact-task = tâche
fact-target = objectif
fact-done = fait
fact-free = libre
fact-on = sur

## Rencontres

encounter-duel = Un duel
encounter-tavern = Une bagarre de taverne
encounter-street = Une embuscade dans la rue
encounter-bridge = Un pont tenu par quelques-uns
encounter-hostage = Un otage tenu en respect
encounter-single-combat = Un combat singulier pour une tête
encounter-war-bands = Deux bandes de guerre
encounter-raid = Un raid
reason-held-out = ils ont tenu

## Cris de guerre, terreur et fuite

event-cried = { $figure } effraie l'ennemi ({ $way }) : { $points ->
    [0] sans effet
    [one] { $points } point de terreur
   *[other] { $points } points de terreur
  }.
event-terror-spread = Terreur de { $side } : { $points } pour { $opponents ->
    [one] { $opponents } adversaire
   *[other] { $opponents } adversaires
  }, un score de { $score }.
ask-cry = { $figure } : effrayer l'ennemi avant le combat ?
option-cry = un cri de guerre
option-carnyx = le carnyx
option-contortions = des contorsions
way-cry = un cri de guerre
way-carnyx = le carnyx
way-contortions = des contorsions
purpose-cry = fureur guerrière
purpose-terror = courage face à la terreur
test-cry = fureur guerrière
test-terror = courage face à la terreur
modifier-cri-de-guerre = Son propre cri de guerre
modifier-a-l-ecart = Hors d'atteinte de l'ennemi
modifier-peintures-et-chants = Peintures et chants
kind-flight = fuite
action-flight = fuite
fact-way = comment
fact-points = points de terreur
fact-opponents = adversaires
fact-score = score de terreur
fact-bare = dévêtu
fact-heads = têtes à la ceinture

## Têtes

event-beaten = { $by } a vaincu { $figure } en combat singulier.
event-beheaded = { $by } tranche la tête de { $figure }.
event-head-hung = La tête de { $target } pend à la ceinture de { $figure } ; elle se garde { $days ->
    [0] aujourd'hui
    [one] { $days } jour
   *[other] { $days } jours
  }.
event-head-spoilt = La tête de { $target } ne se gardera pas.
event-head-embalmed = { $by } embaume la tête de { $target } : un trophée de { $figure }.
ask-head = { $figure } : prendre la tête de { $target } ?
option-hang = l'accrocher à la ceinture
option-take-head = prendre la tête de { $take-head }
ask-embalm = Qui embaume la tête de { $target } pour { $figure } ?
refusal-not-beaten = { $figure } : pas de victoire sur lui en combat singulier
refusal-belt-full = plus de place pour une tête à la ceinture de { $figure }
ask-embalming = Quelle difficulté pour embaumer la tête de { $about } ?
ruling-embalming = difficulté de l'embaumement
purpose-head = préparation d'une tête
purpose-embalming = embaumement
test-head = préparation d'une tête
test-embalming = embaumement
action-take-head = tête prise
fact-days = jours

## Tenu en respect

status-at-bay = sous la menace
event-held-at-bay = { $by } tient { $figure } en respect.
event-cowed = { $figure } n'ose pas : { $action }.
refusal-cowed = { $figure } ne l'a pas osé dans ce segment
event-dared = { $figure } ose, { $first ->
    [yes] avant que { $by } ne réagisse.
   *[no] mais { $by } veillait.
  }
event-bay-ended = Plus personne ne tient { $figure } en respect.
ask-held-attack = { $figure } : frapper l'otage ?
option-spare = épargner l'otage
ask-bay-difficulty = Quel courage faut-il à { $about } pour tenter quelque chose ?
ruling-bay-difficulty = difficulté d'oser
ask-vigilance = Quelle est la vigilance de { $about } ?
ruling-vigilance = vigilance de qui tient l'otage
purpose-bay = courage de qui est tenu en respect
purpose-bay-reaction = réaction du captif et de celui qui le tient
test-bay = courage sous la menace
test-bay-reaction = réaction
fact-first = d'abord

## Vue, taille et montures

event-dimmed = Visibilité : { $visibility }.
ask-visibility = Quelle est la visibilité ?
ruling-visibility = visibilité
option-clear = bonne
option-reduced = réduite
option-low = faible
option-very-low = très faible
answer-clear = bonne
answer-reduced = réduite
answer-low = faible
answer-very-low = très faible
visibility-clear = bonne
visibility-reduced = réduite
visibility-low = faible
visibility-very-low = très faible
fact-visibility = visibilité
modifier-visibilite = Visibilité
modifier-taille-de-la-cible = Taille de la cible
event-balked = { $figure } n'ose pas tirer sur { $target }, trop près d'un ami.
refusal-balked = { $figure } n'a pas osé tirer près d'un ami dans ce segment
event-mount-hurt = La monture de { $figure } perd { $wounds ->
    [one] { $wounds } niveau de blessure
   *[other] { $wounds } niveaux de blessure
  } ; il en reste { $left }.
event-dismounted = { $figure } est à pied maintenant.
option-strike-mount = frapper la monture de { $strike-mount } ({ $weapon })
option-shoot-mount = tirer sur la monture de { $shoot-mount } ({ $weapon })
option-throw-mount = lancer { $weapon } sur la monture de { $throw-mount }
action-strike-mount = coup à une monture
action-shoot-mount = tir sur une monture
action-throw-mount = jet sur une monture
refusal-no-mount = { $figure } n'a pas de monture
refusal-mounted = aucune monture ne va sur un escalier ou une échelle
sprint-riding = équitation
fact-mount = monture

## Projectiles et duels

event-launched = { "" }
event-stared = { $figure } l'emporte du regard : +{ $levels } à la réaction qui y mettra fin, +{ $edge } en tout.
event-duel-broken = La phase d'intimidation est finie.
ask-beforehand = On peut tirer sur { $figure } : esquiver d'avance ?
ask-duel = { $figure } : continuer de jauger l'autre, ou rompre ?
option-stare = continuer
option-break = rompre
option-shoot = tirer sur { $shoot } ({ $weapon })
option-throw = lancer sur { $throw } : { $weapon }
option-aim = tir de précision sur { $aim } ({ $weapon })
refusal-out-of-range = personne n'est en vue ni à portée de cela
purpose-shot = tir
purpose-duel = intimidation
modifier-tir-au-juge = Tir au jugé
modifier-surprise = Surprise
modifier-vigilance = Vigilance
modifier-acrobatie = Acrobatie
action-shoot = tir
action-throw = jet
action-aim = tir de précision
test-shot = tir
test-duel = intimidation
kind-shoot = tir
kind-throw = jet
fact-edge = ascendant
fact-gone = lancée
how-strike = coup
how-throw = jet
how-shoot = tir

## Cibles

event-strayed = Le projectile touche { $target } à la place de { $meant }.
event-passer-by-hit = Un passant est touché à la place de { $target }.
purpose-stray = projectile perdu
modifier-mouvement-de-la-cible = Mouvement de la cible
modifier-couvert = Couvert
modifier-cible-engagee = Cible engagée
modifier-cible-dans-la-foule = Cible dans la foule

## À cheval

modifier-niveau-de-monte = Niveau de monte
modifier-monte-contre-pieton = Monté contre piéton
refusal-no-chariot = { $figure } n'est pas dans un char
refusal-chariot = on ne frappe pas depuis un char

## Peur

event-frightened = { $figure } a peur : { $fear ->
    [one] { $fear } dé
   *[other] { $fear } dés
  } en moins pour frapper et tirer.
event-calmed = { $fear ->
    [0] { $figure } n'a plus peur.
    [one] { $figure } a moins peur : encore { $fear } dé.
   *[other] { $figure } a moins peur : encore { $fear } dés.
  }
purpose-courage = courage
test-courage = courage
modifier-peur = Peur
fact-fear = peur

## Commandement

event-chief-named = { $figure } mène { $men }.
event-taken-in-hand = { $figure } obéit à { $by }.
event-command-lost = Plus personne ne commande { $men }.
event-chief-lost = Perte du chef : { $figure }.
event-example-shown = { $by ->
    [0] { "" }
   *[other] L'exemple de { $figure } compte pour { $men } : { $raw_signed } à leur courage.
  }
event-orders-began = Ordres de { $figure } ({ $orders }) pour { $men } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-orders-given = { $left ->
    [0] { "" }
    [one] Il faut encore { $left } action à { $figure } pour ces ordres.
   *[other] Il faut encore { $left } actions à { $figure } pour ces ordres.
  }
event-orders-stand = { "" }
event-orders-over = { $done ->
    [yes] { "" }
   *[no] Interruption : les ordres de { $figure } sont perdus.
  }
event-tactics-changed = { $bonus ->
    [0] Changement tactique de { $figure } : il annule celui de l'ennemi, sans plus.
   *[other] Changement tactique de { $figure } : + { $bonus } en { $on } pour { $men }.
  }
event-tactics-countered = Le bonus tactique de { $men } est maintenant de { $bonus }.
event-galvanise-tried = { $figure } tente de galvaniser ses troupes.
event-galvanised = { $figure } retrouve un niveau de { $track } jusqu'à la fin de la bataille.
event-loan-over = { $figure } perd ce qui lui avait été rendu pour la bataille.
ask-men = À qui s'adresse { $figure } ? (une action par tranche de { $capacity } personnes)
ask-tactic = { $figure } : bonus de { $bonus } en attaque ou en défense ?
ask-tactical-difficulty = Quelle difficulté pour le changement tactique de { $about } ?
ask-situation = La situation a-t-elle assez changé pour que les tactiques ne comptent plus ?
option-command = { $command ->
    [courage] redonner du courage
    [tactics] changement tactique
    [hand] reprendre en main
    [galvanise] galvaniser ses troupes : { $raw_track ->
        [wounds] un niveau de blessure
       *[fatigue] un niveau de fatigue
      }
   *[go-on] continuer à donner des ordres
  }
option-attack = en attaque
option-defence = en défense
option-same = la même
option-changed = changée
refusal-no-chief = { $figure } ne commande personne
refusal-no-orders = { $figure } n'a pas d'ordres en cours
refusal-nobody-to-command = personne à portée de voix de { $figure } pour cet ordre
refusal-galvanised = { $figure } l'a déjà tenté dans ce combat
purpose-command = commandement
purpose-art-of-war = art de la guerre
purpose-fury = fureur guerrière
test-command = commandement
test-art-of-war = art de la guerre
test-fury = fureur guerrière
action-command = commandement
modifier-monte = À cheval ou en char
modifier-tactique = Tactique
modifier-exemple-du-chef = Exemple du chef
modifier-terrain = Terrain
modifier-terrain-inconnu = Terrain inconnu
modifier-plan-etabli = Plan établi
modifier-groupe-aguerri = Groupe aguerri
modifier-troupe-indisciplinee = Troupe indisciplinée
modifier-soleil-en-face = Soleil en face
orders-courage = courage
orders-tactics = tactique
orders-hand = reprise en main
orders-galvanise = galvaniser
on-attack = attaque
on-defence = défense
track-wounds = blessure
track-fatigue = fatigue
ruling-tactical-difficulty = difficulté du changement tactique
ruling-situation = la situation
answer-same = la même
answer-changed = changée
fact-men = hommes
fact-orders = ordres
fact-track = niveaux
fact-bonus = bonus
cards-characters = Personnage
cards-weapons = Arme ou bouclier
cards-armours = Armure
cards-mounts = Monture
entry-armour = Armure
entry-arts = Arts martiaux
entry-attack = Attaque
entry-band = Bande
entry-bare = Dévêtu
entry-by-strength = Portée par point de Force
entry-carried = Sur soi
entry-confidence = Confiance
entry-cost = Coût
entry-damage = Dégâts
entry-defence = Défense
entry-emblem = Emblème
entry-en = Nom anglais
entry-encumbrance = Encombrement
entry-endurance = Endurance
entry-fr = Nom français
entry-heads = Têtes
entry-held = En main
entry-length = Longueur
entry-men = Hommes
entry-mount = Monture
entry-name = Nom
entry-protection = Protection
entry-range = Portée
entry-rank = Rang
entry-role = Rôle
entry-scores = Caractéristiques
entry-size = Taille
entry-skill = Compétence
entry-skills = Compétences
entry-speciality = Spécialité
entry-speed = Vitesse
entry-tags = Qualités
entry-thrown-skill = Compétence de lancer
entry-wounds = Blessures
entry-zones = Zones

## La table : le tour pas à pas, les fiches

goal-last-standing = Rester le dernier camp au combat ; au bout du temps, avoir plus de monde et plus de niveaux
goal-hold-out = Les assaillis gagnent s'ils tiennent jusqu'au bout ; les autres doivent n'en laisser aucun au combat
goal-holders = Tenir jusqu'au bout du temps : que l'un de vous au moins se batte encore
goal-assailants = Ne laisser aucun assailli au combat avant la fin du temps
score-fighting = au combat
step-segment = segment
meter-wounds = Blessures
meter-fatigue = Fatigue
weight-attack = Attaque
weight-shot = Tir
weight-dodge = Esquive
weight-reaction = Réaction
weight-defence = Défense
why-slowest-first = on annonce du plus lent au plus rapide
why-declared = une action à ce segment, réaction { $rank }
why-only-action = seule action déclarée du segment face à ses adversaires : choisit l'ordre
why-initiative = a l'initiative : cinq points ou plus devant { $figures }
why-leads-surprised = avant { $figures } : surprise, et cinq points ou plus d'avance
why-no-slot = pas d'action à ce segment : mouvements libres, après ceux qui en ont une, réaction { $rank }
why-survival-now = mode survie
why-survival-next = mode survie dès le prochain segment
why-undeclared = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } de moins pour des actions non déclarées
why-lost = { $actions ->
    [one] { $actions } action perdue
   *[other] { $actions } actions perdues
  } par un retard
why-owed = perdra { $actions ->
    [one] sa prochaine action
   *[other] ses { $actions } prochaines actions
  }
why-dodge = une esquive de { $total } tient
why-task = en pleine action longue
why-surprised = sous l'effet de la surprise

# Ce que disent les chances
outcome-hit = coup au but
outcome-wounds = perd des niveaux de blessure
outcome-tired = perd des niveaux de fatigue
outcome-put-out = hors de combat
outcome-fell = tombe à terre
outcome-actions-lost = perd des actions
outcome-critically-hurt = blessure critique
outcome-dropped = lâche son arme
outcome-frightened = a peur
outcome-broke = casse son arme
outcome-seized = prise réussie

# Ce que veut dire un nombre d'actions annoncées
number-announce = { $number ->
    [0] aucune action déclarée : marcher, courir, dégainer, esquiver
    [1] à la troisième seconde, avec tous vos dés
    [2] aux secondes 2 et 4, un dé de moins à chacune
    [3] aux secondes 1, 3 et 5, deux dés de moins à chacune
    [4] aux secondes 1, 2, 4 et 5, trois dés de moins à chacune
   *[other] à chaque seconde, quatre dés de moins à chacune
  }

## Ce que fait le meneur

act-settle = Réglages
act-heal = Soigner
act-add = Faire entrer quelqu'un
act-remove = Faire sortir quelqu'un
event-resettled = Décision du meneur : { $setting }, { $value }.
event-healed = Le meneur rend à { $figure } { $wounds ->
    [0] { "" }
    [one] { $wounds } niveau de blessure
   *[other] { $wounds } niveaux de blessure
  }{ $raw_both ->
    [yes] { " et " }
   *[no] { "" }
  }{ $fatigue ->
    [0] { "" }
    [one] { $fatigue } niveau de fatigue
   *[other] { $fatigue } niveaux de fatigue
  }.
event-joined = { $figure } entre dans le combat, camp : { $side }.
fact-setting = réglage
fact-value = valeur
fact-status = état
fact-profile = profil
refusal-not-so-hurt = Pertes de { $figure } : { $wounds } de blessure, { $fatigue } de fatigue ; rien d'autre ne peut être rendu.
field-figure = qui
field-wounds = niveaux de blessure
field-fatigue = niveaux de fatigue
field-status = état qui prend fin
field-profile = qui entre
field-side = camp
field-at = où
field-visibility = visibilité
field-surprise-difficulty = difficulté de la surprise
field-surprise-reaction-malus = malus de réaction par surprise
field-survival-difficulty = difficulté du mode survie
field-acrobatics-difficulty = difficulté des acrobaties
field-hold-at-bay-difficulty = difficulté d'oser sous la menace
field-friendly-fire-difficulty = difficulté du tir à côté d'un ami
field-busy-innate-malus = malus des jets innés de qui agit
field-two-weapon-malus = malus des deux armes
field-snap-shot-malus = malus du tir au jugé
field-reaction-scope = les réactions se jettent
field-voice-range-m = portée de la voix en mètres
field-plan-bonus = plan (difficulté de la tactique)
setting-visibility = visibilité
setting-surprise-difficulty = difficulté de la surprise
setting-surprise-reaction-malus = malus de réaction par surprise
setting-survival-difficulty = difficulté du mode survie
setting-acrobatics-difficulty = difficulté des acrobaties
setting-hold-at-bay-difficulty = difficulté d'oser sous la menace
setting-friendly-fire-difficulty = difficulté du tir à côté d'un ami
setting-busy-innate-malus = malus des jets innés de qui agit
setting-two-weapon-malus = malus des deux armes
setting-snap-shot-malus = malus du tir au jugé
setting-reaction-scope = les réactions se jettent
setting-voice-range-m = portée de la voix en mètres
setting-plan-bonus = plan (difficulté de la tactique)
value-clear = claire
value-reduced = réduite
value-low = faible
value-very-low = très faible
value-turn = une fois par tour
value-segment = à chaque segment
reaction-scope-turn = une fois par tour
reaction-scope-segment = à chaque segment

## Le décor des rencontres

event-moved = { $figure } se déplace de { $cost } m.
piece-upper-river = la rivière
piece-gorge = la gorge
piece-reeds = les roseaux
piece-barricade = la barricade
piece-bank = le talus
piece-oak = le chêne
piece-brambles = les ronces
piece-low-wall = le muret
piece-well = le puits
piece-farm = la ferme
piece-cart = la charrette
piece-dung-heap = le tas de fumier
piece-woodpile = le tas de bois
piece-farmhouse = la ferme
piece-fence = la clôture
piece-ploughed-field = le champ labouré
piece-hillock = la butte
piece-quarry = la carrière
piece-ford = le gué
piece-standing-stone = la pierre levée
piece-crowd = la foule
piece-jugglers = les jongleurs
piece-inn = l'auberge
piece-bakery = la boulangerie
piece-smithy = la forge
piece-stable = l'écurie
piece-ladder = l'échelle
piece-long-table = la grande table
piece-benches = les bancs
piece-stairs = l'escalier
piece-mound = le tertre
piece-barrow = le tumulus
piece-heather = la bruyère
piece-menhir = le menhir

## The first page

pitch-saga = Des duels seconde par seconde : annoncez vos actions pour cinq secondes, frappez, esquivez, gardez votre souffle.

## Les cartes, et ce qu'on règle avant une rencontre

field-encounter = Rencontre
role-archer = Archer
role-brawler = Bagarreur
role-champion = Champion
role-charioteer = Aurige
role-chief = Chef
role-druid = Druide
role-rider = Cavalier
role-skirmisher = Harceleur
role-slinger = Frondeur
role-thief = Voleur
role-townsfolk = Bourg et champs
role-unit = Troupe
role-warrior = Guerrier
role-watchman = Guet
role-wrestler = Lutteur
faction-aulnes = Aulnes
faction-bourg = Bourg
faction-cavales = Cavales
faction-pierres = Pierres
faction-ronces = Ronces
stat-strength = Force
stat-agility = Agilité
stat-endurance = Endurance
stat-perception = Perception
stat-presence = Présence
stat-mind = Esprit
trait-acrobatics = acrobaties
trait-art-of-war = art de la guerre
trait-athletics = athlétisme
trait-axe = hache
trait-bow = arc
trait-camel-riding = monter un chameau
trait-care = soins
trait-chariot-driving = mener un char
trait-command = commandement
trait-courage = courage
trait-dodge = esquive
trait-feint = feinte
trait-fury = furie
trait-knife = couteau
trait-mace = masse
trait-perception = perception
trait-plant-lore = herboristerie
trait-reaction = réaction
trait-religion = religion
trait-riding = équitation
trait-sling = fronde
trait-soak = encaisser
trait-spear = lance
trait-staff = bâton
trait-sword = épée
trait-thrown = lancer
trait-unarmed = mains nues
trait-vigilance = vigilance
brief-clearing = Deux bandes se rencontrent dans une clairière : la dernière au combat a gagné.
brief-duel = Deux personnes d'accord pour se battre se jaugent, puis vont jusqu'à ce que l'une tombe.
brief-tavern = On se bat à coups de poing, de tabouret et de chope : armes et armures sont restées à la porte.
brief-street = La nuit, dans une foule qui revient de la foire, les uns guettent les autres. Ceux qu'on guette gagnent s'ils tiennent.
brief-bridge = Dans la brume du matin, quelques-uns tiennent un pont. Ils gagnent s'ils y sont encore au bout du temps.
brief-hostage = Au clair de lune, les uns tiennent un prisonnier en respect, les autres viennent le chercher. Les premiers gagnent s'ils ne sont pas chassés à temps.
brief-raid = Des cavaliers et un char fondent sur une ferme. Qui la garde gagne si elle tient.
brief-war-bands = Deux bandes de guerre et leurs chefs se rencontrent sur une lande : la dernière au combat a gagné.
brief-single-combat = Devant deux armées muettes, un champion de chaque camp se bat pour la tête de l'autre.
aim-strike = Frapper
aim-shoot = Tirer
aim-throw = Lancer
