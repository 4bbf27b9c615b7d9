# What Evenor says.

## What happened

event-scenario-chosen = Scenario: { $scenario }
event-table-laid = The table is laid{ $tokens_count ->
    [0] .
   *[other] , with { $tokens_count } Orichalcum tokens.
  }
event-sides-numbered = { $raw_ambushed ->
    [none] { $first } is side 1 and begins.
   *[other] { $ambushed } walks into the ambush; { $first } is side 1 and begins.
  }
event-corner-taken = { $side } deploys in its corner of the table.
event-placed = { $figure } is placed.
event-turn-began = — Turn { $turn }: { $side } begins —
event-turn-ended = Turn { $turn } ends.
event-activated = { $raw_slot ->
    [wake] { $figure } follows the leader and is activated.
    [group] { $figure } is activated for the coordinated action.
   *[other] { $figure } is activated.
  }
event-activation-lost = { $figure } loses the activation: { $reason }.
event-waited = { $figure } waits to act together with { $partners }.
event-group-ended = The wait of the group is over: { $members }.
event-series-announced = { $figure } announces { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-series-failed = Initiative failed: { $figure } does nothing at all.
event-action-declared = { $figure }: { $raw_power ->
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
       *[other] { $figure } stays in place.
      }
   *[other] { $figure } { $raw_kind ->
        [run] runs
        [charge] charges
        [moving-shot] advances
        [step] takes a step
        [flee] flees
        [cover] slips into cover
       *[other] moves
      } ({ $cost } pas).
  }
event-stayed = { $figure } stays in place.
event-engaging = { $figure } is about to engage { $target }.
event-nobody-perceived = No hidden enemy is within 6 pas of { $figure }.
event-dice-counted = { $dice ->
    [0] { $figure } rolls no dice: the weapon ({ $weapon }) is not magic, the opponent is Ethereal.
   *[other] { $figure } rolls { $dice } { $dice ->
        [one] die
       *[other] dice
      } ({ $weapon }, P{ $sum }){ $divided ->
        [yes] , the share against this opponent
       *[no] { "" }
      }.
  }
event-stood-up = { $figure } stands up.
event-cover-taken = { $figure } takes cover ({ $piece }).
event-cover-lost = { $figure } is no longer in cover.
event-hid = { $figure } hides ({ $piece }).
event-revealed = { $figure } is revealed: { $reason }.
event-reacted = { $raw_reaction ->
    [none] { $figure } declines to react.
   *[other] { $figure } reacts: { $reaction } (against { $to }).
  }
event-recoiled = { $figure } does not dare to face { $fears }: the action is spent.
event-rolled-plain = { $raw_purpose ->
    [scenario] Die for the scenario: { $dice } (1-2 Extermination, 3-4 Ambush, 5-6 Orichalcum hunt)
   *[other] Die for the sides: { $dice } (1-3 Red, 4-6 Blue)
  }
event-rolled = { $figure }, { $purpose } at { $why }: { $dice } – { $raw_purpose ->
    [save] { $hits ->
        [0] no hit stopped
        [one] { $hits } hit stopped
       *[other] { $hits } hits stopped
      }
    [table] { $hits ->
        [0] knocked down
       *[other] { $hits } Vitality to lose
      }
    [initiative] { $faces_count ->
        [one] { $hits ->
            [0] failed
           *[other] passed
          }
       *[other] { $hits } of { $faces_count }
      }
    [shot] { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
      }
    [melee] { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
      }
   *[other] { $hits ->
        [0] failed
       *[other] passed
      }
  }
event-retried = { $figure } rolls a missed die again, with a magic weapon.
event-shot = { $figure } shoots at { $target } ({ $weapon }, { $band }, { $distance } pas{ $hidden ->
    [0] { "" }
   *[other] , target { $hidden_percent }% hidden
  }): { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
  } with { $dice } { $dice ->
    [one] die
   *[other] dice
  } at { $needed }+
event-weapon-lost = { $figure } no longer has the weapon thrown ({ $weapon }).
event-fought = { $opportunity ->
    [yes] Opportunity attack of { $attackers } on { $defender }: { $blows ->
        [0] no hit.
        [one] { $blows } hit.
       *[other] { $blows } hits.
      }
   *[no] Melee, { $attackers } against { $defender }: { $blows } to { $parries }, { $raw_winner ->
        [none] a tie, nobody is hit.
       *[other] { $winner } wins by { $excess }.
      }
  }
event-knocked-down = { $figure } is knocked down.
event-wounded = { $figure } loses { $lost } Vitality ({ $left } left).
event-out-of-action = { $figure } is out of action{ $tokens_count ->
    [0] .
    [one] { " " }and drops an Orichalcum token ({ $tokens }).
   *[other] { " " }and drops { $tokens_count } Orichalcum tokens ({ $tokens }).
  }
event-power-used = { $figure } uses { $power } on { $target }: { $worked ->
    [yes] it works.
   *[no] it fails.
  }
event-healed = { $figure } is back in play.
event-healing-tried = The one attempt to heal { $figure } is made.
event-door-opened = { $figure } opens a door ({ $piece }).
event-token-taken = { $figure } picks up an Orichalcum token ({ $token }).
event-token-home = { $figure } brings an Orichalcum token home for { $side } ({ $token }).
event-exited = { $figure } leaves the table.
event-status-gained = { $raw_status ->
    [prone] { $figure } goes prone.
    [aiming] { $figure } takes aim.
    [blessed] { $figure } is blessed: C, T and S at −1 for this turn.
    [confused] { $figure } is confused: I and R at +2 for this turn.
    [heartened] { $figure } takes heart beside the leader.
    [steadied] { $figure } is steadied beside the leader.
   *[other] { $figure }: { $status }
  }
event-status-lost = { $raw_status ->
    [aiming] { $figure } no longer aims.
    [prone] { $figure } is no longer prone.
   *[other] { $figure }: no longer { $status }
  }
event-game-ended = { $raw_winner ->
    [none] A draw
   *[other] { $winner } wins
  }: { $reason }.

## What is asked

ask-corner = in which corner does the band deploy?
ask-deploy = where is { $figure } placed?
ask-activate = which model is activated?
ask-group = who will act together with { $figure }?
ask-actions = how many actions does { $figure } attempt?
ask-action = what does { $figure } do?
ask-follow = who is activated in the wake of { $figure }?
ask-path = { $figure }, { $kind }: which way? (at most { $limit } pas)
ask-shot = { $figure } shoots on the way: at whom?
ask-opponents = which opponents does { $figure } fight?
ask-opponent = which opponent does { $figure } fight?
ask-stand = does { $figure } stand up?
ask-weapon = which weapon does { $figure } fight with?
ask-hit = who takes a hit from { $figure }? ({ $left } left)
ask-extra-dice = { $figure }: against whom { $most ->
    [one] is the extra die
   *[other] are the { $most } extra dice
  } rolled?
ask-reroll = { $figure }: roll a missed die again? ({ $purpose }, { $needed }+)
ask-reaction = { $figure }: how to react to { $to } of { $by }?
ask-place = { $figure }: where to take cover? ({ $piece })
ask-where = { $figure }: at which point of the enemy’s path to shoot?

## The possible answers

option-shoot = shoot at { $shoot } ({ $weapon })
option-cover = take cover ({ $cover })
option-open = open the door ({ $open })
option-prone = go prone
option-fight = { $raw_fight ->
    [several] fight several opponents
   *[other] fight { $fight }
  }
option-power = { $power } on { $target }
option-hide = hide
option-perception = try a Perception roll
option-pick-up = pick up the token ({ $pick-up })
option-step = step first (at most 1 pas)
option-action-stand = stand up first
option-run = fast move
option-moving-shot = moving shot
option-charge = { $about ->
    [charge] charge { $charge }
   *[nothing] charge, naming no target
  }
option-aim = aim
option-nothing = do nothing
option-wait = let { $wait } wait for a coordinated action
option-series = a series of one action, with an Initiative roll
option-none = nobody
option-reaction-none = do not react
option-shot-none = do not shoot
option-opponent-none = fight nobody
option-no = no
option-yes = yes
option-keep = keep the dice
option-reroll = roll a die again
option-shoot-back = shoot back ({ $shoot-back })
option-counter-charge = counter-charge
option-counter-charge-shot = counter-charge shot ({ $counter-charge-shot })
option-flee = flee
option-lower-left = lower left
option-upper-right = upper right
option-upper-left = upper left
option-lower-right = lower right
area-lower-left = lower left
area-upper-right = upper right
area-upper-left = upper left
area-lower-right = lower right

## Why an answer is refused

refusal-cannot-hide = { $figure } does not have Se cacher.
refusal-hidden-already = { $figure } is hidden already.
refusal-nothing-to-hide-at = { $figure } touches no scenery large enough to hide at.
refusal-engaged = { $figure } is in contact with an enemy.
refusal-static-actions-only = Only static actions are allowed here.
refusal-aim-needs-a-series = Aiming needs a series of actions obtained by an Initiative roll.
refusal-a-static-action-must-follow = After the step, a static action must follow.
refusal-no-free-move = That move comes only with a lone static action.
refusal-prone-models-stay = { $figure } lies prone and cannot move.
refusal-not-prone = { $figure } is not prone.
refusal-cannot-shoot = { $figure } cannot shoot.
refusal-cannot-fight-several = { $figure } has not several opponents in contact, or not enough attacks.
refusal-not-an-enemy = { $figure } is not an enemy.
refusal-not-in-contact = { $about ->
    [piece] That is not in contact with the scenery ({ $piece }).
   *[figure] { $figure } is not in contact.
  }
refusal-fought-already = { $figure } counter-charged: that was the melee phase of this action.
refusal-touched-already = { $figure } is in contact already: one charges what one does not touch yet.
refusal-too-far = { $about ->
    [cost-limit] Too far: { $cost } pas, at most { $limit }.
   *[distance-limit] Too far: { $distance } pas, at most { $limit }.
  }
refusal-no-way = There is no way there within { $limit } pas.
refusal-no-such-power = This model does not have the power “{ $power }”.
refusal-wrong-target = { $figure } cannot be the target of this power.
refusal-nobody-to-heal = { $figure } is not a friendly model out of action: there is nothing to heal.
refusal-healing-tried-already = Healing { $figure } has been tried in this game already.
refusal-no-cover-here = There is no cover to take there ({ $piece }).
refusal-prone-already = { $figure } is prone already.
refusal-cannot-perceive = { $figure } does not have the trait Perception
refusal-no-token-here = There is no token in contact.
refusal-cannot-open = There is nothing to open here ({ $piece }).
refusal-partner-does-that = A partner does that at the same time.
refusal-outside-deployment = The base would stand outside the deployment zone.
refusal-no-room = The base does not fit there.
refusal-may-not-touch = { $about ->
    [at] No enemy may be touched when deploying.
   *[figure] This move may not come into contact with { $figure }.
  }
refusal-wrong-reaction = One does not react to that in this way ({ $reaction }).
refusal-reaction-not-possible = This reaction is not possible here ({ $reaction }).
refusal-not-concealed-there = There, { $figure } would see more than half of the model.
refusal-not-your-model = { $figure } is not in your band.
refusal-not-in-play = { $figure } is no longer in play.
refusal-cannot-follow = { $figure } was not less than 2 pas from the leader as a friend still to be activated.
refusal-waiting = { $figure } is waiting for a coordinated action already.
refusal-activated-already = { $figure } has been activated this turn already.
refusal-nobody-to-wait-for = There is nobody left to wait for.
refusal-last-of-its-group = { $figure } is the last of its group and waits for nobody: once it is named, the group acts.
refusal-too-many-actions = { $actions } actions are too many: { $most } at most (7 minus Initiative).
refusal-too-few-actions = A series has at least one action, not { $actions }.
refusal-not-on-the-path = That place is not on the announced path.
refusal-off-the-table = The base would leave the table.
refusal-scenery-in-the-way = Scenery is in the way ({ $piece }).
refusal-model-in-the-way = { $figure } is in the way.
refusal-too-near-a-hidden-model = This path passes too near to { $figure }, who is hidden.
refusal-too-near-what-it-fears = This path passes too near to { $figure }, who frightens.
refusal-contact-ends-the-move = The move ends in contact with { $figure }.
refusal-may-not-break-contact = This step may not break contact with { $figure }.
refusal-out-of-range = Out of range: { $distance } pas, at most { $range }.
refusal-no-line-of-sight = There is no line of sight to { $figure }.
refusal-hidden-by-a-model = { $figure } screens the target.
refusal-target-is-hidden = { $figure } is hidden and cannot be shot at.
refusal-no-such-missile = No missile weapon has that name ({ $weapon }), or it is lost.

## What is wrong with a band

complaint-unknown-profile = Unknown profile: { $names }
complaint-too-dear = The band costs { $cost } points, at most { $limit } are allowed.
complaint-empty-list = A band has at least one model.
complaint-too-many-members = The band has { $members } members, at most { $limit } are allowed (a Monster counts for two).
complaint-too-many-leaders = One leader a band: there are { $names }.
complaint-too-many-monsters = One Monster a band: there are { $names }.
complaint-too-many-magicians = One magician a band: there are { $names }.
complaint-too-many-shooters = Two shooters at most in a band: there are { $names }.
complaint-named-twice = Every character is unique: twice in this band, { $names }.

## How the game ends

reason-extermination = nobody is left on the other side
reason-ambush-losses = more than half of the ambushed band is out of action
reason-ambush-escape = the ambushed band has escaped
reason-tokens = the most Orichalcum tokens brought home
reason-agreed-stop = the agreed end, and the count

## Words

to-shot = a shot
to-power = a power
to-engage = a charge

fact-target = target
fact-weapon = weapon
fact-distance = distance
fact-band = range
fact-hidden = hidden share
fact-hits = hits
fact-dice = dice
fact-divided = divided
fact-attackers = attack
fact-defender = defence
fact-blows = hits of the attack
fact-parries = hits of the defence
fact-needed-back = threshold of the defence
fact-excess = difference
fact-opportunity = opportunity
fact-lost = lost
fact-left = left
fact-action = action
fact-actions = actions
fact-rank = rank
fact-reaction = reaction
fact-to = against
fact-slot = activation
fact-power = power
fact-worked = worked
fact-piece = scenery
fact-token = token
fact-tokens = tokens
fact-zone = zone
fact-members = members
fact-scenario = scenario
fact-first = side 1
fact-fears = fears
fact-ambushed = ambushed

slot-own = own choice
slot-wake = in the leader’s wake
slot-group = in a group

reason-out-of-reach = too far from the group
reason-partner-fallen = the group is no more
reason-attacked = it attacks
reason-moved = it moved in the open
reason-contact = contact with an enemy
reason-perceived = it was perceived
reason-opened = the door is open

scenario-extermination = Extermination
scenario-ambush = Ambush
scenario-orichalcum = Orichalcum hunt

faction-amazones = Amazons
faction-errants = Wanderers
faction-grecs = Greeks
faction-japonais = Japanese
faction-saxons = Saxons
faction-vikings = Vikings

status-activated = activated
status-waiting = waiting
status-prone = prone
status-cover = in cover
status-hidden = hidden
status-blessed = blessed
status-confused = confused
status-out = out of action
status-aiming = aiming
status-exited = off the table
status-heartened = heartened
status-steadied = steadied

purpose-initiative = Initiative
purpose-reaction = Reaction
purpose-opportunity = Reaction to the disengagement
purpose-shot = shot
purpose-melee = melee
purpose-save = save
purpose-table = hit table
purpose-power = power
purpose-fear = fear test
purpose-perception = Perception
purpose-scenario = scenario
purpose-first-player = first player

letter-initiative = I
letter-reaction = R
letter-opportunity = R
letter-shot = T
letter-melee = C
letter-save = S

modifier-charge = Charge
modifier-a-terre = Prone
modifier-combat-multiple = Outnumbered
modifier-peur = Fear
modifier-beni = Blessed
modifier-portee = Range
modifier-cible-a-terre = Target prone
modifier-cible-dissimulee = Target concealed
modifier-cible-a-couvert = Target in cover
modifier-tir-en-deplacement = On the move
modifier-viser = Aimed
modifier-confus = Confused
modifier-courageux = Brave
modifier-peu-courageux = Timid
modifier-esprit-faible = Weak mind
modifier-esprit-fort = Strong mind
modifier-esquive = Dodge
modifier-insaisissable = Elusive
modifier-charge-furieuse = Furious charge
modifier-arme = Weapon

band-short = short range
band-medium = medium range
band-long = long range

action-shoot = shoot
action-cover = take cover
action-prone = go prone
action-fight = fight
action-power = power
action-hide = hide
action-perception = Perception
action-pick-up = pick up
action-open = open
action-aim = aim
action-run = fast move
action-moving-shot = moving shot
action-charge = charge
action-nothing = nothing
action-step = step
action-stand = stand up

reaction-shoot-back = return shot
reaction-prone = prone
reaction-cover = cover
reaction-power = power
reaction-counter-charge = counter-charge
reaction-counter-charge-shot = counter-charge shot
reaction-flee = flight

kind-run = fast move
kind-moving-shot = moving shot
kind-charge = charge
kind-step = step
kind-flee = flight
kind-cover = move into cover
kind-static = static shot
kind-moving = moving shot
kind-counter-charge = counter-charge shot
kind-reaction = return shot

terrain-tree = tree
terrain-bush = bush
terrain-rock = rock
terrain-ruin = ruin
terrain-column = column
terrain-wall = wall
terrain-door = door
terrain-open-door = open door
terrain-difficult = difficult ground
thing-token = token

outcome-reached = reached
outcome-hits = is hit
outcome-saves = makes the save
outcome-wounds = Vitality lost
outcome-wounded = is wounded
outcome-knocked-down = knocked down
outcome-out-of-action = out of action
outcome-series-failed = loses all actions
outcome-recoiled = recoils
outcome-healed = back in play
outcome-status-gained-blessed = blessed
outcome-status-gained-confused = confused

power-benediction = Blessing
power-confusion = Confusion
power-soin = Healing

weapon-arc = bow
weapon-arc-lourd = heavy bow
weapon-dague-magique = magic dagger
weapon-hache = axe
weapon-hache-de-guerre = war axe
weapon-hache-et-loup = axe and wolf
weapon-hache-et-marteau-magiques = magic axe and hammer
weapon-hache-magique = magic axe
weapon-haches-de-guerre = war axes
weapon-lance = spear
weapon-lance-magique = magic spear
weapon-marteau-de-guerre-magique = magic war hammer
weapon-masse-et-hache = mace and axe
weapon-paire-d-epees = pair of swords
weapon-paire-de-sabres = pair of sabres
weapon-sabre = sabre
weapon-sabre-magique = magic sabre
weapon-tetsubo-magique = magic tetsubo
weapon-trio-d-armes-magiques = three magic weapons
weapon-epee = sword
weapon-epee-et-hache = sword and axe
weapon-epee-magique = magic sword

field-scenario = Scenario
brief-extermination = A band wins as soon as the other has nobody left in play.
brief-ambush = The ambushed band stands in the strip across the table and must leave it before it has lost more than half of its members; a Monster counts for two.
brief-orichalcum = Three tokens of Orichalcum lie on a diagonal. Whoever brings two of them into its own corner wins, or is left alone.
brief-roll = The die says which: 1-2 Extermination, 3-4 Ambush, 5-6 Orichalcum hunt.
field-bands = Bands
bands-book = of the book
bands-wanderers = with our wanderers
scenario-roll = by the die
outcome-reacted = reacts
outcome-revealed = found
fact-i = Initiative
fact-r = Reaction
fact-c = Combat
fact-t = Shooting
fact-s = Save
fact-v = Vitality
fact-role = role
fact-faction = faction
fact-traits = traits
fact-weapons = weapons
fact-lost-weapons = weapons thrown

role-archere = Archer
role-assassine = Assassin
role-attaquant = Attacker
role-attaquant-leger = Light attacker
role-defenseur = Defender
role-harceleur = Skirmisher
role-harceleuse = Skirmisher
role-harceuse = Skirmisher
role-magicien = Mage
role-magicienne = Mage
role-meneur-lourd = Heavy leader
role-meneur-leger = Light leader
role-monstre = Monster
role-tireur = Shooter
role-tireur-lourd = Heavy shooter

trait-acrobate = Acrobat
trait-attaques-multiples = Multiple attacks
trait-benediction = Blessing
trait-charge-furieuse = Furious charge
trait-confusion = Confusion
trait-courageux = Brave
trait-peu-courageux = Timid
trait-effrayant = Fearsome
trait-esprit-faible = Weak mind
trait-esprit-fort = Strong mind
trait-esquive = Dodge
trait-ethere = Ethereal
trait-furtif = Stealthy
trait-insaisissable = Elusive
trait-lent = Slow
trait-marcheur-agile = Sure-footed
trait-meneur = Leader
trait-meneur-charismatique = Charismatic leader
trait-perception = Perception
trait-rapide = Fast
trait-se-cacher = Hide
trait-soin = Healing
trait-volant = Flying

section-presentation-du-jeu = The game in brief
section-profil-d-une-figurine = A figure's profile
section-feuille-de-reference-rapide = Quick reference sheet
section-caracteristiques-d-une-figurine = A figure's characteristics
section-activation-d-une-figurine = Activating a figure
section-degats-et-sauvegarde = Damage and saves
section-actions-et-attaques-coordonnees = Coordinated actions and attacks
section-jet-de-de-a-seuil-caracteristique-seuil = Threshold rolls and threshold characteristics
section-actions-possibles-pour-une-figurine-actions-dynamiques = What a figure may do: dynamic actions
section-jets-d-initiative-pour-effectuer-des-actions-dynamiques = Initiative rolls for dynamic actions
section-le-tour-de-jeu = The turn
section-actions-possibles-pour-une-figurine-actions-statiques = What a figure may do: static actions
section-reaction-d-une-figurine = A figure's reaction
section-partie-sur-le-pouce-scenarios = Quick games: scenarios
section-effectuer-un-tir = Shooting
section-effectuer-une-phase-de-combat-en-melee = A phase of melee
section-utiliser-un-pouvoir-occulte = Occult powers
section-profils-des-figurines = Profiles of the figures
section-partie-sur-le-pouce-recrutement = Quick games: recruitment
section-scenario-1-2-extermination = Scenario 1–2: Extermination
section-scenario-3-4-embuscade = Scenario 3–4: Ambush
section-scenario-5-6-chasse-a-l-orichalque = Scenario 5–6: Orichalcum hunt

duel-attack = Attack
duel-range = Range
duel-attacker-is = The attacker is
duel-defender-is = The defender is
duel-melee = melee, in contact
duel-charge = charge
duel-shot = shot
duel-short = short
duel-medium = medium
duel-long = long
duel-standing = standing
duel-prone = prone
duel-blessed = blessed
duel-in-cover = in cover (against a shot)

## Cards as content files
content-number-follows = a number follows the trait { $word }.
content-no-value = nothing follows the trait { $word }, not { $found }.
content-named-twice = { $word } is named twice.
content-ranges = short, medium and long range were expected, each above the one before.
content-thrown = a thrown weapon has ranges.
content-use = what the weapon is used for follows from its ranges, and is another.
content-attribute = { $word ->
    [Monstre] who has a V above 1 is recruited as Monstre, and nobody else.
   *[other] who has the trait Meneur or Meneur charismatique is recruited as Meneur, and nobody else.
  }
content-alike = a model could not be told from { $word } by its name.
cards-profiles = Profile
entry-name = Name
entry-id = Mark
entry-faction = Faction
entry-role = Role
entry-recruit-as = Recruited as
entry-cost = Cost
entry-i = I
entry-r = R
entry-c = C
entry-t = T
entry-s = S
entry-v = V
entry-traits = Traits
entry-weapons = Weapons
entry-base = Base
entry-note = Note
entry-value = Value
entry-as-printed = As printed
entry-p = P
entry-ranges = Ranges
entry-magic = Magic
entry-thrown = Thrown
entry-save = Save of those it hits
entry-melee = Fights
entry-shoot = Shoots
about-name = as the card prints it; no comma
about-role = as the card prints it; the emblem follows from it
about-recruit-as = the attributes that a band may have few of
about-cost = in Orichalcum Drachmas
about-i = Initiative, the threshold of a series
about-r = Reaction, a threshold
about-c = Combat, a threshold
about-t = Shooting, a threshold; null if it cannot shoot
about-s = Save, a threshold; null if it has none
about-v = Vitality
about-base = diameter in pas; 1, or 1.6 for a Monster, if it is not said
about-value = threshold or number behind the trait
about-p = Power: the dice it rolls
about-ranges = short, medium and long, in pas; null for a weapon that only fights
about-thrown = fights and shoots; lost after its first shot
about-save = added to the save of those it hits
about-note = anything else
word-meneur = Leader
word-monstre = Monster
word-magicien = Magician
word-tireur = Shooter

# What wins, and what is counted
goal-extermination = Be the last band in play
goal-ambush = The ambushers: put more than half of the others out of action; the ambushed: leave the table before that
goal-ambushed = Leave the table, all of you, before more than half of you are out of action
goal-ambushers = Put more than half of the enemies out of action before they leave the table
goal-orichalcum = The first band to bring 2 tokens into its own corner, or the only one left
score-members = members in play, a Monster counts for two
score-tokens-home = tokens home

## The first page

pitch-evenor = Six or seven models a side, six-sided dice, and one wager: how many actions dare you announce? Quick to learn.
aim-charge = Charge
aim-shoot = Shoot
aim-fight = Fight
