# What Khârn-Âges says.

## What happened

event-table-laid = The table is laid.
event-initiative-taken = { $order_first } deploys and plays first{ $levels_count ->
    [0] .
   *[other] { " " }(sum of levels: { $levels }{ $drawn ->
        [yes] ; the die decides
       *[no] { "" }
      }).
  }
event-zone-taken = { $side } deploys along its edge.
event-placed = { $figure } is placed.
event-turn-began = — Round { $turn }: { $side } begins —
event-round-ended = Round { $round } ends.
event-activated = { $figure } is activated.
event-activation-ended = { $fallen ->
    [yes] { "" }
   *[no] { $figure } is done{ $ap ->
        [0] , with no AP left
       *[other] , with { $ap } AP left
      }.
  }
event-recovered = { $figure } recovers { $ap } AP.
event-ap-spent = { $figure } spends { $ap } AP: { $action } ({ $left } left).
event-ap-changed = { $raw_reason ->
    [sadistic] { $figure } spends { $spent } AP: { $reason } ({ $left } left).
   *[other] { $figure } now has { $left } AP: { $reason }.
  }
event-mastery-spent = { $forever ->
    [yes] { $figure } gives up a mastery die for the rest of the game.
   *[no] { $figure } spends a mastery die to reroll the { $face }.
  }
event-attempted = { $figure }, { $action }: { $fumble ->
    [yes] critical failure ({ $kept }).
   *[no] { $bare ->
        [yes] { "" }
       *[no] { $sum } + die{ " " }
      }{ $kept }{ $chain_count ->
        [0] { $bare ->
            [yes] { "" }
           *[no] { " " }= { $total }
          }
       *[other] , then { $chain }{ $wasted ->
            [yes] { " " }(a failure: adds nothing)
           *[no] { "" }
          } = { $total }
      }{ $needed ->
        [0] .
       *[other] { " " }against { $needed }: { $passed ->
            [yes] passed.
           *[no] failed.
          }
      }
  }
event-attacked = { $figure } { $raw_kind ->
    [attack] attacks
    [bite] bites
    [bunt] butts
    [trample] tramples
   *[other] shoots at
  } { $target } with { $letters }{ $raw_kind ->
    [bite] { "" }
    [bunt] { "" }
    [trample] { "" }
   *[other] { " " }({ $weapon }{ $free ->
        [yes] , free
       *[no] { "" }
      })
  }{ $raw_effects ->
    [none] .
   *[other] , announcing { $effects }.
  }
event-guarded = { $figure } defends { $raw_letters ->
    [none] by reflex
   *[other] with { $letters }
  } ({ $weapon }){ $raw_riposte ->
    [none] .
   *[other] , announcing { $riposte }.
  }
riposte-damage-v = damage and V
riposte-damage-p = damage and P
riposte-damage-a = damage and A
riposte-damage-c = damage and C
event-alerted = { $figure } adds { $letter }, free of AP.
event-resolved = { $raw_spell ->
    [none] { $defence ->
        [nothing] { $attack }
        [0] { $attack } against a failed defence
       *[other] { $attack } against { $defence }
      }: { $hit ->
        [yes] { $defence ->
            [nothing] { $target } is hit without a defence.
           *[other] { $target } is hit.
          }
       *[no] { $parried ->
            [yes] the shield of { $target } parries whatever the totals.
           *[no] { $target } holds.
          }
      }
   *[other] { $defence ->
        [nothing] { $attack }
        [0] { $attack } against a failed defence
       *[other] { $attack } against { $defence }
      }: { $hit ->
        [yes] the spell takes on { $target }.
       *[no] { $target } resists the spell.
      }
  }
event-wounded = { $figure } loses { $lost ->
    [0] no HP
   *[other] { $lost } HP
  } ({ $left } left){ $raw_source ->
    [attack] { "" }
    [shot] { "" }
   *[other] , { $source }
  }{ $damage ->
    [0] { $parted ->
        [yes] { "" }: no damage ({ $sum })
       *[no] { "" }
      }
   *[other] : { $damage } damage{ $parted ->
        [yes] { " " }({ $sum }{ $extra ->
            [0] { "" }
           *[other] { " " }· Critical hit +{ $extra }
          })
       *[no] { "" }
      }{ $stopped ->
        [0] { "" }
       *[other] , { $stopped } of it stopped by the armour
      }
  }.
event-healed = { $figure } regains { $gained } HP ({ $left }).
event-armour-used = { $figure }: the armour stops { $stopped ->
    [0] nothing
   *[other] { $stopped }
  } ({ $left ->
    [0] no box left
    [one] 1 box left
   *[other] { $left } boxes left
  }).
event-boxes-lost = { $figure }, { $item }: { $lost ->
    [one] a box
   *[other] { $lost } boxes
  } { $raw_reason ->
    [pierced] pierced
   *[other] ticked
  } ({ $left ->
    [0] none
   *[other] { $left }
  } left).
event-gear-changed = { $raw_reason ->
    [put-away] { $figure } puts this away: { $item }.
    [drawn] { $figure } takes this in hand: { $item }.
    [thrown] { "" }
   *[other] { $figure }, { $item }: { $reason }.
  }
event-gear-lost = { $figure } no longer has { $item }: { $reason }.
event-thing-changed = { $raw_reason ->
    [understood] The writing is understood: { $thing }.
    [dropped] Put down: { $thing }.
    [disarmed] Struck to the ground: { $thing }.
    [fumbled] It slips out of their hands: { $thing }.
    [taken-off] The armour lies on the ground: { $thing }.
    [thrown] The throw ends there: { $thing }.
    [opened] Opened: { $thing }.
    [closed] Closed: { $thing }.
    [unlocked] The lock gives way: { $thing }.
    [found] Found: { $thing }.
    [dug] The ground is dug up: { $thing }.
    [picked-up] Picked up: { $thing }.
    [taken] From hand to hand: { $thing }.
   *[other] Something changes: { $thing } ({ $reason }).
  }
event-thing-gone = { $raw_reason ->
    [destroyed] Destroyed: { $thing }.
    [picked-up] Picked up: { $thing }.
   *[other] Something is gone: { $thing } ({ $reason }).
  }
event-defeated = { $figure } is defeated.
event-routed = { $figure } flees the table.
event-carcass-removed = The carcass of { $figure } is removed.
event-moved = { $cost ->
    [0] { $figure } stays in place.
   *[other] { $figure } { $raw_kind ->
        [assault] assaults
        [effect] slips elsewhere
        [climb] climbs
        [descent] climbs down
        [leg-up] is lifted up
        [fall] falls
        [swim] swims
        [flight] flees
       *[other] walks
      } ({ $cost } { $cost ->
        [one] toise
       *[other] toises
      }).
  }
event-walked = { "" }
event-rose = { $figure } { $deep ->
    [0] { $level ->
        [0] is on the level of the table
        [one] stands { $level } toise high
       *[other] stands { $level } toises high
      }
    [one] stands { $deep } toise below the table
   *[other] stands { $deep } toises below the table
  }.
event-pushed = { $figure } is repelled ({ $distance } { $distance ->
    [one] toise
   *[other] toises
  }).
event-status-gained = { $raw_status ->
    [frostbite] { $figure } is struck by frost: V and A suffer in the next activation.
    [last-stand] { $figure } makes a last stand: critical from 9.
   *[other] { $figure } is now { $status }.
  }
event-status-lost = { $raw_status ->
    [frostbite] The frost takes hold of { $figure }.
    [on-the-ground] { $figure } stands up.
    [last-stand] The last stand of { $figure } is over.
   *[other] { $figure } is no longer { $status }.
  }
event-collided = { $figure } collides: { $against }.
event-bled = { $bleeding_count ->
    [0] { $figure } no longer bleeds.
   *[other] { $figure } bleeds ({ $rate } HP at each activation).
  }
event-poisoned = { $penalty ->
    [nothing] { $figure } is free of poison.
    [0] { $figure } is poisoned: it takes effect at the next activation.
   *[other] { $figure }, poison: −{ $penalty } to its characteristics.
  }
event-lasting-changed = { $raw_reason ->
    [dust-rises] Dust rises around { $figure }: nobody shoots into it or out of it.
    [dust-settles] The dust around { $figure } settles.
   *[other] { "" }
  }
event-used = { $raw_name ->
    [read] { "" }
    [bunt] { "" }
    [bite] { "" }
    [trample] { "" }
   *[other] { $figure }: { $name }.
  }
event-rolled = { $raw_purpose ->
    [armour] { $figure }, armour, { $why }: { $dice } – { $faces_count ->
        [one] { $faces_first ->
            [1] critical failure
            [10] critical success
           *[other] { $hits ->
                [0] below the threshold
               *[other] threshold reached
              }
          }
       *[other] { $hits ->
            [0] no success
            [one] { $hits } success
           *[other] { $hits } successes
          }
      }
   *[other] { $figure } rolls for { $purpose }, { $why }: { $dice } – { $hits ->
        [0] no success
        [one] { $hits } success
       *[other] { $hits } successes
      }
  }
event-game-ended = { $raw_winner ->
    [none] The game ends in a draw
   *[other] { $winner } wins
  }: { $reason }.
event-rolled-plain = { $figure }, { $purpose }: { $dice }{ $raw_purpose ->
    [damage] , that is { $faces_first ->
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
        [1] stunned
        [2] rooted to the spot
        [3] rooted to the spot
        [4] half of the AP lost
        [5] half of the AP lost
        [6] flees
        [7] flees
        [8] the source may strike, free
        [9] the source may strike, free
       *[10] may strike the source, free
      }
   *[other] { "" }
  }

## What is asked

ask-first = who deploys and plays first?
ask-zone = from which edge of the table does your Spearhead start?
ask-deploy = where is { $figure } placed?
ask-activate = which Safar is activated?
ask-ailments = { $figure }: in which order do the effects apply?
ask-action = what does { $figure } do? ({ $ap } AP)
ask-path = { $figure }, { $kind }: which way? (at most { $limit } { $limit ->
    [one] toise
   *[other] toises
  }{ $about ->
    [figure-jump-kind-leap-limit-needed-seat] ; gaps of up to { $jump }, of up to { $leap } on { $needed }+
   *[other] { "" }
  })
ask-engage = { $figure } attacks { $target }: which characteristics? ({ $free ->
    [yes] free
   *[no] 1 AP each
  })
ask-effects = { $figure }: which effects are announced?
ask-die = { $figure }, { $raw_purpose ->
    [chain] critical reroll
   *[other] { $action }
  }: { $added ->
    [0] { "" }
   *[other] { $added } +{ " " }
  }{ $faces_count ->
    [1] { $faces }
   *[other] { $added ->
        [0] { $faces }
       *[other] one of these dice ({ $faces })
      }
  }{ $needed ->
    [0] { "" }
   *[other] , { $needed } needed
  }. { $failing_count ->
    [0] { "" }
   *[other] The { $failing_first } is a critical failure.{ " " }
  }{ $faces_count ->
    [1] Keep this die?
   *[other] Which die is kept?
  }
ask-guard = { $figure }, { $total } to parry ({ $against }): with what?{ $idle_count ->
    [0] { "" }
   *[other] { " " }({ $idle }: by reflex only)
  }
ask-defence = { $about ->
    [against-difficulty-engaged-figure-seat-spell-total-values] { $figure } resists { $spell } ({ $total }): how much Intelligence? (1 AP each)
   *[other] { $figure } defends against { $total }: which characteristics? (1 AP each)
  }
ask-riposte = { $figure }: what does a successful defence do?
ask-damage = { $figure }: damage of which characteristic?
ask-next-effect = { $figure }: which effect comes first?
ask-free-attack = { $figure }: a free attack?
ask-repel = { $figure }: repel { $target } by { $distance } { $distance ->
    [one] toise
   *[other] toises
}?

## The possible answers

option-red = Red
option-blue = Blue
option-south = south
option-north = north
option-walk = walk
noted-walk = { $cost ->
    [0] free
   *[other] { $cost } AP
  }
noted-stand-up = { $cost ->
    [0] instead of the free walk
   *[other] { $cost } AP
  }
noted-assault = { $cost } AP for the walk
option-stand-up = stand up
option-attack = attack { $attack } ({ $weapon })
option-assault = assault { $assault } ({ $weapon })
option-done = done
option-keep = keep the { $keep }
option-reroll = reroll the { $reroll } with mastery die { $mastery }
option-use = { $use }
option-give-up = give up { $give-up }
option-reflex = reflex (0 AP)
option-damage = damage
option-none = none
option-yes = yes
option-no = no
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

## Why an answer is refused

refusal-activated-already = { $figure } has been activated this round already.
refusal-die-given-up = { $figure } has given up its mastery die { $die } for the rest of the game.
refusal-die-spent = { $figure } has spent its mastery die { $die }.
refusal-die-of-another-field = Mastery die { $die } of { $figure } does not bear the field of this action.
refusal-die-not-lent = { $figure } lends nobody a mastery die for this roll.
refusal-attacked-already = { $figure } has attacked in this activation already.
refusal-cannot-move = { $figure } cannot move: V is 0.
refusal-effect-not-engaged = Only the effect of a characteristic engaged ({ $engaged }) can be announced.
refusal-engaged = { $figure } is engaged.
refusal-forbidden-by-weapon = { $weapon } forbids { $letter }.
refusal-more-than-twice = No characteristic may be engaged more than twice ({ $engaged }).
refusal-must-stand-up = { $figure } must stand up first.
refusal-no-line-of-sight = There is no line of sight to { $figure }.
refusal-no-room = The base does not fit there.
refusal-no-weapon-in-water = In deep water { $weapon } is of no use.
refusal-stunned = { $figure } is stunned.
refusal-out-of-aura = { $figure } does not have the target in its aura.
refusal-only-for-shots = { $weapon } only shoots.
refusal-not-in-hand = { $figure } does not hold { $thing }.
refusal-not-intact = { $thing } has a box ticked: only an intact shield can be given up.
refusal-shield-broken = { $thing } is broken.
refusal-nothing-against-a-shot = A defence against a shot does nothing to { $figure }; only the V effect is left.
refusal-damage-or-effect = That is not what a defence with { $engaged } does: at 2 AP damage or an effect that is not P, at 3 AP damage, with an effect or without.
refusal-feigned-assault = Without reaching { $figure }, the assault goes no farther than { $limit } { $limit ->
    [one] toise
   *[other] toises
}.
refusal-not-an-enemy = { $figure } is not an enemy in play.
refusal-not-enough-ap = That costs { $cost } AP; there are { $ap }.
refusal-not-in-play = { $figure } is no longer in play.
refusal-not-on-the-ground = { $figure } is not on the ground.
refusal-not-your-safar = { $figure } is not in your Spearhead.
refusal-nothing-shared = A paid defence must engage one of { $engaged }.
refusal-off-the-table = The base would leave the table.
refusal-out-of-reach = { $figure } is out of reach.
refusal-outside-deployment = The base would stand outside the deployment zone.
refusal-outside-its-zone = The base would stand outside the zone of the ambush.
refusal-rooted = { $figure } is rooted to the spot.
refusal-safar-in-the-way = { $figure } is in the way.
refusal-scenery-in-the-way = Scenery is in the way ({ $piece }): it would have to be climbed.
refusal-too-deep = The ground is too deep below there.
refusal-too-far = { $about ->
    [distance] Too far: { $distance } { $distance ->
    [one] toise
   *[other] toises
}.
   *[cost-limit] Too far: { $cost } { $cost ->
    [one] toise
   *[other] toises
}, at most { $limit }.
  }
refusal-too-many-effects = An attack of 2 AP has one effect, one of 3 AP two; the same one twice only if its characteristic was engaged twice at 3 AP.
refusal-so-many-characteristics = This free attack engages { $count ->
    [one] one characteristic
   *[other] { $count } characteristics
  }, no more and no fewer.
refusal-too-many-characteristics = At most { $most } characteristics may be engaged here.

## What is wrong with a Spearhead

complaint-unknown-profile = Nobody can recruit this: { $names }
complaint-too-dear = The Spearhead costs { $cost } Krowns, at most { $limit } are allowed.
complaint-empty-list = A Spearhead has at least one Safar.
complaint-mixed-factions = All Safars of a Spearhead are of one faction: there are { $factions }.
complaint-too-many-copies = { $name }: { $count } copies, at most { $most }.

## How the game ends

reason-wiped-out = only one band (Spearhead) is left
reason-last-round = the last round is over

## Words

modifier-soutien = support
modifier-assaut = assault
modifier-bouclier = shield
modifier-arme = weapon
modifier-stature = stature
modifier-arme-ebrechee = chipped weapon
modifier-effet-p = P effect
modifier-sonne = dazed
purpose-level = level dice
purpose-chain = critical reroll
purpose-armour = armour
purpose-damage = 1D5
purpose-execution = 1D10 of damage
purpose-test = test
purpose-table = fright table
purpose-detect = detection
purpose-deviation = deviation
purpose-target = draw

range-zoc = Zone of control
range-aura = Aura
status-activated = activated
status-defeated = defeated
status-routed = routed
status-stunned = stunned
status-on-the-ground = on the ground
status-dazed = dazed
status-frostbite = frostbite
status-frostbitten = frostbitten
status-terrorised = terrorised
status-frightened = frightened
status-rooted = rooted to the spot
status-burning = burning
status-on-the-alert = on the alert
status-hidden = hidden
status-berserk = berserk
status-bleeding = bleeding
status-poisoned = poisoned
status-last-stand = making a last stand (critical from 9)
terrain-wall = wall
terrain-fence = fence
terrain-crate = crate
terrain-rock = rock
terrain-hut = hut
terrain-tree = tree
terrain-tower = tower
terrain-scenery = scenery
terrain-loose = loose ground
terrain-slippery = slippery ground
terrain-difficult = difficult ground
terrain-ditch = ditch
terrain-deep-water = deep water
scenario-battle = Pitched battle
scenario-none = No scenario
weapon-hands = bare hands
kind-walk = walk
kind-assault = assault
kind-effect = V effect
action-attack = attack
action-defence = defence
against-edge = the table's edge
use-hands = bare hands
reason-given-up = given up

## Chapter: shooting, cover, sight

option-shoot = shoot at { $shoot } ({ $weapon })
option-reload = reload ({ $reload })
option-simple = simple
option-armour-piercing = armour-piercing
option-incendiary = incendiary
option-poisoned = poisoned
ask-ammunition = { $figure }: which ammunition?
event-ammo-used = { $figure } has { $left ->
    [0] none
   *[other] { $left }
  } left ({ $kind }).
modifier-portee = range
modifier-couvert = cover
modifier-denivele = height
refusal-too-near = Too near: { $distance } { $distance ->
    [one] toise
   *[other] toises
}, at least { $least }.
refusal-out-of-range = Out of range: { $distance } { $distance ->
    [one] toise
   *[other] toises
}, at most { $range }.
refusal-must-reload = { $weapon } must be reloaded.
refusal-no-ammunition = No ammunition left for { $weapon }.
refusal-no-shooting-weapon = { $figure } holds no such shooting weapon.
refusal-only-v-and-a = A shot engages only V and A ({ $engaged }).
refusal-nothing-to-reload = There is nothing to reload ({ $weapon }).
action-lightning-shot = lightning shot
action-basic-shot = basic shot
action-moving-shot = moving shot
action-standard-shot = standard shot
action-precise-shot = precise shot
reason-box-ticked = a box is ticked
reason-reloaded = reloaded
reason-dust-rises = dust rises
reason-dust-settles = the dust settles
reason-thrown = thrown

## Chapter: throwing, structure, fire

option-throw = throw { $throw } at { $at }
option-destroy = destroy { $destroy }
at-point = a point of the table
aim-point = a point of the table
ask-point = { $figure }: at which point?
action-throw = throw
action-destroy = destroy
event-thrown = { $figure } throws { $thing } at { $aim } ({ $distance } { $distance ->
    [one] toise
   *[other] toises
  }).
event-strayed = { $thing } ends { $distance } { $distance ->
    [one] toise
   *[other] toises
} from the point aimed at ({ $die } on the die).
event-structure-lost = Structure points lost: { $lost } ({ $thing }, { $left } left).
event-scenery-destroyed = Scenery destroyed: { $piece }.
event-fire-set = Set on fire: { $thing }.
reason-destroyed = destroyed
refusal-cannot-be-destroyed = { $thing } cannot be destroyed.
refusal-thing-out-of-reach = { $thing } is out of reach.
refusal-too-heavy = { $thing } takes { $letter } { $needed }.
refusal-not-held = { $figure } does not hold { $thing }.
refusal-not-to-be-thrown = { $thing } is not an object of the table of objects.
refusal-in-the-dust = The dust around { $figure } allows no shots.

## Chapter: generic actions

option-antidote = antidote for { $antidote } (2 AP)
option-full-antidote = full antidote for { $full-antidote } (4 AP)
option-tend = tend a wound of { $tend } (2 AP)
option-tend-all = stop all bleeding of { $tend-all } (4 AP)
option-lower = bleeding { $lower }
option-put-out = put out the fire on { $put-out } (water) (1 AP)
option-smother = smother the flames on { $smother } (2 AP)
option-draw = draw { $draw }
option-put-away = put { $put-away } away (1 AP)
option-switch = take { $switch } in hand instead of { $away } (1 AP)
option-pick-up = pick up or carry { $pick-up } (1 AP)
option-drop = put { $drop } down (1 AP)
option-give = give { $give } to { $to } (1 AP)
option-take = take { $take } from { $from } (1 AP)
option-take-off = take off { $take-off } (3 AP)
option-pick-lock = pick the lock of { $pick-lock } (1 AP)
option-open = open { $open } (1 AP)
option-close = close { $close } (1 AP)
option-read = read { $read } (2 AP)
option-dig = dig (2 AP)
option-detect = detect (2 AP)
option-convince = convince { $convince } (1 AP)
option-devour = devour { $devour } ({ $ap } AP)
option-loot = loot { $loot }: { $take } (1 AP)
option-eat = eat (3 AP)
option-alert = on the alert (1 AP)
option-hide = hide (1 AP)
option-warn = { $warn } shouts (1 AP)
away-all = everything
take-kouronnes = Krowns
take-food = food
ask-wound = { $figure } tends { $patient }: which bleeding?
ask-alert = { $figure } is on the alert: which characteristic more?
ask-warn = { $target } is shot at: who shouts a warning?
ask-let-go = { $figure } is attacked with its arms full: put something down?
event-ammo-gained = { $figure } wins a piece of ammunition back ({ $kind }).
event-loaded = { $carrying_count ->
    [0] { $figure } carries nothing any more.
   *[other] { $figure } carries: { $carrying }.
  }
event-lifted = { "" }
event-looted = { $figure } finds { $kouronnes } Krowns.
event-food-changed = { $figure } has { $food ->
    [one] { $food } meal
   *[other] { $food } meals
  } in store.
event-convinced = { $figure } convinces { $target }.
modifier-charge = load
refusal-no-hands = { $figure } has no hands for that.
refusal-nothing-to-tend = Nothing of the kind ails { $figure }.
refusal-no-water = { $figure } has neither water nor ice at hand.
refusal-water-at-hand = { $figure } has water at hand: it is used instead.
refusal-hands-full = { $figure } has not enough hands free.
refusal-not-carried = { $thing } is not there to be taken.
refusal-not-an-ally = { $figure } is not an ally.
refusal-ally-laden = { $figure } has its own arms full.
refusal-one-ally = { $figure } carries an ally already.
refusal-ally-too-heavy = Too heavy for { $figure }.
refusal-cannot-be-carried = { $thing } cannot be carried.
refusal-standard-equipment = { $thing } is printed on the card: it is not given away.
refusal-natural-armour = { $thing } is natural armour.
refusal-laden = { $figure } has its arms full.
refusal-not-locked = { $thing } is not locked.
refusal-locked = { $thing } is locked.
refusal-nothing-to-open = There is nothing to open or close: { $thing }.
refusal-nothing-to-read = There is nothing to read: { $thing }.
refusal-no-carnivore = { $figure } is no carnivore.
refusal-no-carcass = There is no such carcass at hand ({ $figure }).
refusal-kharns-never-loot = Khârns never loot: { $figure }.
refusal-no-such-loot = There is no such loot: { $thing }.
refusal-no-food = { $figure } has nothing to eat.
refusal-on-the-alert-already = { $figure } is on the alert already.
refusal-hidden-already = { $figure } is hidden already.
refusal-no-hideout = { $figure } touches no cover high enough.
reason-drawn = in hand
reason-put-away = put away
reason-dropped = put down
reason-picked-up = picked up
reason-fumbled = it falls to the ground
reason-given = given
reason-taken = taken
reason-taken-off = taken off
reason-sunk = it sinks
reason-unlocked = unlocked
reason-opened = opened
reason-closed = closed
reason-understood = understood
reason-dug = dug
reason-found = found
reason-looted = looted
action-put-out = putting out a fire
action-smother = smothering flames
action-give = giving
action-take = taking
action-pick-lock = picking a lock
action-read = reading
action-dig = digging
action-detect = detecting
action-convince = convincing

## Chapter: magic and spells

event-cast = { $figure } casts { $spell }{ $own ->
    [yes] { "" }
   *[no] { " " }at { $target }
  }: difficulty { $difficulty }, { $ap } AP.
event-enchanted = { $figure } is under the spell { $spell }: { $working }{ $value ->
    [0] { "" }
    [1] { " " }+1
    [2] { " " }+2
    [3] { " " }+3
   *[other] { " " }{ $value }
  }, { $raw_until ->
    [activation] until the end of its next activation
   *[other] until { $by } is activated again
  }.
event-faded = { $figure }: { $spell } ({ $working }) is over.
ask-incantation = { $figure } casts { $spell } at { $target }: { $effects }. Which difficulty, with how many AP? (bonus { $bonus })
option-defence-none = let it happen
option-cast = cast { $cast } at { $at }
option-difficulty = difficulty { $difficulty }, { $ap } AP
option-i = I
option-ii = I + I
option-iii = I + I + I
action-cast = casting
action-incantation = incantation
kind-spell = spell
weapon-mind = by the force of the mind
reason-spell = spell
working-fright = fright
working-immune-terror = immune to terror
working-attack = attack
working-defence = defence
working-skill-thick-skin = thick skin
working-skill-stable = stable
modifier-sort = spell
modifier-osteomancie = osteomancy
modifier-shamanisme = shamanism
modifier-le-sang-et-l-acier = Blood and Steel
modifier-sacrifice = sacrifice
modifier-adansonia = Adansonia
modifier-incantation-rapide = quick incantation
modifier-incantation-complexe = complex incantation
modifier-en-eveil = awakened
modifier-hermetisme = hermeticism
fact-fallen = fallen
fact-letter = characteristic
fact-spells = spells
fact-lasting = under a spell
mark-spell = under a spell
lasting-fright = fright
lasting-immune-terror = immune to terror
lasting-attack = attack
lasting-defence = defence
lasting-skill-thick-skin = thick skin
lasting-skill-stable = stable
effect-damage = damage
effect-heal = health restored
effect-rally = rallied
effect-frostbite = frostbite
effect-daze = dazed
effect-topple = to the ground
effect-bleed = bleeding
effect-poison = poisoned
effect-cure = bleeding and poison end
effect-extinguish = fire put out
effect-ap = AP won
effect-ap-lost = AP lost
effect-fright = causes fright
effect-immune-terror = immune to terror
effect-attack = attack bonus
effect-defence = defence bonus
effect-caster-fright = the caster causes fright
effect-caster-bleed = the caster bleeds
effect-skill-thick-skin = thick skin
effect-skill-stable = stable
refusal-unknown-spell = { $figure } does not know this spell: { $spell }.
refusal-rate-used-up = { $spell } has been attempted as often as its rate allows ({ $rate }).
refusal-wrong-target = { $figure } is no target for { $spell }.
refusal-out-of-range-of-spell = { $figure } is out of range of { $spell }.
refusal-no-such-difficulty = { $spell } has these difficulties: { $known }.
refusal-only-intelligence = A spell is resisted with I alone, not with { $engaged }.

## Chapter: skills

ask-skill = { $figure }: use this skill ({ $skill })?
ask-again = { $figure }: which dice of { $roller } are rolled again? ({ $faces })
ask-sadistic = { $figure }: spend more AP to hurt { $target } more?
option-dice = reroll { $dice }
option-spend = { $spend } AP more
option-lent = reroll the { $reroll } with mastery die { $mastery } of { $lent }
option-rampage = rush at the nearest ({ $rampage })
refusal-must-rampage = { $figure } is berserk: it goes for the nearest, { $nearest }, before anything else.
refusal-not-berserk = { $figure } need not rush at the nearest.
modifier-heroique = heroic
modifier-le-sang-m-attire = bloodlust
modifier-brutalite = brutality
modifier-maitre-archer = master archer
modifier-charge-brutale = brutal charge
modifier-instinct-gregaire = herd instinct
modifier-pa-accordes = AP granted
modifier-berserk = berserk
reason-warlord = warlord
reason-sacrifice = sacrifice
reason-sadistic = sadistic
rampage-hands = bare hands
skill-executioner = executioner
skill-harassment = harassment
skill-repelment = repelment
skill-warlord = warlord
skill-sacrifice = sacrifice
ask-ambush = who lies in ambush?
ask-lair = { $figure }: in which zone does it lie in ambush? (the others are not told)
ask-den = { $figure }: where in its zone does it wait? (the others are not told)
ask-appear = { $figure }: where does it come out?
ask-spring = { $figure } has entered another zone: does somebody in ambush show itself?
option-wait = nobody, those in ambush wait
option-west = west
option-east = east
option-centre = centre
option-south-west = south-west
option-south-east = south-east
option-north-west = north-west
option-north-east = north-east
zone-north = north
zone-south = south
zone-west = west
zone-east = east
zone-centre = centre
zone-south-west = south-west
zone-south-east = south-east
zone-north-west = north-west
zone-north-east = north-east
event-ambush-laid = { $figure } lies in ambush, nobody else knows where.
event-lair-chosen = { $figure } lies in ambush here: { $zone }.
event-emerged = { $figure } comes out of ambush ({ $reason }).
event-combed = { $figure } has combed these zones: { $zones }. Nobody of { $side } lies in ambush there.
refusal-not-in-its-zone = No enemy has entered the zone of { $figure }.
refusal-only-offensive = { $figure } may only strike: one offensive action.
reason-activated = activated
reason-interruption = interruption
reason-detected = detected
status-in-ambush = in ambush
fact-unplayed = not played here
fact-lair = in ambush
mark-lair = ambush
lair-north = north
lair-south = south
lair-west = west
lair-east = east
lair-centre = centre
lair-south-west = south-west
lair-south-east = south-east
lair-north-west = north-west
lair-north-east = north-east
area-north = north
area-south = south
area-west = west
area-east = east
area-centre = centre
area-south-west = south-west
area-south-east = south-east
area-north-west = north-west
area-north-east = north-east

## Chapter: morale

event-tested = { $figure }, { $raw_test ->
    [fright] fright
   *[other] temerity
  } test ({ $raw_sort ->
    [bite] bitten by { $by }
    [fright] { $by }
   *[other] { $cause }
  }): { $sum } + die { $die } = { $total } against { $needed }: { $passed ->
    [yes] { $anyway ->
        [yes] counts as passed.
       *[no] passed.
      }
   *[no] failed.
  }
event-charged = { $causes_count ->
    [0] { $figure }: what was failed takes effect now.
   *[other] { $figure }: the failed test takes effect in the next activation.
  }
event-forgotten = { $raw_sort ->
    [fright] { $figure } has nothing to fear any more: { $by } frightens it no longer.
   *[other] { $figure } has nothing to fear any more ({ $cause }).
  }
ask-courage = { $figure } failed its test: give up a mastery die for the whole game and count it as passed?
option-mastery = mastery die { $mastery } of { $by }
reason-terror = terror
reason-fright = fright
kind-flight = flight
modifier-allies-proches = allies nearby
modifier-aura-du-leader = leader's aura
modifier-terrorise = terrorised
modifier-effroi = fright
modifier-dernier-carre = last stand


## Chapter: effects and statuses

modifier-poison = poison
modifier-gelure = frostbite
option-bleeding = bleeding
option-poison = poison
option-fire = fire
option-frostbite = frostbite


## Chapter: movement specials

event-landed = { $figure } { $willing ->
    [yes] drops
   *[no] falls
  } { $height } { $height ->
    [one] toise
   *[other] toises
  } ({ $die } on the die): { $passed ->
    [yes] unharmed.
   *[no] a bad landing.
  }
option-swim = swim
kind-swim = swim
action-swim = swimming
refusal-land-first = This path ends with the fall: stop it right at the foot, where the base finds room (a base beyond the edge). The rest of the move is asked for afterwards.
refusal-must-swim = In deep water { $figure } can only swim.
refusal-no-deep-water = There is no deep water within the reach of { $figure }.
refusal-too-heavy-to-swim = { $figure } cannot swim in { $armour }.
ask-place = { $figure }: where does the climb end?
option-climb = { $raw_climb ->
    [ground] climb down to the ground
   *[other] climb { $climb }
  } ({ $height } { $height ->
    [one] toise
   *[other] toises
}, { $ap } AP)
option-leg-up = { $raw_onto ->
    [ground] out of the ditch
   *[other] up { $onto }
  } with a leg up of { $leg-up } ({ $height } { $height ->
    [one] toise
   *[other] toises
}, { $ap } AP of the helper)
kind-climb = climb
kind-leg-up = leg up
action-climb = climbing
action-leg-up = leg-up
kind-fall = fall
action-jump = jump
event-leapt = { $figure } jumps over a gap of { $length } { $length ->
    [one] toise
   *[other] toises
  }: { $passed ->
    [yes] across.
   *[no] too short, { $depth } { $depth ->
        [one] toise
       *[other] toises
      } deep.
  }
refusal-falls-short = From there { $target } is out of reach: no attack.
event-fell-short = { $figure } does not come within reach of { $target }: no attack.
refusal-gap-too-wide = A gap of { $length } { $length ->
    [one] toise
   *[other] toises
} is too wide: at most { $most }, the higher of V and A.
refusal-no-turning-in-the-air = A gap is jumped in a straight line.
refusal-nothing-to-climb = { $figure } does not stand at the foot or the edge of anything too high to step over: { $piece }.
refusal-not-at-that-height = A climb ends where the ground is { $level } { $level ->
    [one] toise
   *[other] toises
} high, not there.
refusal-not-beside = A climb ends beside where it began, not there.
refusal-no-helper = No leg up from { $figure }: an ally in base contact, both at the foot of the obstacle.
refusal-too-low-for-help = A leg up takes an obstacle of 2 toises or more, not { $height }.
refusal-cannot-help = { $figure } is in no state to help.
refusal-too-weak-to-help = { $figure } is not strong enough: its power must be at least the corpulence of the one it lifts.

## Chapter: equipment, armour, shields

modifier-armure = armour
ask-disarm = { $figure } disarms { $target }: what does it drop?
option-disarm = { $disarm }
reason-disarmed = disarmed

## Chapter: recruitment

complaint-strange-detail = { $name }: “{ $detail }” means nothing here.
complaint-part-of-a-body = { $item } is part of a body: { $name } neither buys it nor leaves it at home.
complaint-nothing-to-leave = { $name } has no { $item } on its card.
complaint-reserved-item = { $name } cannot take { $item }, which is reserved for others.
complaint-no-weapon-for-it = { $name } has no weapon for this ammunition: { $item }.
complaint-several-leaders = A Spearhead has one leader: there are { $names }.
complaint-cannot-lead = { $name } cannot be the leader: neither a personage nor of one of the two highest levels.
complaint-no-mage = { $name } is no mage: no spells, no grimoire.
complaint-too-many-generic-spells = { $name }: { $count } generic spells, at most { $most }.
complaint-several-grimoires = { $name }: one grimoire for each mage.
complaint-no-grimoire = { $name } has no grimoire for its spells.
complaint-spell-not-for-it = { $name } cannot take { $spell }.
complaint-pages-unknown = { $name }: nobody knows how many pages { $spell } takes; a large grimoire holds it, a small one may not.
complaint-too-many-pages = { $name }: { $pages } pages of spells, the grimoire holds { $most }.

## Chapter: special attacks, support, collision

option-bunt = bunt { $bunt } (2 AP)
option-bite = bite { $bite } (2 AP)
option-trample = trample { $trample } (2 AP)
action-bunt = bunt
action-bite = bite
action-trample = trample
weapon-bunt = horns
weapon-bite = teeth
weapon-trample = feet
refusal-no-such-keyword = { $figure } has no such keyword: { $action }.
refusal-once-per-activation = { $figure } has done that in this activation already: { $action }.
refusal-two-characteristics = This takes two characteristics, in the order V P A C: { $action }.

## Chapter: scenarios

scenario-chest = The toll chest (ours)
scenario-stones = The speaking stones (ours)
scenario-stores = The burning stores (ours)
brief-battle = Bring down more of the enemy than you lose, by what they cost in Krowns.
brief-chest = A locked chest is chained up between the camps. Pick its lock (1 AP, A + I and the die against 16: one objective), lift it with a free hand and carry it off. Whoever stands with it in its own strip, with the whole base, wins at once. After the last turn holding it is the second objective; with as many on both sides, more Krowns brought down decide. A scenario of our own, not the book's.
brief-stones = Five stones bear old words. Whoever reads one (2 AP, T + I and the die against 13, free, once per activation) wipes it out: it counts for that side only. Three stones win at once; after the last turn more of them, then more Krowns brought down. A scenario of our own, not the book's.
brief-stores = Three stores stand before each camp, with buckets of water between them. Set the enemy's on fire (2 AP, A + I and the die against 10, free, with hands): fire takes their 2 structure points at the start of the next turn. Put your own out in time (with water 1 AP against 12, without 2 AP against 14), or break theirs down with bare strength. Two stores gone win at once; after the last turn more of them, then more Krowns brought down. A scenario of our own, not the book's.
brief-stores-many = Two stores stand before each camp, with a bucket of water between them. Set your enemies' on fire (2 AP, A + I and the die against 10, free, with hands): fire takes their 2 structure points at the start of the next turn. Put your own out in time (with water 1 AP against 12, without 2 AP against 14), or break theirs down with bare strength. A store that is gone counts for all its owner's enemies. Whoever has one for each side at the table, and more than anybody else, wins at once; after the last turn more of them, then more Krowns brought down. A scenario of our own, not the book's.
brief-none = Until only one Spearhead is left.
event-briefed = { $scenario }{ $rounds ->
    [0] { "" }
   *[other] , { $rounds } rounds
  }. { $brief }
event-objective-reached = { $side }: { $objective } ({ $count ->
    [one] 1 objective
   *[other] { $count } objectives
  }).
event-counted = { $objectives_count ->
    [0] { "" }
   *[other] Objectives: { $objectives }. { "" }
  }Krowns brought down: { $kouronnes }.
objective-lock-picked = the lock of the chest is picked
objective-chest-held = the chest is in its hands
objective-stone-read = a stone has spoken
objective-store-gone = a store of the enemy is gone
objective-left-alone = nobody is left to prevent the rest
reason-chest-home = the chest is home
reason-stones-read = three stones have spoken
reason-stores-gone = two stores of the enemy are gone
reason-stores-many-gone = more stores of the enemies are gone than for anybody else
reason-more-objectives = more objectives
reason-more-kouronnes = as many objectives on both sides, so the Krowns brought down decide
option-set-fire = set fire to { $set-fire } (2 AP)
action-set-fire = setting fire
event-fire-quenched = The fire is out: { $thing }.
refusal-burns-already = It burns already: { $thing }.
refusal-own-store = These are your own stores: { $thing }.
refusal-wiped-out-already = It has spoken already and is wiped out: { $thing }.
thing-hole = hole
thing-door = door
thing-gate = gate
thing-hatch = hatch
thing-mechanism = mechanism
thing-water = water
thing-pool = pool
thing-chest = chest
thing-inscription = stone
thing-store = store
thing-water-bucket = bucket of water
thing-small-object = small object
thing-bottle = bottle
thing-stool = stool
thing-bucket = bucket
thing-farm-tool = farm tool
thing-stone = stone
thing-barrel = barrel
thing-grain-sack = sack of grain
thing-big-stone = big stone
thing-table = table
thing-anvil = anvil

## Chapter: cards and web

outcome-hit = is hit
outcome-spell-taken = under the spell
outcome-wounds = health lost
outcome-regained = health regained
outcome-failed = fails
outcome-defeated = is defeated
outcome-routed = flees the table
outcome-poisoned = is poisoned
outcome-bled = bleeds
outcome-pushed = repelled
outcome-enchanted = spell in force
outcome-status-gained-stunned = stunned
outcome-status-gained-dazed = dazed
outcome-status-gained-on-the-ground = on the ground
outcome-status-gained-burning = burns
outcome-status-gained-frostbite = frostbite
outcome-status-gained-terrorised = terrorised
outcome-status-gained-frightened = frightened
fact-hp = health
fact-ap = action points
fact-rank = level
fact-faction = faction
fact-stature = stature
fact-mastery = mastery dice left
stat-ap = AP
stat-hp = HP
stat-stature = stature
fact-traits = skills
name-round-master = rolls dice again (Master)
name-round-duellist = makes the enemy roll again (Duellist)
name-executioner = executioner
name-harassment = harassment
name-game-warlord = warlord
name-round-sacrifice = sacrifice
name-round-warned = warned by a shout
name-bunt = bunt
name-bite = bite
name-trample = trample
name-endurance = endurance
name-read = reading
name-step-4 = the test of the fourth step
name-half-recovery = only half of the AP come back
name-no-recovery = second failure, no AP come back and the activation ends
kind-arrows-simple = plain arrows
kind-arrows-armour-piercing = armour-piercing arrows
kind-arrows-incendiary = incendiary arrows
kind-arrows-poisoned = poisoned arrows
kind-bolts-simple = plain bolts
kind-bolts-armour-piercing = armour-piercing bolts
kind-bolts-incendiary = incendiary bolts
kind-bolts-poisoned = poisoned bolts
name-fright-loss = AP lost to fright
name-rooted-on = still rooted
fact-skills = skills
fact-gear = equipment
fact-ammo = ammunition
fact-level = height
fact-bleeding = bleeding
fact-poison = poison
fact-burnt = lost for good
fact-leader = leader
mark-carcass = carcass
mark-fire = fire
note-locked = locked
note-burning = on fire
note-silent = silent
fact-carrying = carries
mark-thing = object
mark-home = deployment strip
field-edition = Edition
field-scenario = Scenario
edition-fr = French
edition-en = English
field-game-size = Format
game_size-300 = 300 Krowns
game_size-400 = 400 Krowns
game_size-500 = 500 Krowns
faction-kharns = Khârns
faction-gouns = Goûns
faction-kherops = Khérops
faction-fangs = Fangs
faction-tembos = Tembos
faction-black-guild = Black Guild
faction-freed = Freed

## Cards as content files
content-no-keyword = no skill is called “{ $word }”.
content-no-value = nothing follows the skill { $word }, not { $found }.
content-number-follows = a number follows the skill { $word }, not { $found }.
content-word-follows = one of { $known } follows the skill { $word }, not { $found }.
content-rare = { $word } is a rare skill: the card says under rare what it does.
content-count = { $expected } dice were expected at this level, not { $found }.
content-limitation = a number, U or P was expected, not { $found }.
content-unread = no rule here reads the skill { $word } yet.
cards-profiles = Profile
cards-weapons = Weapon
cards-shields = Shield
cards-armours = Armour
cards-spells = Spell
cards-ammunition = Ammunition
cards-objects = Object
entry-name = Name
entry-level = Level
entry-faction = Faction
entry-cost = Cost
entry-v = V
entry-p = P
entry-a = A
entry-c = C
entry-t = T
entry-i = I
entry-stature = Stature
entry-ap = AP
entry-hp = HP
entry-base = Base
entry-limitation = LIM
entry-kind = Kind
entry-skills = Skills
entry-rare = Rare skills
entry-hired = Hired by
entry-equipment = Equipment
entry-mastery = Mastery dice
entry-hands = Hands
entry-emblem = Emblem
entry-ours = Written here
entry-note = Note
entry-reach = Reach
entry-bonus = Damage bonus
entry-damage = Damage
entry-forbids = Never with
entry-forbids-simple = Not at 1 AP with
entry-bleeding = Bleeding
entry-piercing = Piercing
entry-poison = Poison
entry-fire = Fire
entry-fright = Fright
entry-on-critical = On a critical
entry-shot = Shooting
entry-melee = In melee
entry-reserved = Reserved for
entry-short = Short range
entry-long = Long range
entry-beyond = Beyond long range
entry-falling = Falling damage
entry-least = Least distance
entry-feed = Ammunition
entry-pieces = Pieces
entry-rate = Rate
entry-reload = Reload
entry-short-bonus = Short bonus
entry-bow = Bow
entry-boxes = Boxes
entry-adds = Defence
entry-threshold = Threshold
entry-low = Below
entry-high = From it on
entry-penalty = Penalty
entry-natural = Natural
entry-material = Material
entry-path = Path
entry-pages = Pages
entry-target = Target
entry-duration = Duration
entry-effects = Effects
entry-range = Range
entry-generic = Generic
entry-difficulty = Difficulty
entry-does = Does
entry-value = Value
entry-arrows-for-5 = Arrows for 5
entry-bolts-for-5 = Bolts for 5
entry-arrows-for-15 = Arrows for 15
entry-bolts-for-15 = Bolts for 15
entry-structure = Structure
entry-power = P to lift
entry-corpulence = C to lift
entry-cloud = Cloud
entry-template = Under a card
about-name = as the card prints it; no comma
about-v = velocity
about-p = power
about-a = agility
about-c = corpulence
about-t = temerity
about-i = intelligence
about-level = I, II or III: as many level dice
about-cost = in Krowns
about-stature = from 0 to 6
about-ap = action points
about-hp = health points
about-base = diameter in millimetres
about-limitation = how many copies, U (one) or P (a personage)
about-kind = the ordinary profile of a personage
about-rare = what each rare skill does, as printed
about-hired = factions that may hire it, for the Black Guild
about-equipment = names of weapon, shield and armour cards
about-mastery = one entry a die, with its fields
about-hands = hands it takes, or whether it has any
about-ours = a card written for this project, not the publisher's
about-note = anything else
about-reach = in toises
about-bonus = added to the characteristic
about-damage = in the place of the characteristic
about-forbids = characteristics it may never engage
about-forbids-simple = characteristics a 1-AP attack may not engage
about-piercing = boxes or armour it ignores; 1D5 for a die
about-reserved = factions and profiles; anybody if empty
about-short = in toises
about-long = in toises
about-beyond = false for the dash of a/b/-
about-falling = this number minus the distance in toises
about-least = the target is at least this far, in toises
about-pieces = simple ammunition that comes with it
about-boxes = lifespan: how many uses it stands
about-adds = a number, or lowest: the lowest value the attacker engaged
about-threshold = damage from which it stops more
about-low = stopped below the threshold
about-high = stopped from the threshold on
about-penalty = what wearing it takes off characteristics
about-natural = part of the body: not bought, not taken off
about-pages = in the grimoire
about-effects = one entry for each difficulty
about-generic = for every mage, without a grimoire
about-does = the working, a word of the rules
trait-affinity = Affinity
trait-reach = Reach
trait-archmage = Archmage
trait-authority = Authority
trait-berserk = Berserk
trait-duellist = Duellist
trait-brutality = Brutality
trait-carnivore = Carnivore
trait-brutal-charge = Brutal charge
trait-warlord = Warlord
trait-scout = Scout
trait-ambush = Ambush
trait-endurance = Endurance
trait-awakened = Awakened
trait-executioner = Executioner
trait-skilled-swordsman = Skilled swordsman
trait-unshakeable-faith = Unshakeable faith
trait-harassment = Harassment
trait-hermeticism = Hermeticism
trait-heroic = Heroic
trait-exceptional = Exceptional
trait-immunity = Immunity
trait-survival-instinct = Survival instinct
trait-bloodlust = Bloodlust
trait-master-archer = Master archer
trait-master-popinjay = Master popinjay
trait-master = Master
trait-thick-skin = Thick skin
trait-rallying = Rallying
trait-responsive = Responsive
trait-repelment = Repelment
trait-sacrifice = Sacrifice
trait-sadistic = Sadistic
trait-specialist = Specialist
trait-stable = Stable
trait-bunt = Bunt
trait-bite = Bite
trait-trample = Trample
trait-terror = Terror
trait-fright = Fright
trait-mage = Mage
trait-stateless = Stateless
trait-allied = Allied
trait-at-home = At home
trait-ethereal = Ethereal
trait-lightning-speed = Lightning speed
trait-herd-instinct = Herd instinct
path-osteomancy = Osteomancy
path-shamanism = Shamanism
path-blood-and-steel = Blood and Steel
path-sacrifice = Sacrifice
path-adansonia = Adansonia
ground-loose = Loose ground
ground-slippery = Slippery ground
ground-difficult = Difficult ground
ground-deep-water = Deep water
word-offensive = Offensive
word-defensive = Defensive
word-objectives = Objectives
word-shooting = Shooting
word-esoteric = Esoteric
word-arrows = Arrows
word-bolts = Bolts
word-unlimited = Unlimited
word-itself = Itself (thrown)
word-disarm = Disarms
word-stature-twice = Stature counts twice
word-lowest = Lowest value engaged
word-1d5 = 1D5
word-metal = Metal
word-stone = Stone
word-leather = Leather
word-cloth = Cloth
word-shell = Shell
word-self = Itself
word-ally = An ally
word-enemy = An enemy
word-any = Anybody
word-instant = Instant
word-round = The round
word-activation = An activation
word-simple = Simple
word-armour-piercing = Armour-piercing
word-incendiary = Incendiary
word-poisoned = Poisoned
word-falls = Falls
word-loses-2-ap = Loses 2 AP
word-dazed = Dazed
emblem-leader = Crown
emblem-monster = Horns
emblem-mage = Staff
emblem-archer = Bow
emblem-assassin = Dagger
emblem-skirmisher = Javelin
emblem-defender = Shield
emblem-fighter = Swords
content-generic-pages = a generic spell takes no pages, not { $found }.
content-difficulties = each effect has a difficulty of its own.
content-lasts = round or activation was expected: { $word } lasts.
content-letters = letters among VPACTI were expected, not “{ $found }”.
entry-what = Working
entry-of = Characteristics
entry-halved = Halved
entry-skill = Skill
entry-upon = Upon
about-of = added to the value, or changed: letters among VPACTI
about-halved = half of it, rounded up
about-skill = the skill that is granted
about-duration = round: until the caster's next activation begins; activation: until the bearer's next activation ends
about-range = in toises from base to base; the caster's aura without one
about-rate = as the card prints it
word-friend = A friend
word-allies = All allies
word-enemies = All enemies
word-everybody = Everybody
word-target = The target
word-caster = The caster
word-damage = Damage
word-heal = Heals
word-rally = Rallies
word-frostbite = Frostbite
word-daze = Dazes
word-unplayed = What is not played here
word-topple = Topples
word-bleed = Bleeding
word-poison = Poisons
word-cure = Cures
word-extinguish = Puts out fire
word-ap = AP
word-fright = Fright
word-immune-terror = Immune to terror
word-characteristic = Characteristic
word-attack = Attack
word-defence = Defence
word-skill = Skill

## To read a game from end to end

option-riposte-damage-v = damage and effect V (a free move)
option-riposte-damage-p = damage and effect P (+1)
option-riposte-damage-a = damage and effect A (free attack)
option-riposte-damage-c = damage and effect C (repel)
option-riposte-v = effect V: a free move (V / 2)
option-riposte-a = effect A: free attack
option-riposte-c = effect C: repel
option-effects-v = V: a free move (V / 2)
option-effects-p = P: +1 damage
option-effects-a = A: a free attack
option-effects-c = C: repel
option-effects-vv = V + V: a free move (V)
option-effects-pp = P + P: +2 damage
option-effects-aa = A + A: two free attacks
option-effects-cc = C + C: repel twice as far
option-effects-vp = V + P: a free move, +1 damage
option-effects-va = V + A: a free move, a free attack
option-effects-vc = V + C: a free move, repel
option-effects-pa = P + A: +1 damage, a free attack
option-effects-pc = P + C: +1 damage, repel
option-effects-ac = A + C: a free attack, repel
source-attack = attack
source-defence = riposte
source-shot = shot
source-bleeding = bleeding
source-burning = fire
source-collision = collision
source-fall = fall
source-sacrifice = sacrifice
source-spell = spell
action-walk = walking
action-stand-up = standing up
action-shoot = shooting
action-reload = reloading
action-alert = keeping watch
action-warn = warning
action-hide = hiding
action-pick-up = picking up
action-drop = putting down
action-put-away = putting away
action-draw = drawing
action-switch = changing equipment
action-take-off = taking the armour off
action-open = opening
action-close = closing
action-devour = devouring
action-loot = looting
action-eat = eating
action-antidote = antidote
action-full-antidote = full antidote
action-tend = tending
action-tend-all = stopping the bleeding
mastery-offensive = offensive
mastery-defensive = defensive
mastery-objectives = objectives
mastery-shooting = shooting
mastery-esoteric = esoteric
entry-en = English name
about-en = its name in English, if it is not the same
entry-attack = Attack
entry-defence = Defence
entry-critical-bleeding = Bleeding on a critical
entry-guard-reach = Reach in defence
entry-effectless = No effect of
entry-steady = Never fails critically in
entry-critical-from = Critical hit from
entry-blunts = Armour stops less
entry-critical-blunts = Armour stops less on a critical
entry-stature-at-3 = Stature at 3 AP
entry-unplayed = Not played
entry-source = Imported as
about-attack = added to attacks in melee
about-defence = added to defences made with it
about-critical-bleeding = on a critical hit in melee
about-unplayed = what the card says and no rule here plays
about-source = what the catalogue it was imported from calls it
fact-target = target
fact-letters = characteristics
fact-effects = effects
fact-weapon = weapon
fact-assault = assault
fact-free = free
fact-forced = forced
fact-kept = die kept
fact-chain = rerolls
fact-added = added
fact-total = total
fact-passed = passed
fact-critical = critical hits
fact-fumble = critical failure
fact-against = against
fact-riposte = riposte
fact-lost = lost
fact-left = left
fact-damage = damage
fact-stopped = stopped
fact-source = cause
fact-by = by
fact-action = action
fact-attack = attack
fact-defence = defence
fact-hit = hit
fact-parried = parried outright
fact-armour = armour
fact-ticked = boxes ticked
fact-moves = movements
fact-free-move = free walk
fact-die = die
fact-face = face
fact-order = order
fact-levels = levels
fact-drawn = drawn
fact-zone = zone
fact-rounds = rounds
fact-round = round
fact-cause = cause
fact-failures = failures
fact-item = item
fact-name = name
fact-rate = HP at each activation
fact-distance = distance
fact-penalty = penalty
fact-carcass = carcass
fact-scenario = scenario
fact-brief = aim
fact-test = test
fact-forever = for ever
fact-fire = fire
fact-things = objects
fact-objective = objective
fact-count = count
fact-thing = object
fact-objectives = objectives
fact-kouronnes = Krowns
fact-zones = zones
fact-spell = spell
fact-gained = gained
fact-now = now
fact-aim = aimed at
fact-direction = direction
fact-piece = scenery
fact-food = food
fact-height = height
fact-willing = on purpose
fact-length = length
fact-depth = depth
fact-causes = causes
fact-difficulty = difficulty
fact-working = working
fact-value = value
fact-until = until
fact-cast-path = magic path
fact-recovered-mastery = mastery dice recovered
until-activation = the end of its next activation
until-caster = the next activation of the caster
test-fright = fright
test-temerity = temerity
cause-fright = fright
cause-terror = terror
cause-last = last of its side
cause-loot = looting
cause-fire = fire
cause-bite = bite
kind-attack = attack
kind-bite = bite
kind-bunt = bunt
kind-trample = trample
kind-lightning-shot = lightning shot
kind-basic-shot = basic shot
kind-moving-shot = moving shot
kind-standard-shot = standard shot
kind-precise-shot = precise shot
riposte-damage = damage

# What wins, and what is counted
goal-battle = Bring down more of the enemy than you lose, by what they cost in Krowns
goal-none = Be the last side with somebody left
goal-chest = Pick the lock, take the chest and carry it into your own strip
goal-stones = Be the first to understand 3 of the 5 stones
goal-stores = Be the first to destroy 2 of the enemy's 3 stores
goal-stores-many = Have more of your enemies' stores destroyed than anybody else
score-kouronnes = Krowns brought down
score-objectives = objectives

# What cards from elsewhere carry
cards-trinkets = Trinket
entry-both-hands-defence = Defence in both hands
entry-attack-ap = Attacks for (AP)
entry-assault-ap = Assaults for (AP)
entry-most-defence = Dearest defence (AP)
entry-spares-armour = Spares armour
entry-backfires = Backfires
entry-critical-ap = AP regained on a critical hit
entry-critical-effect = Effect added on a critical hit
entry-adds-effect = Effects that bring another
entry-critical-twice = Critical hit counts twice
entry-hampers = Hampers opponents
entry-incantation = Incantation
entry-digs = Digs
entry-again = One die again
entry-repels = C for A
entry-more-effects = One effect more
entry-fearless = Immune to
entry-steady-at = Never a critical failure at
entry-rerolls = Dice rolled again
entry-cloak = Against shots
about-both-hands-defence = added to defences while nothing else is held
about-attack-ap = what an attack with it may cost
about-assault-ap = what the attack of an assault may cost
about-most-defence = the dearest defence it allows
about-spares-armour = it uses up no box of the armour it strikes
about-backfires = a critical failure in an attack hurts its bearer
about-critical-effect = on top of those announced
about-adds-effect = in an attack, free: V: A if the V effect brings the A effect
about-critical-twice = damage and effects twice, instead of the stature
about-hampers = taken from attacks and defences of those who fight its bearer
about-incantation = added to its bearer's incantations
about-digs = once per activation, for no AP
about-again = once per activation, one die of a shot
about-repels = a shot may have the C effect in the place of the A effect
about-more-effects = one effect more among the characteristics engaged, but for a lightning shot
about-steady-at = actions, such as pick-lock
about-rerolls = added to a die that mastery of this field has rolled again
about-cloak = added to defences in melee; in cover the cover counts twice
modifier-a-deux-mains = both hands
modifier-arme-adverse = opponent's weapon
modifier-objet-porte = trinket
reason-weapon = weapon
source-weapon = its own weapon

# Skills of later editions
trait-independent = Independent
trait-overlord = Overlord
trait-empathy = Empathy
trait-khemist = Khemist
trait-cunning = Cunning
trait-slight = Slight
trait-stealth = Stealth
trait-fearless = Fearless
trait-tembo-hide = Tembo's hide
trait-moringa = Moringa
trait-riposte = Riposte
trait-brisk = Brisk
trait-mercy = Mercy
trait-stout = Stout
trait-tembo = Tembo
trait-leap = Leap
trait-savage = Savage
refusal-spared = Nobody aims at { $figure }, who was shown mercy, before its next activation ends.
refusal-savage = { $figure } is savage and leaves what the scenario is about alone.
modifier-fluet = slight
modifier-furtivite = stealth
modifier-merci = mercy
event-outwitted = { $figure } mends its defence: { $by } +{ $added }, total { $total }.
ask-cunning = { $figure }: spend 1 AP to mend the defence? ({ $total } against { $attack })
ask-moringa = { $figure }: pass damage on to an ally?
option-add = add { $add ->
    [die] a die
   *[other] { $add }
  }
option-to = { $damage } to { $to }
status-spared = spared: no AP, cannot be aimed at
reason-mercy = mercy
source-moringa = moringa
feat-offensive = attack
feat-defensive = defence
feat-objectives = objectives
feat-shooting = shooting
feat-esoteric = esotericism
feat-bunt = bunt
feat-bite = bite
feat-trample = trample
entry-shoves = Shoves
about-shoves = in toises: a blow without the C effect repels so far, the C effect goes so much farther

lot-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
 }
lot-armour-piercing-arrows = { $count ->
    [one] { $count } armour-piercing arrow
   *[other] { $count } armour-piercing arrows
 }
lot-incendiary-arrows = { $count ->
    [one] { $count } incendiary arrow
   *[other] { $count } incendiary arrows
 }
lot-poisoned-arrows = { $count ->
    [one] { $count } poisoned arrow
   *[other] { $count } poisoned arrows
 }
lot-bolts = { $count ->
    [one] { $count } bolt
   *[other] { $count } bolts
 }
lot-armour-piercing-bolts = { $count ->
    [one] { $count } armour-piercing bolt
   *[other] { $count } armour-piercing bolts
 }
lot-incendiary-bolts = { $count ->
    [one] { $count } incendiary bolt
   *[other] { $count } incendiary bolts
 }
lot-poisoned-bolts = { $count ->
    [one] { $count } poisoned bolt
   *[other] { $count } poisoned bolts
 }
detail-leader = leader
ware-leader = Leader
ware-weapon = Weapons
ware-shield = Shields
ware-armour = Armour
ware-ammunition = Ammunition
ware-grimoire = Grimoires
ware-spell = Spells
ware-left = Left at home

## The first page

pitch-kharn-ages = A handful of heroes, spells and action points: every blow is composed, and every blow answered.
aim-attack = Attack
aim-assault = Assault
aim-shoot = Shoot
