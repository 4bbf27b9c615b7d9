# Ce que dit Khârn-Âges.

## Ce qui s'est passé

event-table-laid = La table est dressée.
event-initiative-taken = { $order_first } se déploie et joue en premier{ $levels_count ->
    [0] .
   *[other] { " " }(somme des niveaux : { $levels }{ $drawn ->
        [yes] { " ; " }le dé départage
       *[no] { "" }
      }).
  }
event-zone-taken = { $side } se déploie le long de son bord.
event-placed = { $figure } prend place.
event-turn-began = — Tour { $turn } : { $side } commence —
event-round-ended = Fin du tour { $round }.
event-activated = { $figure } s'active.
event-activation-ended = { $fallen ->
    [yes] { "" }
   *[no] { $figure } a fini{ $ap ->
        [0] , sans PA de reste
       *[other] , avec { $ap } PA de reste
      }.
  }
event-recovered = { $figure } récupère { $ap } PA.
event-ap-spent = { $figure } dépense { $ap } PA : { $action } (reste { $left }).
event-ap-changed = { $raw_reason ->
    [sadistic] { $figure } dépense { $spent } PA : { $reason } (reste { $left }).
   *[other] { $figure } a maintenant { $left } PA : { $reason }.
  }
event-mastery-spent = { $forever ->
    [yes] { $figure } renonce à un dé de maîtrise pour le reste de la partie.
   *[no] { $figure } dépense un dé de maîtrise pour relancer un { $face }.
  }
event-attempted = { $figure }, { $action } : { $fumble ->
    [yes] échec critique ({ $kept }).
   *[no] { $bare ->
        [yes] { "" }
       *[no] { $sum } + dé{ " " }
      }{ $kept }{ $chain_count ->
        [0] { $bare ->
            [yes] { "" }
           *[no] { " " }= { $total }
          }
       *[other] , puis { $chain }{ $wasted ->
            [yes] { " " }(échec : n'ajoute rien)
           *[no] { "" }
          } = { $total }
      }{ $needed ->
        [0] .
       *[other] { " " }contre { $needed } : { $passed ->
            [yes] réussi.
           *[no] manqué.
          }
      }
  }
event-attacked = { $figure } { $raw_kind ->
    [attack] attaque
    [bite] mord
    [bunt] donne un coup de cornes à
    [trample] piétine
   *[other] tire sur
  } { $target } avec { $letters }{ $raw_kind ->
    [bite] { "" }
    [bunt] { "" }
    [trample] { "" }
   *[other] { " " }({ $weapon }{ $free ->
        [yes] , gratuit
       *[no] { "" }
      })
  }{ $raw_effects ->
    [none] .
   *[other] , effets annoncés : { $effects }.
  }
event-guarded = { $figure } se défend { $raw_letters ->
    [none] par réflexe
   *[other] avec { $letters }
  } ({ $weapon }){ $raw_riposte ->
    [none] .
   *[other] , riposte annoncée : { $riposte }.
  }
riposte-damage-v = dégâts et V
riposte-damage-p = dégâts et P
riposte-damage-a = dégâts et A
riposte-damage-c = dégâts et C
event-alerted = { $figure } engage { $letter } en plus, sans dépenser de PA.
event-resolved = { $raw_spell ->
    [none] { $defence ->
        [rien] { $attack }
        [0] { $attack } contre une défense manquée
       *[other] { $attack } contre { $defence }
      } : { $hit ->
        [yes] { $defence ->
            [rien] { $target } encaisse le coup sans se défendre.
           *[other] { $target } encaisse le coup.
          }
       *[no] { $parried ->
            [yes] le bouclier de { $target } pare d'office.
           *[no] { $target } tient bon.
          }
      }
   *[other] { $defence ->
        [rien] { $attack }
        [0] { $attack } contre une défense manquée
       *[other] { $attack } contre { $defence }
      } : { $hit ->
        [yes] le sort prend sur { $target }.
       *[no] { $target } résiste au sort.
      }
  }
event-wounded = { $figure } { $lost ->
    [0] ne perd aucun PV
   *[other] perd { $lost } PV
  } (reste { $left }){ $raw_source ->
    [attack] { "" }
    [shot] { "" }
   *[other] , { $source }
  }{ $damage ->
    [0] { $parted ->
        [yes] { " : " }aucun dégât ({ $sum })
       *[no] { "" }
      }
   *[other] { " : " }{ $damage } de dégâts{ $parted ->
        [yes] { " " }({ $sum }{ $extra ->
            [0] { "" }
           *[other] { " " }· Réussite critique +{ $extra }
          })
       *[no] { "" }
      }{ $stopped ->
        [0] { "" }
        [one] , dont 1 arrêté par l'armure
       *[other] , dont { $stopped } arrêtés par l'armure
      }
  }.
event-healed = { $figure } regagne { $gained } PV ({ $left }).
event-armour-used = { $figure } : l'armure { $stopped ->
    [0] n'arrête rien
   *[other] arrête { $stopped }
  } ({ $left ->
    [0] plus aucune case
    [one] reste 1 case
   *[other] reste { $left } cases
  }).
event-boxes-lost = { $figure }, { $item } : { $lost ->
    [one] { $raw_reason ->
        [pierced] une case percée
       *[other] une case cochée
      }
   *[other] { $raw_reason ->
        [pierced] { $lost } cases percées
       *[other] { $lost } cases cochées
      }
  } ({ $left ->
    [0] plus aucune
   *[other] reste { $left }
  }).
event-gear-changed = { $raw_reason ->
    [put-away] { $figure } range ceci : { $item }.
    [drawn] { $figure } prend ceci en main : { $item }.
    [thrown] { "" }
   *[other] { $figure }, { $item } : { $reason }.
  }
event-gear-lost = { $figure } n'a plus { $item } : { $reason }.
event-thing-changed = { $raw_reason ->
    [understood] Le texte est déchiffré : { $thing }.
    [dropped] On pose ceci à terre : { $thing }.
    [disarmed] Le choc fait tomber ceci à terre : { $thing }.
    [fumbled] Ceci échappe des mains : { $thing }.
    [taken-off] L'armure est à terre : { $thing }.
    [thrown] Le jet finit là : { $thing }.
    [opened] On ouvre ceci : { $thing }.
    [closed] On ferme ceci : { $thing }.
    [unlocked] La serrure cède : { $thing }.
    [found] On découvre ceci : { $thing }.
    [dug] Le sol est creusé : { $thing }.
    [picked-up] On ramasse ceci : { $thing }.
    [taken] De main en main : { $thing }.
   *[other] Un objet change : { $thing } ({ $reason }).
  }
event-thing-gone = { $raw_reason ->
    [destroyed] Ceci est détruit : { $thing }.
    [picked-up] On ramasse ceci : { $thing }.
   *[other] Un objet disparaît : { $thing } ({ $reason }).
  }
event-defeated = { $figure } tombe, hors de combat.
event-routed = { $figure } fuit la table.
event-carcass-removed = La carcasse de { $figure } est retirée.
event-moved = { $cost ->
    [0] { $figure } reste sur place.
   *[other] { $figure } { $raw_kind ->
        [assault] monte à l'assaut
        [effect] se glisse ailleurs
        [climb] grimpe
        [descent] descend
        [leg-up] se hisse
        [fall] tombe
        [swim] nage
        [flight] s'enfuit
       *[other] marche
      } ({ $cost } { $cost ->
        [one] toise
       *[other] toises
      }).
  }
event-walked = { "" }
event-rose = { $figure } { $deep ->
    [0] { $level ->
        [0] est au niveau du sol
        [one] se tient à { $level } toise de haut
       *[other] se tient à { $level } toises de haut
      }
    [one] se tient à { $deep } toise sous le niveau du sol
   *[other] se tient à { $deep } toises sous le niveau du sol
  }.
event-pushed = { $figure } recule sous le choc ({ $distance } { $distance ->
    [one] toise
   *[other] toises
  }).
event-status-gained = { $raw_status ->
    [frostbite] Le gel saisit { $figure } : V et A en souffriront à la prochaine activation.
    [frostbitten] { $figure } souffre du gel : V −2 et A −2.
    [stunned] { $figure } perd connaissance.
    [dazed] { $figure } vacille sous le choc : chaque action coûte 1 PA de plus.
    [frightened] { $figure } cède à l'effroi.
    [terrorised] { $figure } cède à la terreur.
    [rooted] { $figure } ne peut plus bouger.
    [hidden] { $figure } se cache.
    [spared] { $figure } obtient merci : plus de PA, et personne ne peut le viser.
    [berserk] { $figure } entre en fureur : berserk.
    [last-stand] { $figure } tient en dernier carré : critique dès 9.
   *[other] { $figure } : { $status }.
  }
event-status-lost = { $raw_status ->
    [frostbite] Le gel fait son effet sur { $figure }.
    [frostbitten] { $figure } ne souffre plus du gel.
    [stunned] { $figure } reprend connaissance.
    [dazed] { $figure } reprend ses esprits.
    [frightened] { $figure } surmonte son effroi.
    [terrorised] { $figure } surmonte sa terreur.
    [rooted] { $figure } peut de nouveau bouger.
    [hidden] { $figure } se montre.
    [spared] La merci dont jouissait { $figure } prend fin.
    [berserk] { $figure } n'est plus berserk.
    [last-stand] Le dernier carré de { $figure } prend fin.
    [on-the-ground] { $figure } se relève.
   *[other] { $figure } : plus { $status }.
  }
event-collided = { $figure } entre en collision : { $against }.
event-bled = { $bleeding_count ->
    [0] { $figure } ne saigne plus.
   *[other] { $figure } saigne ({ $rate } PV à chaque activation).
  }
event-poisoned = { $penalty ->
    [rien] { $figure } n'a plus de poison dans le sang.
    [0] { $figure } a du poison dans le sang : il agira à sa prochaine activation.
   *[other] { $figure }, poison : −{ $penalty } à ses caractéristiques.
  }
event-lasting-changed = { $raw_reason ->
    [dust-rises] La poussière se lève, { $figure } au milieu : on n’y tire plus, et on n’en tire plus.
    [dust-settles] La poussière retombe ({ $figure }).
   *[other] { "" }
  }
event-used = { $raw_name ->
    [read] { "" }
    [bunt] { "" }
    [bite] { "" }
    [trample] { "" }
   *[other] { $figure } : { $name }.
  }
event-rolled = { $raw_purpose ->
    [armour] { $figure }, armure, { $why } : { $dice } – { $faces_count ->
        [one] { $faces_first ->
            [1] échec critique
            [10] réussite critique
           *[other] { $hits ->
                [0] seuil manqué
               *[other] seuil atteint
              }
          }
       *[other] { $hits ->
            [0] aucune réussite
            [one] { $hits } réussite
           *[other] { $hits } réussites
          }
      }
   *[other] { $figure } lance les dés ({ $purpose }, { $why }) : { $dice } – { $hits ->
        [0] aucune réussite
        [one] { $hits } réussite
       *[other] { $hits } réussites
      }
  }
event-game-ended = { $raw_winner ->
    [none] Égalité
   *[other] Victoire de { $winner }
  } : { $reason }.
event-rolled-plain = { $figure }, { $purpose } : { $dice }{ $raw_purpose ->
    [damage] , soit { $faces_first ->
        [1] 1
        [2] 1
        [3] 2
        [4] 2
        [5] 3
        [6] 3
        [7] 4
        [8] 4
       *[other] 5
      }
    [table] { " – " }{ $faces_first ->
        [1] perd connaissance
        [2] ne peut plus bouger
        [3] ne peut plus bouger
        [4] perd la moitié de ses PA
        [5] perd la moitié de ses PA
        [6] prend la fuite
        [7] prend la fuite
        [8] la source peut frapper, gratuitement
        [9] la source peut frapper, gratuitement
       *[10] peut frapper la source, gratuitement
      }
   *[other] { "" }
  }

## Ce qui est demandé

ask-first = qui se déploie et joue en premier ?
ask-zone = de quel bord de la table part votre Fer de Lance ?
ask-deploy = où placer { $figure } ?
ask-activate = quel Safar s'active ?
ask-ailments = { $figure } : dans quel ordre appliquer les effets ?
ask-action = que fait { $figure } ? ({ $ap } PA)
ask-path = { $figure }, { $kind } : par où ? ({ $limit } { $limit ->
    [one] toise
   *[other] toises
  } au plus{ $about ->
    [figure-jump-kind-leap-limit-needed-seat] { " ; " }vides jusqu'à { $jump }, jusqu'à { $leap } sur { $needed }+
   *[other] { "" }
  })
ask-engage = { $figure } attaque { $target } : quelles caractéristiques ? ({ $free ->
    [yes] gratuit
   *[no] 1 PA chacune
  })
ask-effects = { $figure } : quels effets sont annoncés ?
ask-die = { $figure }, { $raw_purpose ->
    [chain] relance critique
   *[other] { $action }
  } : { $added ->
    [0] { "" }
   *[other] { $added } +{ " " }
  }{ $faces_count ->
    [1] { $faces }
   *[other] { $added ->
        [0] { $faces }
       *[other] un de ces dés ({ $faces })
      }
  }{ $needed ->
    [0] { "" }
   *[other] , il faut { $needed }
  }. { $failing_count ->
    [0] { "" }
   *[other] Le { $failing_first } est un échec critique.{ " " }
  }{ $faces_count ->
    [1] Garder ce dé ?
   *[other] Quel dé garder ?
  }
ask-guard = { $figure }, { $total } à parer ({ $against }) : avec quoi ?{ $idle_count ->
    [0] { "" }
   *[other] { " " }({ $idle } : par réflexe seulement)
  }
ask-defence = { $about ->
    [against-difficulty-engaged-figure-seat-spell-total-values] { $figure } résiste à { $spell } ({ $total }) : combien d'Intelligence ? (1 PA chacune)
   *[other] { $figure } se défend contre { $total } : quelles caractéristiques ? (1 PA chacune)
  }
ask-riposte = { $figure } : que fera une défense réussie ?
ask-damage = { $figure } : dégâts de quelle caractéristique ?
ask-next-effect = { $figure } : quel effet d'abord ?
ask-free-attack = { $figure } : une attaque gratuite ?
ask-repel = { $figure } : repousser { $target } de { $distance } { $distance ->
    [one] toise
   *[other] toises
} ?

## Les réponses possibles

option-red = Rouge
option-blue = Bleu
option-south = sud
option-north = nord
option-walk = marcher
noted-walk = { $cost ->
    [0] gratuit
   *[other] { $cost } PA
  }
noted-stand-up = { $cost ->
    [0] à la place de la marche gratuite
   *[other] { $cost } PA
  }
noted-assault = { $cost } PA pour la marche
option-stand-up = se relever
option-attack = attaquer { $attack } ({ $weapon })
option-assault = assaut sur { $assault } ({ $weapon })
option-done = terminer
option-keep = garder le { $keep }
option-reroll = relancer le { $reroll } avec le dé de maîtrise { $mastery }
option-use = { $use }
option-give-up = sacrifier { $give-up }
option-reflex = réflexe (0 PA)
option-damage = dégâts
option-none = rien
option-yes = oui
option-no = non
option-v = V
option-p = P
option-a = A
option-c = C
option-vv = V + V
option-vp = V + P
option-va = V + A
option-vc = V + C
option-pp = P + P
option-pa = P + A
option-pc = P + C
option-aa = A + A
option-ac = A + C
option-cc = C + C
option-vvp = V + V + P
option-vva = V + V + A
option-vvc = V + V + C
option-vpp = V + P + P
option-vpa = V + P + A
option-vpc = V + P + C
option-vaa = V + A + A
option-vac = V + A + C
option-vcc = V + C + C
option-ppa = P + P + A
option-ppc = P + P + C
option-paa = P + A + A
option-pac = P + A + C
option-pcc = P + C + C
option-aac = A + A + C
option-acc = A + C + C
option-damage-v = V
option-damage-p = P
option-damage-a = A
option-damage-c = C

## Pourquoi une réponse est refusée

refusal-activated-already = { $figure } a déjà été activé ce tour.
refusal-die-given-up = { $figure } a renoncé à son dé de maîtrise { $die } pour le reste de la partie.
refusal-die-spent = { $figure } a dépensé son dé de maîtrise { $die }.
refusal-die-of-another-field = Le dé de maîtrise { $die } de { $figure } ne porte pas le domaine de cette action.
refusal-die-not-lent = { $figure } ne prête pas de dé de maîtrise pour ce jet.
refusal-attacked-already = { $figure } a déjà attaqué pendant cette activation.
refusal-cannot-move = { $figure } ne peut pas se déplacer : V est à 0.
refusal-effect-not-engaged = Seul l'effet d'une caractéristique engagée ({ $engaged }) peut être annoncé.
refusal-engaged = { $figure } est engagé.
refusal-forbidden-by-weapon = { $weapon } interdit { $letter }.
refusal-more-than-twice = Aucune caractéristique ne s'engage plus de deux fois ({ $engaged }).
refusal-must-stand-up = { $figure } doit d'abord se relever.
refusal-no-line-of-sight = Aucune ligne de vue vers { $figure }.
refusal-no-room = Le socle ne tient pas là.
refusal-no-weapon-in-water = En eau profonde, { $weapon } ne sert à rien.
refusal-stunned = { $figure } est hors d'état d'agir (assommé).
refusal-out-of-aura = { $figure } n'a pas la cible dans son aura.
refusal-only-for-shots = { $weapon } ne sert qu'à tirer.
refusal-not-in-hand = { $figure } n'a pas { $thing } en main.
refusal-not-intact = { $thing } : une case est cochée, seul un bouclier intact peut être sacrifié.
refusal-shield-broken = { $thing } : ce bouclier est brisé.
refusal-nothing-against-a-shot = Une défense contre un tir ne fait rien à { $figure } ; il ne reste que l'effet de V.
refusal-damage-or-effect = Ce n'est pas ce que fait une défense avec { $engaged } : à 2 PA des dégâts ou un effet autre que P, à 3 PA des dégâts, avec ou sans effet.
refusal-feigned-assault = Sans atteindre { $figure }, l'assaut ne dépasse pas { $limit } { $limit ->
    [one] toise
   *[other] toises
}.
refusal-not-an-enemy = { $figure } n'est pas un ennemi en jeu.
refusal-not-enough-ap = Cela coûte { $cost } PA ; il y en a { $ap }.
refusal-not-in-play = { $figure } n'est plus en jeu.
refusal-not-on-the-ground = { $figure } n'est pas au sol.
refusal-not-your-safar = { $figure } n'est pas de votre Fer de Lance.
refusal-nothing-shared = Une défense payée doit engager l'une de { $engaged }.
refusal-off-the-table = Le socle sortirait de la table.
refusal-out-of-reach = { $figure } est hors d'atteinte.
refusal-outside-deployment = Le socle sortirait de la zone de déploiement.
refusal-outside-its-zone = Le socle sortirait de la zone de l'embuscade.
refusal-rooted = { $figure } ne peut bouger de sa place.
refusal-safar-in-the-way = { $figure } barre le passage.
refusal-scenery-in-the-way = Un décor barre le passage ({ $piece }) : il faudrait l'escalader.
refusal-too-deep = Le sol est trop bas à cet endroit.
refusal-too-far = { $about ->
    [distance] Trop loin : { $distance } { $distance ->
    [one] toise
   *[other] toises
}.
   *[cost-limit] Trop loin : { $cost } { $cost ->
    [one] toise
   *[other] toises
}, { $limit } au plus.
  }
refusal-too-many-effects = Une attaque à 2 PA a un effet, une attaque à 3 PA deux ; deux fois le même seulement si sa caractéristique est engagée deux fois à 3 PA.
refusal-so-many-characteristics = Cette attaque gratuite engage { $count ->
    [one] une caractéristique
   *[other] { $count } caractéristiques
  }, ni plus ni moins.
refusal-too-many-characteristics = On engage ici { $most } caractéristiques au plus.

## Ce qui ne va pas dans un Fer de Lance

complaint-unknown-profile = Profil impossible à recruter : { $names }
complaint-too-dear = Le Fer de Lance coûte { $cost } Kouronnes, pour { $limit } au plus.
complaint-empty-list = Un Fer de Lance a au moins un Safar.
complaint-mixed-factions = Un Fer de Lance est d'une seule faction : il y a { $factions }.
complaint-too-many-copies = { $name } : { $count } exemplaires, { $most } au plus.

## Comment la partie finit

reason-wiped-out = il ne reste qu'une bande (Fer de Lance)
reason-last-round = le dernier tour est fini

## Les mots

modifier-soutien = soutien
modifier-assaut = assaut
modifier-bouclier = bouclier
modifier-arme = arme
modifier-stature = stature
modifier-arme-ebrechee = arme ébréchée
modifier-effet-p = effet P
modifier-sonne = sonné
purpose-level = dés de niveau
purpose-chain = relance critique
purpose-armour = armure
purpose-damage = 1D5
purpose-execution = 1D10 de dégâts
purpose-test = test
purpose-table = table d'effroi
purpose-detect = détection
purpose-deviation = déviation
purpose-target = tirage

range-zoc = Zone de contrôle
range-aura = Aura
status-activated = activé
status-defeated = terrassé
status-routed = en fuite
status-stunned = assommé
status-on-the-ground = au sol
status-dazed = sonné
status-frostbite = gelure
status-frostbitten = gelé
status-terrorised = terrorisé
status-frightened = effrayé
status-rooted = cloué sur place
status-burning = en feu
status-on-the-alert = en alerte
status-hidden = caché
status-berserk = berserk
status-bleeding = saigne
status-poisoned = empoisonné
status-last-stand = dernier carré (critique dès 9)
terrain-wall = mur
terrain-fence = clôture
terrain-crate = caisse
terrain-rock = rocher
terrain-hut = hutte
terrain-tree = arbre
terrain-tower = tour
terrain-scenery = décor
terrain-loose = terrain meuble
terrain-slippery = terrain glissant
terrain-difficult = terrain difficile
terrain-ditch = fossé
terrain-deep-water = eau profonde
scenario-battle = Bataille rangée
scenario-none = Sans scénario
weapon-hands = mains nues
kind-walk = marche
kind-assault = assaut
kind-effect = effet V
action-attack = attaque
action-defence = défense
against-edge = le bord de la table
use-hands = mains nues
reason-given-up = sacrifice

## Chapitre : tir, couvert, ligne de vue

option-shoot = tirer sur { $shoot } ({ $weapon })
option-reload = recharger ({ $reload })
option-simple = simple
option-armour-piercing = perce-armure
option-incendiary = incendiaire
option-poisoned = empoisonnée
ask-ammunition = { $figure } : quelle munition ?
event-ammo-used = { $figure } { $left ->
    [0] n'en a plus
   *[other] en a encore { $left }
  } ({ $kind }).
modifier-portee = portée
modifier-couvert = couvert
modifier-denivele = dénivelé
refusal-too-near = Trop près : { $distance } { $distance ->
    [one] toise
   *[other] toises
}, { $least } au moins.
refusal-out-of-range = Hors de portée : { $distance } { $distance ->
    [one] toise
   *[other] toises
}, { $range } au plus.
refusal-must-reload = { $weapon } doit être rechargé.
refusal-no-ammunition = Plus de munition pour { $weapon }.
refusal-no-shooting-weapon = { $figure } ne tient pas cette arme de tir.
refusal-only-v-and-a = Un tir n'engage que V et A ({ $engaged }).
refusal-nothing-to-reload = Il n'y a rien à recharger ({ $weapon }).
action-lightning-shot = tir éclair
action-basic-shot = tir basique
action-moving-shot = tir en mouvement
action-standard-shot = tir standard
action-precise-shot = tir précis
reason-box-ticked = une case est cochée
reason-reloaded = rechargement
reason-dust-rises = la poussière se lève
reason-dust-settles = la poussière retombe
reason-thrown = jet

## Chapitre : lancer, structure, feu

option-throw = lancer { $throw } sur { $at }
option-destroy = détruire { $destroy }
at-point = un point de la table
aim-point = un point de la table
ask-point = { $figure } : sur quel point ?
action-throw = lancer
action-destroy = détruire
event-thrown = { $figure } lance { $thing } sur { $aim } ({ $distance } { $distance ->
    [one] toise
   *[other] toises
  }).
event-strayed = L'objet ({ $thing }) finit à { $distance ->
    [one] { $distance } toise
   *[other] { $distance } toises
  } du point visé ({ $die } au dé).
event-structure-lost = Points de structure perdus : { $lost } ({ $thing }, reste { $left }).
event-scenery-destroyed = Destruction du décor : { $piece }.
event-fire-set = Le feu prend : { $thing }.
reason-destroyed = destruction
refusal-cannot-be-destroyed = { $thing } ne peut être détruit.
refusal-thing-out-of-reach = { $thing } est hors de portée.
refusal-too-heavy = { $thing } demande { $letter } { $needed }.
refusal-not-held = { $figure } ne tient pas { $thing }.
refusal-not-to-be-thrown = { $thing } ne figure pas au tableau des objets.
refusal-in-the-dust = La poussière autour de { $figure } empêche tout tir.

## Chapitre : actions génériques

option-antidote = antidote pour { $antidote } (2 PA)
option-full-antidote = antidote complet pour { $full-antidote } (4 PA)
option-tend = panser une plaie de { $tend } (2 PA)
option-tend-all = arrêter tous les saignements de { $tend-all } (4 PA)
option-lower = saignement { $lower }
option-put-out = éteindre le feu sur { $put-out } (eau) (1 PA)
option-smother = étouffer les flammes sur { $smother } (2 PA)
option-draw = dégainer { $draw }
option-put-away = ranger { $put-away } (1 PA)
option-switch = prendre { $switch } en main à la place de { $away } (1 PA)
option-pick-up = ramasser ou porter { $pick-up } (1 PA)
option-drop = déposer { $drop } (1 PA)
option-give = donner { $give } à { $to } (1 PA)
option-take = prendre { $take } à { $from } (1 PA)
option-take-off = ôter { $take-off } (3 PA)
option-pick-lock = crocheter { $pick-lock } (1 PA)
option-open = ouvrir { $open } (1 PA)
option-close = fermer { $close } (1 PA)
option-read = lire { $read } (2 PA)
option-dig = creuser (2 PA)
option-detect = détecter (2 PA)
option-convince = convaincre { $convince } (1 PA)
option-devour = dévorer { $devour } ({ $ap } PA)
option-loot = piller { $loot } : { $take } (1 PA)
option-eat = manger (3 PA)
option-alert = se mettre en alerte (1 PA)
option-hide = se cacher (1 PA)
option-warn = { $warn } crie (1 PA)
away-all = tout le reste
take-kouronnes = Kouronnes
take-food = nourriture
ask-wound = { $figure } panse { $patient } : quel saignement ?
ask-alert = { $figure } est en alerte : quelle caractéristique de plus ?
ask-warn = on tire sur { $target } : qui l'avertit ?
ask-let-go = On attaque { $figure }, qui a les bras chargés : déposer quelque chose ?
event-ammo-gained = { $figure } récupère une munition ({ $kind }).
event-loaded = { $carrying_count ->
    [0] { $figure } ne porte plus rien.
   *[other] { $figure } porte : { $carrying }.
  }
event-lifted = { "" }
event-looted = { $figure } trouve { $kouronnes } Kouronnes.
event-food-changed = { $figure } a { $food } repas en réserve.
event-convinced = { $figure } convainc { $target }.
modifier-charge = charge portée
refusal-no-hands = { $figure } n'a pas de mains pour cela.
refusal-nothing-to-tend = { $figure } ne souffre de rien de tel.
refusal-no-water = { $figure } n'a ni eau ni glace à portée.
refusal-water-at-hand = { $figure } a de l'eau à portée : elle sert d'abord.
refusal-hands-full = { $figure } n'a pas assez de mains libres.
refusal-not-carried = { $thing } n'est pas là pour être pris.
refusal-not-an-ally = { $figure } n'est pas un allié.
refusal-ally-laden = { $figure } a lui-même les bras chargés.
refusal-one-ally = { $figure } porte déjà un allié.
refusal-ally-too-heavy = Trop lourd pour { $figure }.
refusal-cannot-be-carried = { $thing } ne se porte pas.
refusal-standard-equipment = { $thing } est inscrit sur la carte : cela ne se donne pas.
refusal-natural-armour = { $thing } est une armure naturelle.
refusal-laden = { $figure } a les bras chargés.
refusal-not-locked = { $thing } n'est pas verrouillé.
refusal-locked = { $thing } est verrouillé.
refusal-nothing-to-open = Il n'y a rien à ouvrir ni à fermer : { $thing }.
refusal-nothing-to-read = Il n'y a rien à lire : { $thing }.
refusal-no-carnivore = { $figure } n'est pas carnivore.
refusal-no-carcass = Pas de telle carcasse à portée ({ $figure }).
refusal-kharns-never-loot = Les Khârns ne pillent jamais : { $figure }.
refusal-no-such-loot = Pas de tel butin : { $thing }.
refusal-no-food = { $figure } n'a rien à manger.
refusal-on-the-alert-already = { $figure } est déjà en alerte.
refusal-hidden-already = { $figure } se cache déjà.
refusal-no-hideout = { $figure } ne touche aucun couvert assez haut.
reason-drawn = en main
reason-put-away = de côté
reason-dropped = à terre
reason-picked-up = ramassage
reason-fumbled = tombe à terre
reason-given = de main en main
reason-taken = de main en main
reason-taken-off = retrait
reason-sunk = coule
reason-unlocked = serrure crochetée
reason-opened = ouverture
reason-closed = fermeture
reason-understood = texte déchiffré
reason-dug = trou creusé
reason-found = découverte
reason-looted = pillage
action-put-out = éteindre un feu
action-smother = étouffer les flammes
action-give = donner
action-take = prendre
action-pick-lock = crocheter
action-read = lire
action-dig = creuser
action-detect = détecter
action-convince = convaincre

## Chapitre : magie et sorts

event-cast = { $figure } lance { $spell }{ $own ->
    [yes] { "" }
   *[no] { " " }sur { $target }
  } : difficulté { $difficulty }, { $ap } PA.
event-enchanted = { $figure } est sous l'effet de { $spell } : { $working }{ $value ->
    [0] { "" }
    [1] { " " }+1
    [2] { " " }+2
    [3] { " " }+3
   *[other] { " " }{ $value }
  }, { $raw_until ->
    [activation] jusqu'à la fin de sa prochaine activation
   *[other] jusqu'à la prochaine activation de { $by }
  }.
event-faded = { $figure } : { $spell } ({ $working }) prend fin.
ask-incantation = { $figure } lance { $spell } sur { $target } : { $effects }. Quelle difficulté, avec combien de PA ? (bonus { $bonus })
option-defence-none = laisser faire
option-cast = lancer { $cast } sur { $at }
option-difficulty = difficulté { $difficulty }, { $ap } PA
option-i = I
option-ii = I + I
option-iii = I + I + I
action-cast = lancer un sort
action-incantation = incantation
kind-spell = sort
weapon-mind = par la force de l'esprit
reason-spell = sort
working-fright = effroi
working-immune-terror = immunisé à la terreur
working-attack = attaque
working-defence = défense
working-skill-thick-skin = peau dure
working-skill-stable = stable
modifier-sort = sort
modifier-osteomancie = ostéomancie
modifier-shamanisme = shamanisme
modifier-le-sang-et-l-acier = le Sang et l'Acier
modifier-sacrifice = sacrifice
modifier-adansonia = Adansonia
modifier-incantation-rapide = incantation rapide
modifier-incantation-complexe = incantation complexe
modifier-en-eveil = en éveil
modifier-hermetisme = hermétisme
fact-fallen = hors de combat
fact-letter = caractéristique
fact-spells = sorts
fact-lasting = sous un sort
mark-spell = sous un sort
lasting-fright = effroi
lasting-immune-terror = immunisé à la terreur
lasting-attack = attaque
lasting-defence = défense
lasting-skill-thick-skin = peau dure
lasting-skill-stable = stable
effect-damage = dégâts
effect-heal = PV rendus
effect-rally = rallié
effect-frostbite = gelure
effect-daze = sonné
effect-topple = au sol
effect-bleed = saignement
effect-poison = empoisonné
effect-cure = fin du saignement et du poison
effect-extinguish = feu éteint
effect-ap = PA gagnés
effect-ap-lost = PA perdus
effect-fright = provoque effroi
effect-immune-terror = immunisé à la terreur
effect-attack = bonus d'attaque
effect-defence = bonus de défense
effect-caster-fright = le lanceur provoque effroi
effect-caster-bleed = le lanceur saigne
effect-skill-thick-skin = peau dure
effect-skill-stable = stable
refusal-unknown-spell = { $figure } ne connaît pas ce sort : { $spell }.
refusal-rate-used-up = { $spell } a été tenté autant que sa cadence le permet ({ $rate }).
refusal-wrong-target = { $figure } n'est pas une cible pour { $spell }.
refusal-out-of-range-of-spell = { $figure } est hors de portée de { $spell }.
refusal-no-such-difficulty = { $spell } a ces difficultés : { $known }.
refusal-only-intelligence = On résiste à un sort avec I seulement, pas avec { $engaged }.

## Chapitre : compétences

ask-skill = { $figure } : utiliser cette compétence ({ $skill }) ?
ask-again = { $figure } : quels dés de { $roller } relancer ? ({ $faces })
ask-sadistic = { $figure } : dépenser encore des PA pour blesser davantage { $target } ?
option-dice = relancer { $dice }
option-spend = { $spend } PA de plus
option-lent = relancer le { $reroll } avec le dé de maîtrise { $mastery } de { $lent }
option-rampage = se ruer sur le plus proche ({ $rampage })
refusal-must-rampage = { $figure } est berserk : le plus proche, { $nearest }, avant tout.
refusal-not-berserk = { $figure } n'a pas à se ruer sur le plus proche.
modifier-heroique = héroïque
modifier-le-sang-m-attire = le sang m'attire
modifier-brutalite = brutalité
modifier-maitre-archer = maître archer
modifier-charge-brutale = charge brutale
modifier-instinct-gregaire = instinct grégaire
modifier-pa-accordes = PA accordés
modifier-berserk = berserk
reason-warlord = chef de guerre
reason-sacrifice = sacrifice
reason-sadistic = sadique
rampage-hands = mains nues
skill-executioner = exécuteur
skill-harassment = harcèlement
skill-repelment = repoussement
skill-warlord = chef de guerre
skill-sacrifice = sacrifice
ask-ambush = qui se met en embuscade ?
ask-lair = { $figure } : dans quelle zone tendre l'embuscade ? (les autres ne le savent pas)
ask-den = { $figure } : où attendre dans sa zone ? (les autres ne le savent pas)
ask-appear = { $figure } : où se montrer ?
ask-spring = { $figure } entre dans une autre zone : quelqu'un sort-il d'embuscade ?
option-wait = personne, les embusqués attendent
option-west = ouest
option-east = est
option-centre = centre
option-south-west = sud-ouest
option-south-east = sud-est
option-north-west = nord-ouest
option-north-east = nord-est
zone-north = nord
zone-south = sud
zone-west = ouest
zone-east = est
zone-centre = centre
zone-south-west = sud-ouest
zone-south-east = sud-est
zone-north-west = nord-ouest
zone-north-east = nord-est
event-ambush-laid = { $figure } se met en embuscade, personne d'autre ne sait où.
event-lair-chosen = { $figure } est en embuscade ici : { $zone }.
event-emerged = { $figure } sort de son embuscade ({ $reason }).
event-combed = { $figure } a fouillé ces zones : { $zones }. Aucun embusqué de ce camp ({ $side }) ne s'y trouve.
refusal-not-in-its-zone = Aucun ennemi n'est entré dans la zone de { $figure }.
refusal-only-offensive = { $figure } ne peut que frapper : une seule action offensive.
reason-activated = activation
reason-interruption = interruption
reason-detected = détection
status-in-ambush = en embuscade
fact-unplayed = non joué ici
fact-lair = en embuscade
mark-lair = embuscade
lair-north = nord
lair-south = sud
lair-west = ouest
lair-east = est
lair-centre = centre
lair-south-west = sud-ouest
lair-south-east = sud-est
lair-north-west = nord-ouest
lair-north-east = nord-est
area-north = nord
area-south = sud
area-west = ouest
area-east = est
area-centre = centre
area-south-west = sud-ouest
area-south-east = sud-est
area-north-west = nord-ouest
area-north-east = nord-est

## Chapitre : moral

event-tested = { $figure }, test { $raw_test ->
    [fright] d'effroi
   *[other] de témérité
  } ({ $raw_sort ->
    [bite] morsure de { $by }
    [fright] { $by }
   *[other] { $cause }
  }) : { $sum } + dé { $die } = { $total } contre { $needed } : { $passed ->
    [yes] { $anyway ->
        [yes] considéré comme réussi.
       *[no] réussi.
      }
   *[no] raté.
  }
event-charged = { $causes_count ->
    [0] { $figure } : ce qui a été raté prend effet maintenant.
   *[other] { $figure } : le test raté prendra effet à la prochaine activation.
  }
event-forgotten = { $raw_sort ->
    [fright] { $figure } n'a plus rien à craindre : { $by } ne l'effraie plus.
   *[other] { $figure } n'a plus rien à craindre ({ $cause }).
  }
ask-courage = { $figure } a raté son test : sacrifier un dé de maîtrise pour toute la partie et le considérer comme réussi ?
option-mastery = dé de maîtrise { $mastery } de { $by }
reason-terror = terreur
reason-fright = effroi
kind-flight = fuite
modifier-allies-proches = alliés proches
modifier-aura-du-leader = aura du leader
modifier-terrorise = terrorisé
modifier-effroi = effroi
modifier-dernier-carre = dernier carré


## Chapitre : effets et états

modifier-poison = poison
modifier-gelure = gelure
option-bleeding = saignement
option-poison = poison
option-fire = feu
option-frostbite = gelure


## Chapitre : déplacements spéciaux

event-landed = { $figure } { $willing ->
    [yes] se laisse tomber
   *[no] tombe
  } de { $height } { $height ->
    [one] toise
   *[other] toises
  } ({ $die } au dé) : { $passed ->
    [yes] sans mal.
   *[no] mauvaise réception.
  }
option-swim = nager
kind-swim = nage
action-swim = nage
refusal-land-first = Ce trajet finit avec la chute : arrêtez-le juste au pied, où le socle trouve place (un socle après le bord). Le reste du mouvement est demandé ensuite.
refusal-must-swim = En eau profonde, { $figure } ne peut que nager.
refusal-no-deep-water = Aucune eau profonde à portée de { $figure }.
refusal-too-heavy-to-swim = { $figure } ne peut pas nager en { $armour }.
ask-place = { $figure } : où finit l'escalade ?
option-climb = { $raw_climb ->
    [ground] descendre prudemment jusqu'au sol
   *[other] escalader { $climb }
  } ({ $height } { $height ->
    [one] toise
   *[other] toises
}, { $ap } PA)
option-leg-up = { $raw_onto ->
    [ground] hors du fossé
   *[other] sur { $onto }
  }, courte échelle de { $leg-up } ({ $height } { $height ->
    [one] toise
   *[other] toises
}, { $ap } PA de l'allié)
kind-climb = escalade
kind-leg-up = courte échelle
action-climb = escalade
action-leg-up = courte échelle
kind-fall = chute
action-jump = saut
event-leapt = { $figure } saute par-dessus un vide de { $length } { $length ->
    [one] toise
   *[other] toises
  } : { $passed ->
    [yes] franchi.
   *[no] trop court, { $depth } { $depth ->
        [one] toise
       *[other] toises
      } de profondeur.
  }
refusal-falls-short = De là, { $target } est hors d'atteinte : pas d'attaque.
event-fell-short = { $figure } n'arrive pas à portée de { $target } : pas d'attaque.
refusal-gap-too-wide = Un vide de { $length } { $length ->
    [one] toise
   *[other] toises
} est trop large : au plus { $most }, la meilleure valeur de V et A.
refusal-no-turning-in-the-air = On saute un vide en ligne droite.
refusal-nothing-to-climb = { $figure } n'est ni au pied ni au bord d'un dénivelé trop haut pour être enjambé : { $piece }.
refusal-not-at-that-height = L'escalade finit là où le sol est à { $level } { $level ->
    [one] toise
   *[other] toises
} de haut, pas ici.
refusal-not-beside = L'escalade finit à côté de son départ, pas ici.
refusal-no-helper = Pas de courte échelle de { $figure } : il faut un allié socle à socle, tous deux au pied de l'obstacle.
refusal-too-low-for-help = La courte échelle se fait à un obstacle de 2 toises ou plus, pas de { $height }.
refusal-cannot-help = { $figure } n'est pas en état d'aider.
refusal-too-weak-to-help = { $figure } n'est pas assez fort : sa puissance doit valoir au moins la corpulence de qui il porte.

## Chapitre : équipement, armures, boucliers

modifier-armure = armure
ask-disarm = { $figure } désarme { $target } : que lui faire lâcher ?
option-disarm = { $disarm }
reason-disarmed = désarmement

## Chapitre : recrutement

complaint-strange-detail = { $name } : « { $detail } » ne veut rien dire ici.
complaint-part-of-a-body = { $item } fait partie du corps : { $name } ne peut ni l'acheter ni s'en passer.
complaint-nothing-to-leave = { $name } n'a pas { $item } sur sa carte.
complaint-reserved-item = { $name } ne peut pas prendre { $item }, réservé à d'autres.
complaint-no-weapon-for-it = { $name } n'a pas d'arme pour ces munitions : { $item }.
complaint-several-leaders = Un Fer de Lance n'a qu'un leader : il y a { $names }.
complaint-cannot-lead = { $name } ne peut pas être leader : ni personnage, ni d'un des deux niveaux les plus hauts.
complaint-no-mage = { $name } n'est pas mage : ni sorts ni grimoire.
complaint-too-many-generic-spells = { $name } : { $count } sorts génériques, { $most } au plus.
complaint-several-grimoires = { $name } : un seul grimoire par mage.
complaint-no-grimoire = { $name } n'a pas de grimoire pour ses sorts.
complaint-spell-not-for-it = { $name } ne peut pas prendre { $spell }.
complaint-pages-unknown = { $name } : le nombre de pages du sort { $spell } n'est pas connu ; il lui faut un grand grimoire.
complaint-too-many-pages = { $name } : { $pages } pages de sorts, le grimoire en tient { $most }.

## Chapitre : attaques spéciales, soutien, collision

option-bunt = coup de cornes contre { $bunt } (2 PA)
option-bite = mordre { $bite } (2 PA)
option-trample = piétiner { $trample } (2 PA)
action-bunt = coup de cornes
action-bite = morsure
action-trample = piétinement
weapon-bunt = cornes
weapon-bite = dents
weapon-trample = pieds
refusal-no-such-keyword = { $figure } n'a pas ce mot-clé : { $action }.
refusal-once-per-activation = { $figure } l'a déjà fait dans cette activation : { $action }.
refusal-two-characteristics = Il y faut deux caractéristiques, dans l'ordre V P A C : { $action }.

## Chapitre : scénarios

scenario-chest = Le coffre du péage (maison)
scenario-stones = Les pierres qui parlent (maison)
scenario-stores = Le feu aux greniers (maison)
brief-battle = Mettez hors de combat plus d'ennemis que vous n'en perdez, au prix de chacun en Kouronnes.
brief-chest = Un coffre fermé à clé est enchaîné entre les deux camps. Crochetez-le (1 PA, A + I et le dé contre 16 : un objectif), soulevez-le d'une main libre et emportez-le. Qui se tient avec lui dans sa propre bande, socle entier, gagne aussitôt. Après le dernier tour, le tenir est le second objectif ; à égalité, le plus de Kouronnes mises hors de combat décide. Un scénario maison, et non du livre.
brief-stones = Cinq pierres portent d'anciennes paroles. Qui en lit une (2 PA, T + I et le dé contre 13, libre, une fois par activation) l'efface : elle ne compte que pour son camp. Trois pierres gagnent aussitôt ; après le dernier tour, le plus de pierres, puis le plus de Kouronnes mises hors de combat. Un scénario maison, et non du livre.
brief-stores = Trois greniers se dressent devant chaque camp, avec des seaux d'eau entre eux. Mettez le feu à ceux de l'adversaire (2 PA, A + I et le dé contre 10, libre, avec des mains) : le feu leur prend leurs 2 points de structure au début du tour suivant. Éteignez les vôtres à temps (avec de l'eau 1 PA contre 12, sans eau 2 PA contre 14), ou brisez les leurs à la force des bras. Deux greniers détruits gagnent aussitôt ; après le dernier tour, le plus de greniers, puis le plus de Kouronnes mises hors de combat. Un scénario maison, et non du livre.
brief-stores-many = Deux greniers se dressent devant chaque camp, avec un seau d'eau entre eux. Mettez le feu à ceux de vos adversaires (2 PA, A + I et le dé contre 10, libre, avec des mains) : le feu prend leurs 2 points de structure au début du tour suivant. Éteignez les vôtres à temps (avec de l'eau 1 PA contre 12, sans eau 2 PA contre 14), ou démolissez les leurs à force de bras. Un grenier détruit compte pour tous les adversaires de son propriétaire. Qui en a autant qu'il y a de camps à table, et plus que tout autre, gagne aussitôt ; après le dernier tour, plus de greniers, puis plus de Kouronnes abattues. Un scénario de notre cru, absent du livre.
brief-none = Jusqu'à ce qu'il ne reste qu'un Fer de Lance.
event-briefed = { $scenario }{ $rounds ->
    [0] { "" }
   *[other] , { $rounds } tours
  }. { $brief }
event-objective-reached = { $side } : { $objective } ({ $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
  }).
event-counted = { $objectives_count ->
    [0] { "" }
   *[other] Objectifs : { $objectives }. { "" }
  }Kouronnes mises hors de combat : { $kouronnes }.
objective-lock-picked = la serrure du coffre est crochetée
objective-chest-held = le coffre est entre ses mains
objective-stone-read = une pierre a parlé
objective-store-gone = un grenier adverse est détruit
objective-left-alone = il n'y a plus personne pour empêcher le reste
reason-chest-home = le coffre est en lieu sûr
reason-stones-read = trois pierres ont parlé
reason-stores-gone = deux greniers adverses sont détruits
reason-stores-many-gone = plus de greniers adverses sont détruits que pour tout autre
reason-more-objectives = plus d'objectifs remplis
reason-more-kouronnes = autant d'objectifs de part et d'autre, les Kouronnes mises hors de combat décident
option-set-fire = mettre le feu : { $set-fire } (2 PA)
action-set-fire = mise à feu
event-fire-quenched = Le feu est éteint : { $thing }.
refusal-burns-already = Le feu y est déjà : { $thing }.
refusal-own-store = Ce sont vos propres greniers : { $thing }.
refusal-wiped-out-already = Elle a déjà parlé et elle est effacée : { $thing }.
thing-hole = trou
thing-door = porte
thing-gate = portail
thing-hatch = trappe
thing-mechanism = mécanisme
thing-water = eau
thing-pool = bassin
thing-chest = coffre
thing-inscription = pierre
thing-store = grenier
thing-water-bucket = seau d'eau
thing-small-object = petit objet
thing-bottle = bouteille
thing-stool = tabouret
thing-bucket = seau
thing-farm-tool = outil agricole
thing-stone = pierre à lancer
thing-barrel = tonneau
thing-grain-sack = sac de grain
thing-big-stone = grosse pierre
thing-table = table
thing-anvil = enclume

## Chapitre : cartes et web

outcome-hit = coup au but
outcome-spell-taken = sous le sort
outcome-wounds = PV perdus
outcome-regained = PV regagnés
outcome-failed = échoue
outcome-defeated = hors de combat
outcome-routed = fuit la table
outcome-poisoned = poison
outcome-bled = saigne
outcome-pushed = recul
outcome-enchanted = sort en vigueur
outcome-status-gained-stunned = perte de connaissance
outcome-status-gained-dazed = étourdissement
outcome-status-gained-on-the-ground = au sol
outcome-status-gained-burning = brûle
outcome-status-gained-frostbite = gelure
outcome-status-gained-terrorised = terreur
outcome-status-gained-frightened = effroi
fact-hp = points de vie
fact-ap = points d'action
fact-rank = niveau
fact-faction = faction
fact-stature = stature
fact-mastery = dés de maîtrise restants
stat-ap = PA
stat-hp = PV
stat-stature = stature
fact-traits = compétences
name-round-master = relance des dés (Maître)
name-round-duellist = oblige l'adversaire à relancer (Bretteur)
name-executioner = exécuteur
name-harassment = harcèlement
name-game-warlord = chef de guerre
name-round-sacrifice = sacrifice
name-round-warned = entend un cri d'alerte
name-bunt = coup de cornes
name-bite = morsure
name-trample = piétinement
name-endurance = endurance
name-read = lecture
name-step-4 = test de la quatrième étape
name-half-recovery = seule la moitié des PA revient
name-no-recovery = second échec, aucun PA ne revient et l'activation prend fin
kind-arrows-simple = flèches simples
kind-arrows-armour-piercing = flèches perce-armure
kind-arrows-incendiary = flèches incendiaires
kind-arrows-poisoned = flèches empoisonnées
kind-bolts-simple = carreaux simples
kind-bolts-armour-piercing = carreaux perce-armure
kind-bolts-incendiary = carreaux incendiaires
kind-bolts-poisoned = carreaux empoisonnés
name-fright-loss = PA perdus d'effroi
name-rooted-on = toujours tétanisé
fact-skills = compétences
fact-gear = équipement
fact-ammo = munitions
fact-level = hauteur
fact-bleeding = saignement
fact-poison = poison
fact-burnt = perdus pour toujours
fact-leader = leader
mark-carcass = carcasse
mark-fire = feu
note-locked = fermé à clé
note-burning = en feu
note-silent = muette
fact-carrying = porte
mark-thing = objet
mark-home = bande de déploiement
field-edition = Édition
field-scenario = Scénario
edition-fr = française
edition-en = anglaise
field-game-size = Format
game_size-300 = 300 Kouronnes
game_size-400 = 400 Kouronnes
game_size-500 = 500 Kouronnes
faction-kharns = Khârns
faction-gouns = Goûns
faction-kherops = Khérops
faction-fangs = Fangs
faction-tembos = Tembos
faction-black-guild = Guilde Noire
faction-freed = Affranchis

## Les cartes en fichiers
content-no-keyword = aucune compétence ne s'appelle « { $word } ».
content-no-value = rien ne suit la compétence { $word }, et non { $found }.
content-number-follows = un nombre suit la compétence { $word }, et non { $found }.
content-word-follows = { $known } : un de ces mots suit la compétence { $word }, et non { $found }.
content-rare = { $word } est une compétence rare : la carte dit sous rare ce qu'elle fait.
content-count = { $expected } dés étaient attendus à ce niveau, et non { $found }.
content-limitation = un nombre, U ou P était attendu, et non { $found }.
content-unread = aucune règle ne lit encore ici la compétence { $word }.
cards-profiles = Profil
cards-weapons = Arme
cards-shields = Bouclier
cards-armours = Armure
cards-spells = Sort
cards-ammunition = Munitions
cards-objects = Objet
entry-name = Nom
entry-level = Niveau
entry-faction = Faction
entry-cost = Coût
entry-v = V
entry-p = P
entry-a = A
entry-c = C
entry-t = T
entry-i = I
entry-stature = Stature
entry-ap = PA
entry-hp = PV
entry-base = Socle
entry-limitation = LIM
entry-kind = Sorte
entry-skills = Compétences
entry-rare = Compétences rares
entry-hired = Au service de
entry-equipment = Équipement
entry-mastery = Dés de maîtrise
entry-hands = Mains
entry-emblem = Emblème
entry-ours = Écrite ici
entry-note = Note
entry-reach = Allonge
entry-bonus = Bonus de dégâts
entry-damage = Dégâts
entry-forbids = Jamais avec
entry-forbids-simple = Pas à 1 PA avec
entry-bleeding = Saignement
entry-piercing = Perforant
entry-poison = Poison
entry-fire = Feu
entry-fright = Effroi
entry-on-critical = Sur un critique
entry-shot = Tir
entry-melee = Au contact
entry-reserved = Réservé à
entry-short = Courte portée
entry-long = Longue portée
entry-beyond = Au-delà
entry-falling = Dégâts décroissants
entry-least = Distance minimale
entry-feed = Munitions
entry-pieces = Pièces
entry-rate = Cadence
entry-reload = Rechargement
entry-short-bonus = Bonus court
entry-bow = Arc
entry-boxes = Cases
entry-adds = Défense
entry-threshold = Seuil
entry-low = En dessous
entry-high = À partir
entry-penalty = Malus
entry-natural = Naturelle
entry-material = Matière
entry-path = Voie
entry-pages = Pages
entry-target = Cible
entry-duration = Durée
entry-effects = Effets
entry-range = Portée
entry-generic = Générique
entry-difficulty = Difficulté
entry-does = Fait
entry-value = Valeur
entry-arrows-for-5 = Flèches pour 5
entry-bolts-for-5 = Carreaux pour 5
entry-arrows-for-15 = Flèches pour 15
entry-bolts-for-15 = Carreaux pour 15
entry-structure = Structure
entry-power = P pour lever
entry-corpulence = C pour lever
entry-cloud = Nuage
entry-template = Sous une carte
about-name = comme la carte l'imprime ; sans virgule
about-v = vitesse
about-p = puissance
about-a = agilité
about-c = corpulence
about-t = témérité
about-i = intelligence
about-level = I, II ou III : autant de dés de niveau
about-cost = en Kouronnes
about-stature = de 0 à 6
about-ap = points d'action
about-hp = points de vie
about-base = diamètre en millimètres
about-limitation = combien d'exemplaires, U (unique) ou P (personnage)
about-kind = le profil ordinaire d'un personnage
about-rare = ce que fait chaque compétence rare, tel qu'imprimé
about-hired = factions qui peuvent l'engager, pour la Guilde noire
about-equipment = noms de cartes d'arme, de bouclier et d'armure
about-mastery = une entrée par dé, avec ses domaines
about-hands = mains qu'il faut, ou s'il en a
about-ours = une carte écrite pour ce projet, pas par l'éditeur
about-note = toute autre chose
about-reach = en toises
about-bonus = ajouté à la caractéristique
about-damage = à la place de la caractéristique
about-forbids = caractéristiques qu'elle n'engage jamais
about-forbids-simple = caractéristiques qu'une attaque à 1 PA n'engage pas
about-piercing = armure ignorée ; 1D5 pour un dé
about-reserved = factions et profils ; tous si vide
about-short = en toises
about-long = en toises
about-beyond = false pour le tiret de a/b/-
about-falling = ce nombre moins la distance en toises
about-least = la cible est au moins à cette distance, en toises
about-pieces = munitions simples fournies
about-boxes = durée de vie : combien d'usages
about-adds = un nombre, ou lowest : la plus basse valeur engagée par l'attaquant
about-threshold = dégâts à partir desquels elle arrête plus
about-low = arrêté sous le seuil
about-high = arrêté à partir du seuil
about-penalty = ce que la porter ôte aux caractéristiques
about-natural = fait partie du corps : ni achetée ni ôtée
about-pages = dans le grimoire
about-effects = une entrée par difficulté
about-generic = pour tout mage, sans grimoire
about-does = l'effet, un mot des règles
trait-affinity = Affinité
trait-reach = Allonge
trait-archmage = Archimage
trait-authority = Autorité
trait-berserk = Berserk
trait-duellist = Bretteur
trait-brutality = Brutalité
trait-carnivore = Carnivore
trait-brutal-charge = Charge brutale
trait-warlord = Chef de guerre
trait-scout = Éclaireur
trait-ambush = Embuscade
trait-endurance = Endurance
trait-awakened = En éveil
trait-executioner = Exécuteur
trait-skilled-swordsman = Fine lame
trait-unshakeable-faith = Foi inébranlable
trait-harassment = Harcèlement
trait-hermeticism = Hermétisme
trait-heroic = Héroïque
trait-exceptional = Hors-norme
trait-immunity = Immunité
trait-survival-instinct = Instinct de survie
trait-bloodlust = Le sang m'attire
trait-master-archer = Maître archer
trait-master-popinjay = Maître papegai
trait-master = Maître
trait-thick-skin = Peau dure
trait-rallying = Ralliement
trait-responsive = Réceptif
trait-repelment = Repoussement
trait-sacrifice = Sacrifice
trait-sadistic = Sadique
trait-specialist = Spécialiste
trait-stable = Stable
trait-bunt = Coup de cornes
trait-bite = Morsure
trait-trample = Piétinement
trait-terror = Terreur
trait-fright = Effroi
trait-mage = Mage
trait-stateless = Apatride
trait-allied = Allié
trait-at-home = Chez soi
trait-ethereal = Éthéré
trait-lightning-speed = Fulgurance
trait-herd-instinct = Instinct grégaire
path-osteomancy = Ostéomancie
path-shamanism = Shamanisme
path-blood-and-steel = Sang et Acier
path-sacrifice = Sacrifice
path-adansonia = Adansonia
ground-loose = Sol meuble
ground-slippery = Sol glissant
ground-difficult = Sol difficile
ground-deep-water = Eau profonde
word-offensive = Offensif
word-defensive = Défensif
word-objectives = Objectifs
word-shooting = Tir
word-esoteric = Ésotérique
word-arrows = Flèches
word-bolts = Carreaux
word-unlimited = Illimitées
word-itself = Elle-même (jetée)
word-disarm = Désarme
word-stature-twice = La stature compte double
word-lowest = Plus basse valeur engagée
word-1d5 = 1D5
word-metal = Métal
word-stone = Pierre
word-leather = Cuir
word-cloth = Tissu
word-shell = Carapace
word-self = Soi-même
word-ally = Un allié
word-enemy = Un ennemi
word-any = N'importe qui
word-instant = Immédiate
word-round = Le round
word-activation = Une activation
word-simple = Simples
word-armour-piercing = Perforantes
word-incendiary = Incendiaires
word-poisoned = Empoisonnées
word-falls = Tombe
word-loses-2-ap = Perd 2 PA
word-dazed = Sonné
emblem-leader = Couronne
emblem-monster = Cornes
emblem-mage = Bâton
emblem-archer = Arc
emblem-assassin = Dague
emblem-skirmisher = Javelot
emblem-defender = Bouclier
emblem-fighter = Épées
content-generic-pages = un sort générique ne prend pas de pages, et non { $found }.
content-difficulties = chaque effet a sa propre difficulté.
content-lasts = round ou activation était attendu : { $word } dure.
content-letters = des lettres parmi VPACTI étaient attendues, et non « { $found } ».
entry-what = Effet
entry-of = Caractéristiques
entry-halved = Moitié
entry-skill = Compétence
entry-upon = Sur
about-of = ajoutées à la valeur, ou modifiées : des lettres parmi VPACTI
about-halved = la moitié, arrondie au-dessus
about-skill = la compétence accordée
about-duration = round : jusqu'à l'activation suivante du lanceur ; activation : jusqu'à la fin de l'activation suivante du porteur
about-range = en toises, de socle à socle ; l'aura du lanceur sinon
about-rate = comme la carte l'imprime
word-friend = Un ami
word-allies = Tous les alliés
word-enemies = Tous les ennemis
word-everybody = Tout le monde
word-target = La cible
word-caster = Le lanceur
word-damage = Dégâts
word-heal = Soigne
word-rally = Rallie
word-frostbite = Engelure
word-daze = Sonne
word-unplayed = Ce qui n'est pas joué ici
word-topple = Renverse
word-bleed = Saignement
word-poison = Empoisonne
word-cure = Guérit
word-extinguish = Éteint le feu
word-ap = PA
word-fright = Effroi
word-immune-terror = Immunisé à la terreur
word-characteristic = Caractéristique
word-attack = Attaque
word-defence = Défense
word-skill = Compétence

## Pour lire une partie de bout en bout

option-riposte-damage-v = dégâts et effet V (un mouvement gratuit)
option-riposte-damage-p = dégâts et effet P (+1)
option-riposte-damage-a = dégâts et effet A (attaque gratuite)
option-riposte-damage-c = dégâts et effet C (repousser)
option-riposte-v = effet V : un mouvement gratuit (V / 2)
option-riposte-a = effet A : attaque gratuite
option-riposte-c = effet C : repousser
option-effects-v = V : un mouvement gratuit (V / 2)
option-effects-p = P : +1 dégât
option-effects-a = A : une attaque gratuite
option-effects-c = C : repousser
option-effects-vv = V + V : un mouvement gratuit (V)
option-effects-pp = P + P : +2 dégâts
option-effects-aa = A + A : deux attaques gratuites
option-effects-cc = C + C : repousser deux fois plus loin
option-effects-vp = V + P : un mouvement gratuit, +1 dégât
option-effects-va = V + A : un mouvement gratuit, une attaque gratuite
option-effects-vc = V + C : un mouvement gratuit, repousser
option-effects-pa = P + A : +1 dégât, une attaque gratuite
option-effects-pc = P + C : +1 dégât, repousser
option-effects-ac = A + C : une attaque gratuite, repousser
source-attack = attaque
source-defence = riposte
source-shot = tir
source-bleeding = saignement
source-burning = feu
source-collision = collision
source-fall = chute
source-sacrifice = sacrifice
source-spell = sort
action-walk = marche
action-stand-up = se relever
action-shoot = tir
action-reload = recharger
action-alert = se mettre en alerte
action-warn = avertir
action-hide = se cacher
action-pick-up = ramasser
action-drop = déposer
action-put-away = ranger
action-draw = dégainer
action-switch = changer d'équipement
action-take-off = ôter l'armure
action-open = ouvrir
action-close = fermer
action-devour = dévorer
action-loot = piller
action-eat = manger
action-antidote = antidote
action-full-antidote = antidote complet
action-tend = panser
action-tend-all = arrêter les saignements
mastery-offensive = attaque
mastery-defensive = défense
mastery-objectives = objectifs
mastery-shooting = tir
mastery-esoteric = ésotérisme
entry-en = Nom anglais
about-en = son nom en anglais, s'il n'est pas le même
entry-attack = Attaque
entry-defence = Défense
entry-critical-bleeding = Saignement sur réussite critique
entry-guard-reach = Allonge en défense
entry-effectless = Aucun effet de
entry-steady = Jamais d'échec critique en
entry-critical-from = Réussite critique dès
entry-blunts = L'armure arrête de moins
entry-critical-blunts = L'armure arrête de moins sur réussite critique
entry-stature-at-3 = Stature à 3 PA
entry-unplayed = Non joué
entry-source = Importé comme
about-attack = ajouté aux attaques au corps à corps
about-defence = ajouté aux défenses faites avec
about-critical-bleeding = sur une réussite critique au corps à corps
about-unplayed = ce que dit la carte et qu'aucune règle d'ici ne joue
about-source = comment l'appelle le catalogue dont elle vient
fact-target = cible
fact-letters = caractéristiques
fact-effects = effets
fact-weapon = arme
fact-assault = assaut
fact-free = gratuit
fact-forced = forcé
fact-kept = dé gardé
fact-chain = relances
fact-added = ajouté
fact-total = total
fact-passed = réussi
fact-critical = réussites critiques
fact-fumble = échec critique
fact-against = contre
fact-riposte = riposte
fact-lost = perdu
fact-left = reste
fact-damage = dégâts
fact-stopped = arrêté
fact-source = cause
fact-by = par
fact-action = action
fact-attack = attaque
fact-defence = défense
fact-hit = touché
fact-parried = paré d'office
fact-armour = armure
fact-ticked = cases cochées
fact-moves = déplacements
fact-free-move = marche gratuite
fact-die = dé
fact-face = face
fact-order = ordre
fact-levels = niveaux
fact-drawn = tiré au sort
fact-zone = zone
fact-rounds = tours
fact-round = tour
fact-cause = cause
fact-failures = échecs
fact-item = objet
fact-name = nom
fact-rate = PV à chaque activation
fact-distance = distance
fact-penalty = malus
fact-carcass = carcasse
fact-scenario = scénario
fact-brief = but
fact-test = test
fact-forever = pour toujours
fact-fire = feu
fact-things = objets
fact-objective = objectif
fact-count = nombre
fact-thing = objet
fact-objectives = objectifs
fact-kouronnes = Kouronnes
fact-zones = zones
fact-spell = sort
fact-gained = regagnés
fact-now = à présent
fact-aim = visé
fact-direction = direction
fact-piece = décor
fact-food = vivres
fact-height = hauteur
fact-willing = volontaire
fact-length = longueur
fact-depth = profondeur
fact-causes = causes
fact-difficulty = difficulté
fact-working = effet
fact-value = valeur
fact-until = jusqu'à
fact-cast-path = voie
fact-recovered-mastery = dés de maîtrise récupérés
until-activation = la fin de sa prochaine activation
until-caster = la prochaine activation du lanceur
test-fright = effroi
test-temerity = témérité
cause-fright = effroi
cause-terror = terreur
cause-last = dernier de son camp
cause-loot = pillage
cause-fire = feu
cause-bite = morsure
kind-attack = attaque
kind-bite = morsure
kind-bunt = coup de cornes
kind-trample = piétinement
kind-lightning-shot = tir éclair
kind-basic-shot = tir basique
kind-moving-shot = tir en mouvement
kind-standard-shot = tir standard
kind-precise-shot = tir précis
riposte-damage = dégâts

# Ce qui fait gagner, et ce que l'on compte
goal-battle = Abattre plus d'ennemis que l'on n'en perd, au prix de chacun en Kouronnes
goal-none = Être le dernier camp à qui il reste quelqu'un
goal-chest = Crocheter la serrure, prendre le coffre et le rapporter dans sa propre bande
goal-stones = Comprendre en premier 3 des 5 pierres
goal-stores = Détruire en premier 2 des 3 réserves de l'ennemi
goal-stores-many = Avoir plus de greniers adverses détruits que tout autre camp
score-kouronnes = Kouronnes abattues
score-objectives = objectifs

# Ce que portent les cartes d'ailleurs
cards-trinkets = Objet porté
entry-both-hands-defence = Défense à deux mains
entry-attack-ap = Attaques à (PA)
entry-assault-ap = Assauts à (PA)
entry-most-defence = Défense, au plus (PA)
entry-spares-armour = N'use pas l'armure
entry-backfires = Se retourne contre le porteur
entry-critical-ap = PA rendus sur réussite critique
entry-critical-effect = Effet de plus sur réussite critique
entry-adds-effect = Effets qui en amènent un autre
entry-critical-twice = Réussite critique comptée deux fois
entry-hampers = Gêne ses adversaires
entry-incantation = Incantation
entry-digs = Creuse
entry-again = Un dé relancé
entry-repels = C au lieu de A
entry-more-effects = Un effet de plus
entry-fearless = Insensible à
entry-steady-at = Jamais d'échec critique pour
entry-rerolls = Dés relancés
entry-cloak = Contre les tirs
about-both-hands-defence = ajouté aux défenses tant que rien d'autre n'est en main
about-attack-ap = ce que peut coûter une attaque faite avec
about-assault-ap = ce que peut coûter l'attaque d'un assaut
about-most-defence = la défense la plus chère qu'elle permet
about-spares-armour = elle ne coche aucune case de l'armure frappée
about-backfires = un échec critique en attaque blesse le porteur
about-critical-effect = en plus de ceux annoncés
about-adds-effect = en attaque, gratuitement : V: A si l'effet de V amène celui de A
about-critical-twice = dégâts et effets deux fois, à la place de la stature
about-hampers = retiré à l'attaque et à la défense de qui combat son porteur
about-incantation = ajouté aux incantations de son porteur
about-digs = une fois par activation, sans dépenser de PA
about-again = une fois par activation, un dé d'un tir
about-repels = un tir peut avoir l'effet de C au lieu de celui de A
about-more-effects = un effet de plus parmi les caractéristiques engagées, sauf au tir éclair
about-steady-at = des actions, comme pick-lock
about-rerolls = ajouté au dé qu'une maîtrise de ce domaine a fait relancer
about-cloak = ajouté à la défense au corps à corps ; à couvert, le couvert compte deux fois
modifier-a-deux-mains = à deux mains
modifier-arme-adverse = arme adverse
modifier-objet-porte = objet porté
reason-weapon = arme
source-weapon = sa propre arme

# Compétences d'éditions ultérieures
trait-independent = Indépendant
trait-overlord = Seigneur de guerre
trait-empathy = Empathie
trait-khemist = Khémiste
trait-cunning = Rusé
trait-slight = Fluet
trait-stealth = Furtivité
trait-fearless = Immunisé à l'effroi et à la terreur
trait-tembo-hide = Armure naturelle Tembo
trait-moringa = Moringa
trait-riposte = Riposte
trait-brisk = Vivacité
trait-mercy = Merci
trait-stout = Corpulent
trait-tembo = Tembo
trait-leap = Bond
trait-savage = Sauvage
refusal-spared = Nul ne vise { $figure }, à qui grâce a été faite, avant la fin de sa prochaine activation.
refusal-savage = { $figure }, sauvage, ne touche pas à ce que vise le scénario.
modifier-fluet = fluet
modifier-furtivite = furtivité
modifier-merci = merci
event-outwitted = { $figure } améliore sa défense : { $by } +{ $added }, total { $total }.
ask-cunning = { $figure } : dépenser 1 PA pour améliorer la défense ? ({ $total } contre { $attack })
ask-moringa = { $figure } : transférer des dégâts à un allié ?
option-add = ajouter { $add ->
    [die] un dé
   *[other] { $add }
  }
option-to = { $damage } à { $to }
status-spared = épargné : plus de PA, ne peut être visé
reason-mercy = merci
source-moringa = moringa
feat-offensive = attaque
feat-defensive = défense
feat-objectives = objectifs
feat-shooting = tir
feat-esoteric = ésotérisme
feat-bunt = coup de cornes
feat-bite = morsure
feat-trample = piétinement
entry-shoves = Repousse
about-shoves = en toises : un coup sans effet de C repousse d'autant, l'effet de C va d'autant plus loin

lot-arrows = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
 }
lot-armour-piercing-arrows = { $count ->
    [one] { $count } flèche perce-armure
   *[other] { $count } flèches perce-armure
 }
lot-incendiary-arrows = { $count ->
    [one] { $count } flèche incendiaire
   *[other] { $count } flèches incendiaires
 }
lot-poisoned-arrows = { $count ->
    [one] { $count } flèche empoisonnée
   *[other] { $count } flèches empoisonnées
 }
lot-bolts = { $count ->
    [one] { $count } carreau
   *[other] { $count } carreaux
 }
lot-armour-piercing-bolts = { $count ->
    [one] { $count } carreau perce-armure
   *[other] { $count } carreaux perce-armure
 }
lot-incendiary-bolts = { $count ->
    [one] { $count } carreau incendiaire
   *[other] { $count } carreaux incendiaires
 }
lot-poisoned-bolts = { $count ->
    [one] { $count } carreau empoisonné
   *[other] { $count } carreaux empoisonnés
 }
detail-leader = meneur
ware-leader = Meneur
ware-weapon = Armes
ware-shield = Boucliers
ware-armour = Armures
ware-ammunition = Munitions
ware-grimoire = Grimoires
ware-spell = Sorts
ware-left = Laissé au camp

## The first page

pitch-kharn-ages = Une poignée de héros, des sorts et des points d'action : chaque coup se compose, chaque coup se pare.
aim-attack = Attaquer
aim-assault = Donner l'assaut
aim-shoot = Tirer
