### L'Âge des Escarmouches

## Camps et états

status-routed = en déroute
status-charged = sous une charge
status-dodging = en esquive
status-hidden = en cachette

## Ce qui s'est passé

event-table-laid = La table est dressée.
event-briefed = Scénario : { $scenario }, { $turns } tours.
event-commander-named = { $figure } commande.
event-command-lost = { $side } n'a plus de commandeur : ni points de tactique ni tactiques.
event-automatic-tactician = { $side } sera tacticien sans jet.
event-points-lost = { $lost ->
    [one] { $side } perd un point de tactique (reste { $left }).
   *[other] { $side } perd { $lost } points de tactique (reste { $left }).
}
event-placed = { $figure } prend place.
event-turn-began = — Tour { $turn } —
# La ligne d'un essai, d'un départage ou d'une répartition dit le dé elle-même.
event-rolled = { $raw_purpose ->
    [attack] { "" }
    [challenge] { "" }
    [counter] { "" }
    [defence] { "" }
    [disengagement] { "" }
    [fear] { "" }
    [force] { "" }
    [interception] { "" }
    [rally] { "" }
    [rush] { "" }
    [shot] { "" }
    [vigilance] { "" }
   *[other] { $figure } lance les dés ({ $purpose }, { $why }) : { $dice } – { $hits ->
        [0] aucune réussite
        [one] { $hits } réussite
       *[other] { $hits } réussites
      }
  }
event-rolled-plain = { $raw_purpose ->
    [allocation] { "" }
    [parity] { "" }
   *[other] { $figure } lance les dés ({ $purpose }) : { $dice }
  }
event-tested = { $figure }, { $test } : { $score } { $value }{ $changed_count ->
    [0] { "" }
   *[other] {" "}({ $changed })
  } contre { $difficulty }{ $shift ->
    [0] { "" }
   *[other] {" "}({ $columns } en colonnes{ $modifier_count ->
        [0] { "" }
       *[other] {" "}: { $modifier }
      })
  }, il faut { $needed }+, dé { $face } : { $passed ->
    [yes] réussite.
   *[no] échec.
  }
event-retried = { $figure } fait relancer le { $face } ({ $skill }).
event-decided = { $raw_of ->
    [dominant] Égalité pour le camp dominant
    [reroll] Chaque camp peut décider de la relance
   *[other] Égalité en { $of } entre { $tied }
  } : le { $face } départage en faveur de { $side }.
event-damage-rolled = Dégâts sur { $figure } : FOR { $force } contre RES { $resistance }{ $shift ->
    [0] { "" }
   *[other] {" "}({ $columns } en colonnes{ $modifier_count ->
        [0] { "" }
       *[other] {" "}: { $modifier }
      })
  }, dé { $face }{ $rolled ->
    [0] { "" }
   *[other] {" "}(tiré : { $rolled })
  } : { $added ->
    [0] { $damage }
   *[other] { $shown } au tableau, { $damage } en tout
  }.
event-life-lost = { $figure } perd { $lost } PV{ $raw_cause ->
    [toxic] {" "}par le poison
    [ephemeral] {" "}et se dissipe
    [overdose] {" "}d'une surdose
    [devotion] {" "}par dévotion
    [martyr] {" "}en martyr
   *[other] { "" }
  } (reste { $left }).
event-life-gained = { $figure } récupère { $gained } PV ({ $left } maintenant).
event-eliminated = { $figure } est hors de combat.
event-removed = { $figure } quitte la table.
event-tactician-found = { $totals_count ->
    [0] { $side } est tacticien sans jet.
   *[other] { $side } est tacticien ({ $totals } ; dont DIS { $command }).
}
event-points-given = Points de tactique : { $points }.
event-stacked = { $side } a constitué sa pile.
event-refusals-given = Refus : { $refusals }.
event-first-chosen = { $side } a le premier tour de parole.
event-speech-began = Tour de parole : { $side }.
event-refusing = { $side } refuse d'activer une carte (reste { $left }).
event-compensated = Refus désormais : { $refusals }.
event-revealed = { $side } révèle la carte { $card }.
event-card-moved = { $raw_target ->
    [red-reserve] Une carte de Rouge va dans la réserve.
    [blue-reserve] Une carte de Bleu va dans la réserve.
   *[other] { "" }
  }
event-card-turned = { "" }
event-tactic-used = { $side } emploie { $tactic } pour { $cost } PT (reste { $left }).
event-awoken = { $figure } s'active.
event-action-taken = { $figure } : { $action }.
event-activation-ended = { "" }
event-turned = { "" }
event-altitude-changed = { $figure } est maintenant au palier { $altitude }.
event-assaulted = { $targets_count ->
    [0] L'assaut de { $figure } devient un { $kind }.
   *[other] { $figure } assaille { $targets } ({ $kind }).
  }
event-charge-malus = { $figure } est sous le coup d'une charge : un point de moins en INI, ATT et DEF pour le combat qui vient.
event-shot = { $figure } tire sur { $raw_target ->
    [none] un point du sol
   *[other] { $target }
  } avec { $weapon } : { $distance } cm, { $raw_kind ->
    [piercing] trois seuils selon la portée
   *[other] { $difficulty ->
        [-1] hors de portée
       *[other] difficulté { $difficulty }
    }
  }, obstruction { $degree }.
event-pierced = { $met_count ->
    [0] Le tir porte à { $reach } cm et ne rencontre personne.
   *[other] Le tir porte à { $reach } cm ; sur sa ligne, dans l'ordre : { $met }.
}
event-moved = { $figure } se déplace de { $cost } cm.
event-allotted = Le tir part dans une mêlée : { $total } désigne { $hit }.
event-disengaged = { $figure } { $passed ->
    [yes] se désengage de { $by }.
   *[no] reste au contact de { $by }.
  }
event-intercepted = { $figure } { $passed ->
    [yes] intercepte { $target }.
   *[no] arrive trop tard pour intercepter { $target }.
  }
event-waylaid = { $raw_target ->
    [none] { $figure } n'attend plus personne.
   *[other] { $figure } attend { $target } au passage.
}
event-boosted = { $now ->
    [none] Plus rien ne s'ajoute aux caractéristiques de { $figure }.
   *[other] { $figure }, en tout : { $now }.
  }
event-marked = { $figure } porte des marqueurs toxiques : { $toxic }.
event-use-counted = { $name ->
    [fury] { $figure } combat avec furie jusqu'à la fin du tour.
    [authority] { $figure } emploie la tactique gratuite de son autorité.
    [mutagen] { $count ->
        [0] { "" }
        [one] { $figure } a un point de mutation à répartir.
       *[other] { $figure } a { $count } points de mutation à répartir.
      }
    [resolution] { $figure } fait appel à sa résolution ({ $count }).
   *[other] { $artefact ->
        [none] { "" }
       *[other] { $figure } emploie { $artefact }.
      }
}
event-dominant-found = { $side } est dominant, { $raw_by ->
    [points] aux points de scénario.
    [losses] à la VAL éliminée.
   *[other] par départage.
  }
event-melee-split = { $raw_side ->
    [none] { "" }
   *[other] { $side } sépare une mêlée en combats.
}
event-combat-began = Combat : { $single } contre { $others }.
event-dice-placed = { $figure } place ses dés : attaque { $attack }, défense { $defence }{ $declared_count ->
    [0] { "" }
   *[other] {" "}({ $declared })
  }.
event-combat-ended = Le combat de { $single } est fini.
event-braved = { $figure } ne craint plus la PEU { $fear }.
event-daunted = { $figure } n'ose pas assaillir { $by } : l'action est perdue.
event-routed = { $figure } est en déroute.
event-rallied = { $figure } se rallie.
event-cowed = { $figure } ne peut se rallier au contact de { $by }.
event-units-changed = { $raw_cause ->
    [unspent] { $figure } perd sa foi temporaire inemployée{ $left ->
        [0] .
       *[other] {" "}(reste { $left }).
      }
    [recovery] { $figure } récupère : { $left ->
        [0] aucune unité mystique.
        [one] { $left } unité mystique.
       *[other] { $left } unités mystiques.
      }
   *[other] { $left ->
        [0] { $figure } n'a plus d'unité mystique.
        [one] { $figure } a { $left } unité mystique.
       *[other] { $figure } a { $left } unités mystiques.
      }
  }
event-spells-changed = { $cause ->
    [upkeep] { $author } entretient { $formula }.
    [end] Prend fin, faute d'entretien : { $formula }.
    [dispelled] { $formula } est dissipé pour { $figure }.
   *[other] { "" }
  }
event-tokens-changed = { $raw_cause ->
    [laid] Un piège est tendu.
    [sprung] Un piège se referme.
    [raised] Une barricade se dresse.
    [battered] La barricade est atteinte.
    [taken] { $carrier } prend { $token }.
   *[other] Objet déposé : { $token }.
}
event-scored = { $total ->
    [0] { $side } n'a plus de point de scénario.
    [one] { $side } a désormais { $total } point de scénario.
   *[other] { $side } a désormais { $total } points de scénario.
}
event-turn-ended = Fin du tour { $turn }.
event-counted = { $scores_count ->
    [0] La partie est finie : goal-average { $averages }.
   *[other] La partie est finie : points { $scores }, goal-average { $averages }.
}

## Questions

ask-commander = Qui commande ?
ask-pile = Constituez votre pile, la tête d'abord.
ask-first = Qui a le premier tour de parole ?
ask-speech = Votre tour de parole : activer une carte ?
ask-deploy = Où se place { $figure } ?
ask-next = Quel combattant de la carte agit maintenant ?
ask-second = Activer une deuxième carte dans ce tour de parole ?
ask-action = Que fait { $figure } ?
ask-path = Où va { $figure } ?
ask-facing = Vers où se tourne { $figure } ?
ask-waylay = { $figure } interrompt { $actor } : après combien de centimètres de son chemin ?
ask-react = { $actor } est sur le point d'agir : qui l'interrompt ?
ask-interception = Où intercepte { $figure } ?
ask-disengage = { $figure } se désengage : par quelle caractéristique ?
ask-opportunist = Qui retient le fuyant ?
ask-kept = Qui fait face à l'assaut ?
ask-escape = { $figure } : tenter de s'échapper ?
ask-flight = { $target } est en déroute : rester ou fuir ?
ask-edge = Vers quel bord court { $figure } ?
ask-rally = { $figure } se rallie par quelle caractéristique ?
ask-aimed = Que relance le tir en visée ?
ask-unlucky = Quel ami du tireur est en danger ?
ask-point = Où tombe le tir de { $figure } ?
ask-parity = Égalité, que le dé départage : pair ou impair ?
ask-reroll = { $figure } : relancer le { $face } de { $of } ({ $test } ; { $skill }) ?
ask-keep = { $figure } : quel dé compte ?
ask-resolution = { $figure } : annoncer Résolution pour ce test ?
ask-sacred = { $figure } : employer l'arme ou l'armure sacrée ?
ask-authority = Employer la tactique gratuite d'Autorité ?
ask-split = Comment séparer la mêlée ?
ask-combat = Quel combat maintenant ?
ask-dice = { $figure } : combien de dés en attaque, combien en défense ?
ask-defence = { $figure } : contre qui vont les dés de défense ?
ask-pursuer = Qui poursuit d'abord ?
ask-pursuit = { $figure } : poursuivre ?

## Réponses

option-activate = activer { $activate }
option-refuse = refuser
option-temporise = attendre : la tête de pile en réserve (Temporisation, 2 PT)
option-rush = se ruer : deux cartes d'un coup, { $rush } d'abord (Ruée, 3 PT)
option-vigilance = guetter pour interrompre l'ennemi : { $who } (Vigilance, 1 PT chacun)
option-march = { $march ->
    [up] marche, un palier plus haut
    [down] marche, un palier plus bas
   *[other] marche
}
option-run = { $run ->
    [up] course, un palier plus haut
    [down] course, un palier plus bas
   *[other] course
}
option-dodge = { $dodge ->
    [up] mouvement d'esquive, un palier plus haut
    [down] mouvement d'esquive, un palier plus bas
   *[other] mouvement d'esquive
}
option-disengage = { $disengage ->
    [up] désengagement, un palier plus haut
    [down] désengagement, un palier plus bas
   *[other] désengagement libre
}
option-engagement = engager { $engagement }
option-charge = charger { $charge }
option-assailing = se désengager et assaillir { $assailing }
option-shoot = tirer sur { $shoot } ({ $weapon })
option-aim = tir en visée sur { $aim } ({ $weapon })
option-fire = tir d'artillerie sur { $fire } ({ $weapon })
option-bombard = bombarder ({ $bombard })
option-done = terminé
option-intercept = intercepter avec { $intercept } ({ $by })
option-vigilant = { $raw_by ->
    [MOU] { $vigilant } interrompt pour se déplacer (test de MOU)
   *[other] { $vigilant } interrompt (test d'INI)
}{ $raw_when ->
    [midway] {" "}en chemin
   *[other] {""}
}
option-none = non
option-react-none = personne
option-no = non
option-yes = oui
option-place = en { $place }
option-stay = rester
option-flee = fuir
option-west = ouest
option-east = est
option-south = sud
option-north = nord
option-odd = impair
option-even = pair
option-keep = garder le { $keep }
option-split = { $split }
option-fight = { $fight }
option-attack = attaque { $attack }, défense { $defence }
option-guard = dés contre chacun : { $guard }
option-red = Rouge
option-blue = Bleu

## Refus

refusal-routed = un combattant en déroute ne fait rien de tel
refusal-no-such-weapon = il n'a pas de { $weapon }
refusal-uses-artillery = interdit à qui utilise les règles d'artillerie
refusal-not-this-turn = ce n'est plus possible après ce qu'il a fait
refusal-exclusive-made = une action exclusive est seule de son activation
refusal-exclusive-alone = une action exclusive ne suit pas une action cumulative
refusal-once-each = chaque action cumulative ne se fait qu'une fois
refusal-shot-or-mystic = un tir et une action mystique s'excluent
refusal-not-free = { $figure } est au contact d'un ennemi
refusal-too-far = trop loin : { $limit } cm au plus
refusal-blocked = le chemin est barré
refusal-no-room = il n'y a pas la place
refusal-not-the-shortest = tout droit, ou au plus court
refusal-not-so-far = à { $cost } cm : ce doit être { $limit } cm
refusal-ends-in-contact = ce déplacement ne peut finir au contact de { $figure }
refusal-not-in-contact = il doit finir au contact de { $figure }
refusal-no-way = aucun chemin ne mène au contact de { $figure }
refusal-not-an-enemy = pas un ennemi en jeu
refusal-hidden = personne ne voit { $figure }
refusal-behind = hors du champ de vision
refusal-obstructed = pas de ligne de vue : obstruction { $degree }
refusal-two-levels-away = { $figure } est à deux paliers
refusal-cannot-shoot = { $figure } n'a pas d'arme de tir ou pas de TIR
refusal-artillery-only = { $figure } n'a que de l'artillerie
refusal-no-piercing-weapon = { $figure } n'a pas d'arme perforante
refusal-no-area-weapon = { $figure } n'a pas d'arme de zone
refusal-target-in-contact = { $figure } est au contact d'un de ses ennemis
refusal-in-contact-with-nobody = { $figure } ne touche aucun ennemi
refusal-assaulted-this-turn = { $figure } a subi un assaut ce tour
refusal-touched-already = { $figure } est déjà au contact
refusal-outside-deployment = hors de la zone de déploiement
refusal-not-head-of-sequence = cette carte n'est pas en tête de séquence
refusal-first-speech-turn = pas de refus au premier tour de parole
refusal-no-refusal = plus de refus
refusal-no-commander = pas de commandeur en état
refusal-one-tactic-a-turn = une seule tactique par tour de parole
refusal-used-as-often-as-the-rank = employée autant que le permet le rang du commandeur ({ $limit })
refusal-not-enough-points = il faut { $cost } PT, il en reste { $points }
refusal-reserve-full = la réserve est pleine ({ $limit })
refusal-pile-empty = la pile est vide
refusal-not-waiting = tous ne sont pas en attente

## Raisons

reason-points = aux points de scénario
reason-goal-average = au goal-average
reason-equal = rien ne les départage

## Mots

status-vigilant = en vigilance
status-wounded = avec une blessure
terrain-scenery = décor
terrain-rock = rocher
terrain-hut = cabane
terrain-wall = mur
terrain-barricade = barricade
terrain-difficult = terrain difficile
terrain-encumbered = terrain encombré
terrain-impossible = terrain impossible
purpose-tactician = tacticien
purpose-parity = départage
purpose-attack = attaque
purpose-defence = défense
purpose-damage = dégâts
purpose-challenge = défi
purpose-disengagement = désengagement
purpose-fear = peur
purpose-rally = ralliement
purpose-shot = tir
purpose-allocation = répartition
purpose-template = gabarit
purpose-rush = ruée
purpose-interception = interception
purpose-vigilance = vigilance
modifier-au-contact = Au contact
modifier-par-la-force = Par la force
modifier-blesse = Blessé
modifier-deroute = Déroute
modifier-effet = Effet
modifier-charge = Chargé
modifier-obstruction = Obstruction
modifier-palier = Palier
modifier-puissance-de-la-cible = Puissance de la cible
modifier-esquive = Esquive
modifier-destabilisation = Déstabilisation
modifier-fleau = Fléau
modifier-dur-a-cuire = Dur à cuire
modifier-brutal = Brutal
modifier-bond = Bond
modifier-rapidite = Rapidité
modifier-musicien = Musicien
modifier-porte-etendard = Porte-étendard
modifier-commandement = Commandement

## Faits

fact-action = action
fact-against = contre
fact-altitude = palier
fact-attack = attaque
fact-averages = goal-average
fact-boosts = effets
fact-by = par
fact-card = carte
fact-cause = cause
fact-cell = table
fact-combats = combats
fact-count = nombre
fact-counts = compte
fact-damage = dégâts
fact-declared = annoncé
fact-defence = défense
fact-degree = obstruction
fact-difficulty = difficulté
fact-distance = distance
fact-fear = PEU
fact-force = FOR
fact-free = gratuit
fact-friend = ami
fact-gained = gagné
fact-hit = touché
fact-homes = zones
fact-left = reste
fact-lost = perdu
fact-name = nom
fact-now = maintenant
fact-of = de
fact-others = autres
fact-passed = réussi
fact-penalty = pénalité
fact-points = points
fact-refusals = refus
fact-resistance = RES
fact-scenario = scénario
fact-score = score
fact-scores = scores
fact-rolled = tiré
fact-tied = à égalité
fact-shift = colonnes
fact-single = seul
fact-skill = compétence
fact-spells = formules
fact-tactic = tactique
fact-targets = cibles
fact-test = test
fact-token = pion
fact-tokens = pions
fact-total = total
fact-totals = totaux
fact-toxic = toxique
fact-turns = tours
fact-value = valeur
fact-command = DIS
fact-trait = prêté
fact-reach = portée
fact-met = sur la ligne
fact-weapon = arme

## Combat

status-lingering = en sursis
event-lingered = { $figure } se bat encore jusqu'à la fin de la phase.
event-skill-gained = { $figure } acquiert la compétence { $skill }.
event-phase-entered = Phase : { $phase }.
event-combats-mended = Certains combats ne sont plus possibles.
event-riposted = { $figure } contre-attaque : { $turned }.
event-feinted = { $figure } feinte contre { $target } et annule : { $cancelled }.
event-assassinated = { $figure } frappe { $target } par surprise.
ask-precedence = À égalité, le choix vous revient : qui des deux commence ?
ask-order = Égalité : dans quel ordre passent les vôtres ?
ask-part = Quel combat séparer de la mêlée ?
ask-steadied = { $figure } : quels dés sous Résolution ?
ask-concentration = { $figure } : où va un point de concentration ?
option-concentration-none = le garder
ask-charge-strength = { $figure } : employer la FOR en charge ?
ask-fury = { $figure } : annoncer la Furie guerrière ?
ask-sacrifice = { $figure } : combien de dés sacrifiés au Coup de maître ?
ask-chaining = { $figure } : annoncer un Enchaînement ?
ask-master-stroke = { $figure } : un Coup de maître pour ce test de dégâts ?
ask-counter-attack = { $figure } : combien de dés de défense deviennent des attaques ?
ask-turned-first = { $figure } : quels dés de défense deviennent d'abord des attaques ?
ask-feint = { $figure } sacrifie des attaques réussies pour annuler quoi ?
ask-defence-more = { $figure } : contre qui va le dé d'Enchaînement ?
ask-assassination = { $figure } : frapper aussitôt en Assassin ?
ask-defend = { $figure } : se défendre avec un dé du prochain combat ?
ask-riposte = { $figure } : changer le dé de défense en attaque ?
ask-tactic = Une tactique de combat ?
option-steadied = { $steadied_count ->
    [0] aucun
   *[other] { $steadied }
  }
option-turned = { $turned_count ->
    [0] aucun
   *[other] contre { $turned }
  }
steadied-defence = défense
option-cancelled = { $cancelled_count ->
    [0] rien
   *[other] { $cancelled }
  }
option-offensive = offensif, contre { $offensive }
option-defensive = défensif, contre { $defensive }
option-plain = ceux sans Résolution
option-resolution = ceux sous Résolution
option-tactic = { $tactic } pour { $upon }
fact-blades = lames dorsales
fact-sure = sous Résolution
fact-sure_defence = défense sous Résolution
fact-turned = changés
fact-cancelled = annulés
fact-follows = suite
fact-phase = phase
fact-guarded = défendu
modifier-tueur-ne = Tueur né
modifier-destrier = Destrier
modifier-furie-guerriere = Furie guerrière
modifier-membre-supplementaire = Membre supplémentaire
modifier-assassin = Assassin
modifier-reponse-a-l-assassin = Réponse à l'assassin
modifier-enchainement = Enchaînement
modifier-desespere = Désespéré
modifier-farouche = Farouche
modifier-tactique = Tactique de combat

## Armées

complaint-unknown-profile = Personne ne peut recruter ceci : { $names }
complaint-empty-list = Une armée compte au moins un Incarné.
complaint-over-format = L'armée vaut { $cost } PA, le format en permet { $limit }.
complaint-no-incarnate = Aucun Incarné : personne ne peut commander.
complaint-several-commanders = Une armée n'a qu'un commandeur : il y a { $names }.
complaint-cannot-command = { $name } n'est pas un Incarné et ne peut commander.
complaint-mixed-peoples = Aucun peuple ne peut les lever tous : { $peoples }.
complaint-rank-three = { $name } est de rang 3 : en format Héros seulement.
complaint-incarnate-too-dear = { $name } vaut { $cost } PA avec son équipement, un Incarné { $limit } au plus.
complaint-troop-too-dear = { $name } vaut { $cost } PA, une troupe { $limit } au plus.
complaint-incarnates-total = Les Incarnés valent { $cost } PA ensemble, { $limit } au plus.
complaint-too-many-figures = { $number } figurines, { $limit } au plus.
complaint-overfull-card = { $name } : une carte en représente { $limit } au plus.
complaint-needless-card = { $name } : { $number } cartes, c'est plus qu'il n'en faut.
complaint-identical-cards = { $name } : { $number } cartes identiques, { $limit } au plus.
complaint-incarnate-twice = { $name } est une seule personne : une fois par armée.
complaint-several-affiliations = Une armée n'a qu'une affiliation : il y a { $names }.
complaint-nobody-affiliated = { $name } : personne du peuple { $people } n'est dans l'armée.
complaint-other-affiliation = { $name } ne combat pas pour { $affiliation }.
complaint-solo-without-affiliation = { $name } : { $solo } demande l'affiliation { $affiliation }.
complaint-solo-not-for-it = { $name } ne peut bénéficier de { $solo }.
complaint-solo-twice = { $name } : { $solo } ne se prend qu'une fois.
complaint-too-many-pariahs = Les parias valent { $cost } PA, { $limit } au plus (un cinquième) si aucun ne commande.
complaint-no-crew = { $names } : il faut un équipage de { $needed } avec TIR, il y en a { $number }.
complaint-no-servant = { $name } : personne ne peut la servir.
complaint-strange-detail = { $name } : « { $detail } » ne veut rien dire ici.
complaint-artefact-for-incarnates = { $name } n'est pas un Incarné : pas d'artefact.
complaint-too-many-artefacts = { $name } : { $number } artefacts, { $limit } au plus.
complaint-artefact-twice = { $name } : { $item } ne se porte qu'une fois.
complaint-reserved-item = { $name } ne peut prendre { $item }, réservé à d'autres.
complaint-no-mystic = { $name } n'est pas mystique : pas de formule.
complaint-formula-not-for-it = { $name } ne peut inscrire { $formula }.
complaint-formula-twice = { $name } : { $formula } ne s'inscrit qu'une fois.
complaint-too-many-levels = { $name } : { $levels } niveaux de formules, { $limit } au plus.
meter-figures = Figurines
role-troop-1 = Troupe, rang 1
role-troop-2 = Troupe, rang 2
role-troop-3 = Troupe, rang 3
role-incarnate-1 = Incarné, rang 1
role-incarnate-2 = Incarné, rang 2
role-incarnate-3 = Incarné, rang 3
role-machine = Machine de guerre
faction-ligue-des-ecluses = Ligue des Écluses
faction-hardes-de-corne = Hardes de Corne
faction-cour-des-cendres = Cour des Cendres
faction-ordre-des-aubepins = Ordre des Aubépins
faction-peuple-des-marees = Peuple des Marées
faction-guilde-du-verre-noir = Guilde du Verre noir

## Scénarios

field-scenario = Scénario
field-game-size = Format
field-timed = Temps limité
timed-no = Non
timed-yes = À l'horloge
field-special = Format spécial
special-standard = Aucun
special-heroes = Héros
special-creatures = Créatures
special-both = Héros et Créatures
scenario-skirmish = Escarmouche
scenario-crossroads = Le Carrefour (de notre cru)
scenario-breakthrough = La Percée (de notre cru)
scenario-relic = La Relique (de notre cru)
scenario-spoils = Le Butin (de notre cru)
scenario-heads = Les Têtes (de notre cru)
scenario-quarters = Les Quartiers (de notre cru)
brief-skirmish = Pas de points de scénario : gagne qui a éliminé plus de points d'armée (la VAL des figurines) qu'il n'en a perdu.
brief-crossroads = Trois bornes : 2 points pour celle du milieu, 1 pour chaque autre, au camp le plus puissant à 5 cm. Ni la déroute ni les combattants cachés ne tiennent rien.
brief-breakthrough = Chaque combattant tout entier dans la zone de déploiement ennemie vaut son rang.
brief-relic = Une relique gît entre les camps. Un combattant libre à son côté la prend (action cumulative) ; elle suit son porteur et reste où il tombe. Elle vaut 2 points, 4 dans sa propre zone de déploiement.
brief-spoils = Cinq coffres se prennent et se portent comme la relique, un par combattant : 1 point chacun, 2 dans sa propre zone de déploiement.
brief-heads = Le premier commandeur ennemi vaut 3 points une fois éliminé, tout autre Incarné son rang. Un commandeur indemne ajoute 25 au goal-average.
brief-quarters = Chaque quart de la table revient au camp qui y a le plus de VAL : 1 point, 2 dans la moitié ennemie. Les camps partent de coins opposés.
option-take = prendre { $take }
option-drop = poser { $drop }
refusal-hands-full = { $figure } porte déjà quelque chose
refusal-no-token = rien à prendre à côté de { $figure }
refusal-carries-nothing = { $figure } ne porte rien de tel
terrain-crate = caisse
terrain-hill = butte
thing-milestone = borne
thing-relic = relique
thing-chest = coffre

## Cartes

cards-profiles = Profil
cards-weapons = Arme de tir
cards-artefacts = Artefact
cards-formulas = Formule
cards-affiliations = Affiliation
cards-tactics = Tactique de combat
cards-machines = Machine de guerre
cards-beings = Être invoqué
content-no-keyword = aucune compétence ni aucun équipement ne s'appelle « { $word } ».
content-no-value = rien ne suit { $word }.
content-number-follows = un nombre suit { $word }, non { $found }.
content-pair-follows = deux nombres suivent { $word }, comme 6/15, non { $found }.
content-words-follow = une liste de mots suit { $word }, non { $found }.
content-word-follows = { $found } ne suit pas { $word } ; il y a { $known }.
content-no-bold = Concentration demande une caractéristique en gras.
content-flight = Vol et MOU en l'air vont ensemble.
content-two-families = un mystique est magicien ou fidèle, pas les deux.
content-elements = un sort nomme ses éléments, un miracle n'en a pas.
content-miracle-frequency = un miracle est de fréquence 1 ou unique, non { $found }.
content-area = une aire d'effet et ceux qu'elle touche vont ensemble ; un point demande une aire.
content-lasts = { $word } dure : il faut une durée d'au moins un tour.
content-fixed-level = seule une formule de niveau X compte ses niveaux.
content-scores = un bonus, et lui seul, nomme des caractéristiques.
content-not-standing = { $word } n'arrive qu'une fois : cela ne peut durer toute la partie.
entry-name = Nom
entry-en = Nom anglais
entry-people = Peuple
entry-rank = Rang
entry-val = VAL
entry-mou = MOU
entry-air = MOU en l'air
entry-ini = INI
entry-att = ATT
entry-for = FOR
entry-def = DEF
entry-res = RES
entry-tir = TIR
entry-cou = COU
entry-peu = PEU
entry-dis = DIS
entry-ps = PS
entry-poi = POI
entry-equ = EQU
entry-magician = Magicien
entry-faithful = Fidèle
entry-incarnate = Incarné
entry-classes = Classes
entry-affiliations = Affiliations
entry-alignment = Alignement
entry-serves = Sert aussi
entry-power = Puissance
entry-height = Hauteur
entry-base = Socle
entry-square = Socle carré
entry-weapons = Armes de tir
entry-weapon = Arme
entry-equipment = Équipement
entry-skills = Compétences
entry-bold = En gras
entry-emblem = Emblème
entry-ours = Écrit ici
entry-note = Note
entry-force = FOR de l'arme
entry-range = Portée
entry-artillery = Artillerie
entry-shape = Effet
entry-elements = Éléments
entry-grimoires = Grimoires
entry-faith = FOI
entry-litany = Litanie
entry-cost = Coût
entry-reserved = Réservé à
entry-does = Effets
entry-deed = Action spéciale
entry-nature = Nature
entry-uses = Usages
entry-per = Par
entry-target = Cible
entry-family = Famille
entry-collection = Recueil
entry-level = Niveau
entry-area = Aire d'effet
entry-affects = Touche
entry-duration = Durée
entry-frequency = Fréquence
entry-upkeep = Entretien
entry-only = Seulement pour
entry-abilities = Capacités d'affiliation
entry-solos = Solos
entry-each = Pour chacun
entry-upon = Sur
entry-servants = Servants
entry-what = Quoi
entry-value = Valeur
entry-scores = Caractéristiques
entry-skill = Compétence
entry-follows = Suivi de
entry-being = Être
about-name = comme les listes l'écrivent ; sans virgule
about-mou = en centimètres
about-air = en centimètres, pour ceux qui volent
about-val = en points d'armée
about-serves = autres peuples dont il peut rejoindre l'armée
about-power = 1, 2 ou 3
about-height = en centimètres
about-base = diamètre ou côté, en centimètres
about-bold = caractéristiques qui reçoivent les points de Concentration
about-range = en centimètres ; control : la zone de contrôle
about-reserved = peuples, classes, noms ou compétences ; tous si vide
about-level = un nombre, ou X
about-area = en centimètres autour de la cible ; 0 pour la cible seule
about-duration = en tours ; 0 pour un effet immédiat
about-only = qui a l'un d'eux ; tous si vide
about-each = d'un coût spécial : tant par combattant
about-servants = les servants ont l'un d'eux ; tout l'équipage si vide
about-note = toute autre chose

## Mots des cartes

word-air = Air
word-water = Eau
word-fire = Feu
word-light = Lumière
word-darkness = Ténèbres
word-earth = Terre
word-destiny = Destin
word-spell = Sort
word-miracle = Miracle
word-primagic = Primagie
word-universal = Universelle
word-heavy = Lourde
word-piercing = Perforante
word-area = De zone
word-free = Gratuite
word-cumulative = Cumulative
word-exclusive = Exclusive
word-turn = Tour
word-game = Partie
word-self = Soi-même
word-friend = Un ami
word-enemy = Un ennemi
word-fighter = Tout combattant
word-point = Un point
word-target = La cible
word-author = L'auteur
word-friends = Les amis
word-enemies = Les ennemis
word-everybody = Tous
word-control = Zone de contrôle
word-unique = Unique
word-yes = Oui
word-no = Non
word-immobile = Immobile
word-special = Spécial
word-x = X
word-boost = Change des caractéristiques
word-skill = Donne une compétence
word-equipment = Donne un équipement
word-damage = Test de dégâts
word-lose = Perd des PV
word-heal = Soigne
word-rally = Rallie
word-fear = Effraie
word-summon = Invoque
word-units = Unités mystiques
word-tactics = Points de tactique
word-dice = Dés de combat
word-shift = Colonnes
word-dispel = Dissipe une formule
emblem-leader = Couronne
emblem-monster = Cornes
emblem-mage = Bâton
emblem-archer = Arc
emblem-assassin = Dague
emblem-skirmisher = Javelot
emblem-defender = Bouclier
emblem-fighter = Épées

## Compétences et équipement

trait-relentless = Acharné
trait-hardened = Aguerri
trait-artefact = Artefact
trait-assassin = Assassin
trait-authority = Autorité
trait-leap = Bond
trait-swordsman = Bretteur
trait-brutal = Brutal
trait-chance = Chance
trait-bestial-charge = Charge bestiale
trait-command = Commandement
trait-concentration = Concentration
trait-awareness = Conscience
trait-construct = Construct
trait-counter-attack = Contre-attaque
trait-master-stroke = Coup de maître
trait-war-cry = Cri de guerre
trait-rallying-cry = Cri de ralliement
trait-desperate = Désespéré
trait-steed = Destrier
trait-devotion = Dévotion
trait-tough = Dur à cuire
trait-scout = Éclaireur
trait-chaining = Enchaînement
trait-endurance = Endurance
trait-personal-enemy = Ennemi personnel
trait-enormous = Énorme
trait-ephemeral = Éphémère
trait-ethereal = Éthéré
trait-fanatic = Fanatisme
trait-fierce-loner = Farouche
trait-vassal = Féal
trait-feint = Feinte
trait-ferocious = Féroce
trait-faithful = Fidèle
trait-bane = Fléau
trait-blood-brother = Frère de sang
trait-fury = Furie guerrière
trait-harassment = Harcèlement
trait-hyperian = Hypérien
trait-iconoclast = Iconoclaste
trait-immortal-destiny = Immortel du Destin
trait-immortal-light = Immortel de la Lumière
trait-immortal-darkness = Immortel des Ténèbres
trait-infiltration = Infiltration
trait-immunity = Immunité
trait-implacable = Implacable
trait-unalterable = Inaltérable
trait-insensitive = Insensible
trait-survival = Instinct de survie
trait-intimidation = Intimidation
trait-summoner = Invocateur
trait-magician = Magicien
trait-martyr = Martyr
trait-accursed = Maudit
trait-mechanic = Mécanicien
trait-extra-limb = Membre supplémentaire
trait-undead = Mort-vivant
trait-musician = Musicien
trait-mutagen = Mutagène
trait-warrior-mystic = Mystique-guerrier
trait-pariah = Paria
trait-piety = Piété
trait-standard-bearer = Porte-étendard
trait-trapper = Poseur de pièges
trait-possessed = Possédé
trait-predictable = Prévisible
trait-swiftness = Rapidité
trait-quick-reload = Rechargement rapide
trait-recovery = Récupération
trait-regeneration = Régénération
trait-rampart = Rempart
trait-reinforcement = Renfort
trait-resolution = Résolution
trait-sapper = Sapeur
trait-selenite = Sélénite
trait-healer = Soin
trait-thaumaturge = Thaumaturge
trait-assault-shot = Tir d'assaut
trait-instinctive-shot = Tir instinctif
trait-toxic = Toxique
trait-born-killer = Tueur né
trait-flight = Vol
trait-vulnerable = Vulnérable
trait-instinctive-magic = Magie instinctive
trait-sacred-weapon = Arme sacrée
trait-sacred-armour = Armure sacrée
trait-sword-axe = Épée-hache
trait-charge-strength = FOR en charge
trait-back-blades = Lames dorsales
trait-breath = Souffle
trait-steam = Vapeur
trait-naphtha = Naphte

## Mystiques

event-recited = { $figure } récite { $formula } : { $passed ->
    [yes] la formule prend effet.
   *[no] elle échoue.
  }
event-summoned = { $figure } répond à l'appel.
event-skills-lent = { $trait_count ->
    [0] { $figure } perd ce qui lui était prêté.
   *[other] { $figure } a pour un temps : { $trait }.
}
event-points-gained = { $side } a maintenant { $left } points de tactique.
ask-counter = Quelqu'un contre-t-il la formule ?
ask-extra = { $figure } : combien d'unités de plus pour des dés de plus ?
ask-spot = Où tombe la formule de { $figure } ?
ask-maintain = { $cost ->
    [one] { $figure } : entretenir { $formula } pour { $cost } unité mystique ?
   *[other] { $figure } : entretenir { $formula } pour { $cost } unités mystiques ?
  }
ask-insensitive = { $figure } : payer davantage pour affecter { $target } ?
option-counter = { $counter } contre
option-recite = { $about ->
    [recite-target] réciter { $recite } sur { $target }
    [level-recite-target] réciter { $recite } sur { $target } (niveau { $level })
    [level-recite] réciter { $recite } (niveau { $level })
   *[other] réciter { $recite }
}
option-devotion = { $points ->
    [one] sacrifier { $points } PV de { $devotion } pour { $points } unité mystique (Dévotion)
   *[other] sacrifier { $points } PV de { $devotion } pour { $points } unités mystiques (Dévotion)
  }
option-martyr = { $points ->
    [one] sacrifier { $points } PV de { $martyr } pour { $points } unité mystique (Martyr)
   *[other] sacrifier { $points } PV de { $martyr } pour { $points } unités mystiques (Martyr)
  }
refusal-not-its-adversary = on n'attaque que ses adversaires du combat
refusal-all-dice = { $dice ->
    [one] son seul dé doit être placé
   *[other] ses { $dice } dés doivent être placés, ni plus ni moins
}
refusal-blades-attack = { $dice ->
    [one] le dé de ses lames dorsales attaque, lui seul avec leur FOR
   *[other] les { $dice } dés de ses lames dorsales attaquent, eux seuls avec leur FOR
}
refusal-attack-only = il a des dés qui ne peuvent qu'attaquer
refusal-uneven-attack = entre deux adversaires, un dé d'attaque de différence au plus
refusal-not-in-the-collection = { $formula } n'est pas dans son recueil
refusal-on-its-way = { $figure } est en chemin : un vigilant l'assaille en l'interceptant
refusal-not-its-element = un magicien ne récite que ce dont il maîtrise tous les éléments : pas { $formula }
refusal-not-enough-units = il faut { $cost } unités, il en reste { $units }
refusal-recited-for-good = { $formula } a déjà pris effet, une fois par partie
refusal-recited-already = { $formula } a été récitée autant que permis
refusal-not-in-play = pas en jeu
refusal-not-for-it = la formule n'est pas pour lui
refusal-off-the-table = hors de la table
refusal-not-at-this-level = { $formula } est écrite au niveau { $limit }, et il faut pouvoir payer le niveau choisi
refusal-too-many-summoned = un invoqué de plus dépasserait la puissance permise : { $limit }
refusal-as-often-as-its-rank = déjà fait autant de fois que le rang le permet : { $limit }
refusal-not-so-many-points = { $limit } points de vie au plus
refusal-nobody-to-give = personne d'où tirer
purpose-recitation = récitation
purpose-counter = contre
modifier-deconcentration = Déconcentration
modifier-malus-de-melee = Malus de mêlée
modifier-recuperation = Récupération
fact-formula = formule
fact-level = niveau
fact-being = être
fact-lent = prêté
fact-skills = compétences
fact-equipment = équipement
fact-bare = nu
fact-bare-gear = équipement nu

## Tactiques de combat et artefacts

option-use = { $use } (sur { $upon })
option-wield = { $wield } (sur { $upon })
option-brandish = { $brandish } (sur { $upon })
refusal-no-such-artefact = { $figure } n'a pas cet artefact
refusal-used-up = { $figure } s'en est servi { $limit } fois : pas davantage
refusal-no-target = personne à portée de { $figure } à qui cela servirait
content-not-at-once = { $word } dure : l'action spéciale d'un artefact est immédiate.
content-not-in-combat = { $word } : une tactique de combat ne peut faire cela.
## Déplacements, tirs et peur

ask-onward = Sa cible a fui : { $figure } : aller quand même au bout du chemin ?
ask-redirect = Sa cible est morte : qui subit maintenant l'assaut de { $figure } ?
ask-harass = Après combien de centimètres de course tire { $figure } ?
ask-shot = Sur qui tire { $figure } ?
ask-escaped = Où s'échappe { $figure } ?
ask-assault-shot = { $figure } : un tir d'assaut avant le contact ?
option-cry = cri de ralliement
option-reload = rechargement rapide
option-breathe = souffler devant soi
option-group = ensemble : { $group }
option-after = après { $after } cm
option-weapon = avec { $weapon }
refusal-cannot-fly = { $figure } ne vole pas
refusal-no-such-level = seulement le palier voisin, parmi trois
refusal-level-changed = { $figure } a déjà changé de palier pendant cette activation
refusal-too-slow-to-change-level = { $figure } est trop lent dans les airs pour changer de palier
refusal-no-such-skill = { $figure } n'a pas cette compétence
refusal-no-breath = { $figure } n'a pas de souffle
refusal-nobody-routed = aucun ami n'est en déroute
refusal-once-a-game = { $figure } l'a déjà fait dans cette partie
refusal-only-first = seulement avant toute autre action
modifier-rechargement-rapide = Rechargement rapide

## Tactiques, entretien et compétences particulières

event-staff-formed = { $members_count ->
    [0] L'état-major de { $figure } se sépare.
   *[other] { $figure } forme un état-major : { $members }.
  }
event-scenery-changed = Le décor change : { $piece }.
event-return-awaited = { $figure } : { $turn ->
    [0] pas de retour.
   *[other] retour possible au tour { $turn }.
  }
event-returned = { $figure } revient en jeu.
event-moon-risen = La lune favorise les Sélénites : { $figures }.
event-steamed = { $bonus ->
    [0] La chaudière de { $figure } explose : plus de vapeur jusqu'à la fin de la partie.
    [one] { $figure } dispose de { $bonus } point de vapeur ce tour-ci.
   *[other] { $figure } dispose de { $bonus } points de vapeur ce tour-ci.
}
status-terrified = sous l'effet de la terreur
ask-staff = { $figure } : prendre quelqu'un dans l'état-major ce tour-ci ?
ask-effect = Quel effet vient ensuite ?
ask-altitude = { $figure } : à quel palier ?
option-altitude-0 = au sol
option-altitude-1 = palier 1
option-altitude-2 = palier 2
ask-infiltration = Quels infiltrateurs se déplacent d'abord ?
ask-site = { $figure } : poser cela à quel endroit ?
ask-trap = { $figure } : poser un piège ?
ask-instead = { $figure } : quoi d'autre à la place ?
ask-barricade = { $figure } : élever une barricade ?
ask-height = Quelle est la hauteur de la barricade ?
ask-lie = Dans quelle direction, en degrés, est posée la barricade ?
ask-return = { $figure } : revenir en jeu ?
ask-arrive = { $figure } : où revenir en jeu ?
ask-doses = Qui reçoit les doses de mutagène ?
ask-mutagen = { $figure } : un point de mutagène en quoi ?
ask-steam = { $figure } : un point de vapeur en quoi ?
ask-boiler = { $figure } : utiliser la chaudière ?
option-trap = poser un piège
option-steam = vapeur
option-staff = avec { $staff }
option-effect = { $effect } : { $by }
refusal-too-near = trop près d'un ennemi : il faut plus de { $limit } cm
refusal-enemy-zone = dans la zone de déploiement adverse
refusal-not-beside = pas au contact de son poseur
refusal-not-at-the-edge = pas sur un bord de la table
refusal-boiler-burst = la chaudière ne fonctionne plus
refusal-no-steam-left = plus de vapeur pour ce tour
purpose-force = passage en force
purpose-ephemeral = éphémère
purpose-toxic = toxique
purpose-regeneration = régénération
purpose-healer = soin
purpose-mechanic = réparation
purpose-return = renfort
purpose-dose = dose de mutagène
purpose-mutagen = mutagène
purpose-steam = vapeur
purpose-moon = lune

## Passage en force

event-passage-forced = { $figure } { $passed ->
    [yes] force le passage : { $targets }.
   *[no] ne parvient pas à forcer le passage : { $targets }.
  }
ask-force = { $figure } : forcer le passage, et vers qui ?
ask-passage = On intercepte { $figure } : forcer le passage ?
ask-aside = Où se range { $figure } pour laisser le passage ?
ask-meets = Une course heurte { $figure } : rester au contact, ou reculer ?
option-force = forcer le passage vers { $force } (Passage en force, 1 PT)
refusal-does-not-wait = { $figure } n'est plus en attente
refusal-another-level = { $figure } se déplace à un autre palier
refusal-dives-past = { $figure } pique : seul l'arrête qui a autant de puissance
refusal-no-point-of-its-way = aucun point de ce trajet n'est ouvert à { $figure }
refusal-does-not-watch = { $figure } ne guette personne, ou a déjà essayé
refusal-another-family = { $figure } n'est pas de la famille de l'appelant
refusal-instinctive = { $figure } tient sa magie de l'instinct : pas de contre
refusal-outside-its-zone = { $figure } est hors de sa zone de contrôle
refusal-pariahs-apart = pas d'état-major avec { $figure } : les parias restent entre eux
refusal-outranks = { $figure } est de rang supérieur
refusal-not-at-hand = { $figure } est d'un autre état-major, d'un équipage, ou hors de combat
refusal-out-of-earshot = { $figure } n'est pas dans la zone de galvanisation de { $other }
refusal-tactic-upon-it = { $figure } subit déjà une tactique de combat de cette phase
refusal-unalterable = { $figure } est inaltérable
refusal-tactic-not-for-it = la tactique n'est pas pour { $figure }
refusal-meets-somebody-else = ce chemin ne rencontre pas { $figure } en premier
refusal-not-your-speech-turn = ce n'est pas le tour de parole de { $side }
# ---------------------------------------------------------------- faits et caractéristiques à la table

fact-bonus = bonus
fact-burst = la chaudière a éclaté
fact-fast = MOU
fact-figures = combattants
fact-full = POU, Tueur né
fact-members = membres
fact-piece = décor
fact-quick = INI
fact-spent = dépensée
fact-sure-defence = défense sous Résolution
option-mou = MOU
option-ini = INI
option-att = ATT
option-for = FOR
option-def = DEF
option-res = RES
option-tir = TIR
option-cou = COU
option-peu = PEU
option-dis = DIS
option-mys = POU ou FOI

# Ce qui fait gagner, et ce que l'on compte
goal-skirmish = Avoir le meilleur goal-average : les points d'armée (PA) perdus par l'ennemi moins les vôtres
purse-tactics = PT
purse-refusals = refus
goal-crossroads = Tenir les bornes : plus de puissance que l'ennemi à 5 cm ; 2 points pour celle du milieu, 1 pour chaque autre
goal-breakthrough = Se tenir dans la zone de déploiement ennemie : chaque combattant y vaut son rang
goal-relic = Porter la relique : 2 points, 4 dans sa propre zone de déploiement
goal-spoils = Porter les coffres : 1 point chacun, 2 dans sa propre zone de déploiement
goal-heads = Éliminer les Incarnés ennemis : 3 points pour le premier commandeur, leur rang pour les autres
goal-quarters = Avoir plus de VAL dans les quarts de table : 1 point chacun, 2 dans la moitié ennemie
score-points = points
score-goal-average = goal-average

## Machines de guerre

event-crew-named = { $members_count ->
    [0] { $figure } n'a pas d'équipage.
   *[other] Équipage de { $figure } : { $members }.
  }
event-machine-taken = { $figure } est désormais aux mains de { $side }.
fact-servants = servants
modifier-equipage = Équipage
ask-crew = { $figure } : servir la machine ce tour-ci ?
ask-manned = Qui se déploie avec la machine ?
ask-hauls = { $figure } : aider à déplacer la machine ?
option-volley = { $by } tire sur { $volley }
option-launch = { $launch } fait feu
option-haul = déplacer la machine
refusal-a-machine = { $figure } est une machine
refusal-no-machine = { $figure } n'est pas une machine
refusal-no-crew-left = plus personne ne peut servir { $figure }
refusal-out-of-touch = { $figure } n'est pas à son contact
refusal-nothing-to-restore = { $figure } n'a rien à récupérer ainsi
refusal-not-of-the-crew = { $figure } ne peut pas servir cette machine maintenant
refusal-rampart = nul n'atterrit à moins de { $limit } cm de { $figure }
refusal-too-heavy = { $figure } est trop lourde pour eux

## Parties limitées en temps

event-time-called = Le temps est écoulé : la partie s'arrête ici.
ask-clock = Le temps de la partie est-il écoulé ?
# ---------------------------------------------------------------- actions, piles et parts à la table

phase-activation = activation
phase-combat = combat
phase-upkeep = entretien
tactic-intercept = Interception
tactic-rush = Ruée
tactic-temporise = Temporisation
tactic-vigilance = Vigilance
tactic-force = Passage en force
kind-charge = charge
kind-engagement = engagement
kind-assailing = désengagement assaillant
skill-hardened = Aguerri
skill-intimidation = Intimidation
skill-chance = Chance
skill-resolution = Résolution
skill-aim = tir en visée
skill-desperate = Désespéré
cancelled-defence = défense
test-attack = attaque
test-defence = défense
test-challenge = défi
test-disengagement = désengagement
test-fear = peur
test-rally = ralliement
test-shot = tir
test-rush = Ruée
test-interception = interception
test-recitation = récitation
test-counter = contre
test-vigilance = vigilance
test-force = passage en force
test-damage = dégâts
action-volley = tir de la machine
action-launch = tir de zone de la machine
action-haul = déplacement de la machine
action-serve = sert la machine
action-march = marche
action-run = course
action-dodge = mouvement d'esquive
action-engagement = engagement
action-charge = charge
action-force = course en force
action-disengage = désengagement
action-assailing = désengagement et assaut
action-shoot = tir
action-aim = tir en visée
action-fire = tir d'artillerie
action-bombard = tir de zone
action-recite = récitation
action-devotion = Dévotion
action-martyr = Martyr
action-use = artefact
action-wield = artefact
action-brandish = artefact
action-take = ramasse quelque chose
action-drop = pose quelque chose
action-steam = vapeur
action-trap = piège
action-cry = cri de ralliement
action-reload = rechargement rapide
action-breathe = souffle
pile-red = pile
pile-blue = pile
pile-red-reserve = réserve
pile-blue-reserve = réserve
pile-red-played = jouées
pile-blue-played = jouées
share-attack = attaque
share-defence = défense
share-blades = lames dorsales
share-guard = défense
share-steadied = sous Résolution
share-turned = retournés contre
share-cancelled = annulés
effect-rally = ralliement
effect-regeneration = régénération
effect-healer = soin
effect-mechanic = réparation

# Ce que disent les chances
outcome-life-lost = perd des PV
outcome-eliminated = élimination
outcome-routed = en déroute
outcome-rallied = ralliement
outcome-intercepts = intercepte
outcome-charge-malus = malus de charge
outcome-life-gained = soins
outcome-gets-away = se dégage
outcome-formula = la formule réussit

detail-commander = commandeur
detail-affiliation = affiliation
detail-card = carte
ware-commander = Commandement
ware-affiliation = Affiliation
ware-artefact = Artefacts
ware-solo = Solos
ware-formula = Formules
ware-card = Cartes

## The first page

pitch-age-des-escarmouches = Une pile de cartes secrète dit qui agit et quand ; les mêlées se divisent, les dés se partagent entre attaque et défense.
now-dice = dés de combat
now-shift = colonnes
declared-offensive = Enchaînement offensif
declared-defensive = Enchaînement défensif
declared-master-stroke = Coup de maître
declared-fury = Furie guerrière
event-status-gained = { $raw_status ->
    [dodging] { $figure } esquive les tirs.
    [hidden] { $figure } se tient en cachette.
    [vigilant] { $figure } guette.
   *[other] { $figure } : { $status }.
}
event-status-lost = { $raw_status ->
    [hidden] { $figure } sort de sa cachette.
   *[other] { $figure } : plus { $status }.
}
aim-engagement = Engager
aim-charge = Charger
aim-shoot = Tirer

## Sur la feuille d'un combattant

fact-rank = rang
fact-power = puissance
fact-units = unités
fact-people = peuple
fact-traits = compétences
fact-formulas = formules
fact-face = dé
follows-light = Lumière
follows-destiny = Destin
follows-darkness = Ténèbres
follows-air = Air
follows-water = Eau
follows-fire = Feu
follows-earth = Terre
follows-undead = Mort-vivant
follows-incarnate = Incarné
follows-toxic = Toxique
follows-for-tir = FOR du tir
sight-cover = obstruction { $cover }
fact-weapons = armes

noted-shoot = hors de portée : le tir échouera
noted-aim = hors de portée : le tir échouera
noted-tactic = { $cost } PT{ $gains_count ->
    [0] { "" }
   *[other] {" "}: { $gains }
  }{ $traits_count ->
    [0] { "" }
   *[other] {" "}: { $traits }
  }{ $deeds_count ->
    [0] { "" }
   *[other] {" "}: { $deeds }
  }
noted-recite = { $cost } UM{ $gains_count ->
    [0] { "" }
   *[other] {" "}: { $gains }
  }{ $traits_count ->
    [0] { "" }
   *[other] {" "}: { $traits }
  }{ $deeds_count ->
    [0] { "" }
   *[other] {" "}: { $deeds }
  }
deed-damage = dégâts
deed-lose = perte de PV
deed-heal = soin
deed-rally = ralliement
deed-fear = peur
deed-summon = renfort appelé
deed-units = unités mystiques
deed-tactics = points de tactique
deed-dice = dés de combat
deed-shift = colonnes
deed-dispel = dissipation
fact-author = auteur
