### L'Âge des Escarmouches

## Sides and statuses

status-routed = routed
status-charged = charged
status-dodging = dodging
status-hidden = hidden

## What happened

event-table-laid = The table is laid.
event-briefed = Scenario: { $scenario }, { $turns } turns.
event-commander-named = { $figure } commands.
event-command-lost = { $side } has no commander any more: no tactic points, no tactics.
event-automatic-tactician = { $side } will be the tactician without a roll.
event-points-lost = { $lost ->
    [one] { $side } loses a tactic point ({ $left } left).
   *[other] { $side } loses { $lost } tactic points ({ $left } left).
}
event-placed = { $figure } is placed.
event-turn-began = — Turn { $turn } —
# The line of a test, of a tie or of a shot into a melee tells its die itself.
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
   *[other] { $figure } rolls for { $purpose }, { $why }: { $dice } – { $hits ->
        [0] no success
        [one] { $hits } success
       *[other] { $hits } successes
      }
  }
event-rolled-plain = { $raw_purpose ->
    [allocation] { "" }
    [parity] { "" }
   *[other] { $figure } rolls for { $purpose }: { $dice }
  }
event-tested = { $figure }, { $test }: { $score } { $value }{ $changed_count ->
    [0] { "" }
   *[other] {" "}({ $changed })
  } against { $difficulty }{ $shift ->
    [0] { "" }
   *[other] {" "}({ $columns } in columns{ $modifier_count ->
        [0] { "" }
       *[other] : { $modifier }
      })
  }, { $needed }+ wanted, { $face } rolled: { $passed ->
    [yes] success.
   *[no] failure.
  }
event-retried = { $figure } has the { $face } rolled again ({ $skill }).
event-decided = { $raw_of ->
    [dominant] Tie for the dominant side
    [reroll] Both sides have a say in the re-roll
   *[other] Tie in { $of } between { $tied }
  }: the { $face } decides for { $side }.
event-damage-rolled = Damage to { $figure }: FOR { $force } against RES { $resistance }{ $shift ->
    [0] { "" }
   *[other] {" "}({ $columns } in columns{ $modifier_count ->
        [0] { "" }
       *[other] : { $modifier }
      })
  }, die { $face }{ $rolled ->
    [0] { "" }
   *[other] {" "}({ $rolled } rolled)
  }: { $added ->
    [0] { $damage }
   *[other] { $shown } in the table, { $damage } in all
  }.
event-life-lost = { $figure } loses { $lost } PV{ $raw_cause ->
    [toxic] {" "}to poison
    [ephemeral] {" "}and fades
    [overdose] {" "}to an overdose
    [devotion] {" "}in devotion
    [martyr] {" "}as a martyr
   *[other] { "" }
  } ({ $left } left).
event-life-gained = { $figure } recovers { $gained } PV ({ $left } now).
event-eliminated = { $figure } is eliminated.
event-removed = { $figure } leaves the table.
event-tactician-found = { $totals_count ->
    [0] { $side } is the tactician without a roll.
   *[other] { $side } is the tactician ({ $totals }; of this DIS { $command }).
}
event-points-given = Tactic points: { $points }.
event-stacked = { $side } has stacked its pile.
event-refusals-given = Refusals: { $refusals }.
event-first-chosen = { $side } has the first speech turn.
event-speech-began = Speech turn of { $side }.
event-refusing = { $side } refuses to activate a card ({ $left } left).
event-compensated = Refusals now: { $refusals }.
event-revealed = { $side } reveals the card { $card }.
event-card-moved = { $raw_target ->
    [red-reserve] A card of Red goes to the reserve.
    [blue-reserve] A card of Blue goes to the reserve.
   *[other] { "" }
  }
event-card-turned = { "" }
event-tactic-used = { $side } uses { $tactic } for { $cost } PT ({ $left } left).
event-awoken = { $figure } is activated.
event-action-taken = { $figure }: { $action }.
event-activation-ended = { "" }
event-turned = { "" }
event-altitude-changed = { $figure } is now at level { $altitude }.
event-assaulted = { $targets_count ->
    [0] The assault of { $figure } is an { $kind } now.
   *[other] { $figure } assaults { $targets } ({ $kind }).
  }
event-charge-malus = { $figure } is charged: -1 in INI, ATT and DEF until its next combat is over.
event-shot = { $figure } shoots at { $raw_target ->
    [none] a point on the ground
   *[other] { $target }
  } with { $weapon }: { $distance } cm, { $raw_kind ->
    [piercing] three thresholds by range
   *[other] { $difficulty ->
        [-1] out of range
       *[other] difficulty { $difficulty }
    }
  }, obstruction { $degree }.
event-pierced = { $met_count ->
    [0] The shot carries { $reach } cm and meets nobody.
   *[other] The shot carries { $reach } cm; on its line, in order: { $met }.
}
event-moved = { $figure } moves { $cost } cm.
event-allotted = The shot goes into a melee: { $total } makes { $hit } the one hit.
event-disengaged = { $figure } { $passed ->
    [yes] breaks free from { $by }.
   *[no] is held by { $by }.
  }
event-intercepted = { $figure } { $passed ->
    [yes] intercepts { $target }.
   *[no] comes too late to intercept { $target }.
  }
event-waylaid = { $raw_target ->
    [none] { $figure } waits for nobody any longer.
   *[other] { $figure } waits for { $target } on the way.
}
event-boosted = { $now ->
    [none] Nothing is added to the characteristics of { $figure } any more.
   *[other] { $figure }, in all: { $now }.
  }
event-marked = { $figure } bears toxic markers: { $toxic }.
event-use-counted = { $name ->
    [fury] { $figure } fights in fury to the end of the turn.
    [authority] { $figure } uses the free tactic of its authority.
    [mutagen] { $count ->
        [0] { "" }
        [one] { $figure } has one point of mutation to share out.
       *[other] { $figure } has { $count } points of mutation to share out.
      }
    [resolution] { $figure } calls up its resolution ({ $count }).
   *[other] { $artefact ->
        [none] { "" }
       *[other] { $figure } uses { $artefact }.
      }
}
event-dominant-found = { $side } is dominant, { $raw_by ->
    [points] by scenario points.
    [losses] by the VAL eliminated.
   *[other] by a die.
  }
event-melee-split = { $raw_side ->
    [none] { "" }
   *[other] { $side } divides a melee into combats.
}
event-combat-began = Combat: { $single } against { $others }.
event-dice-placed = { $figure } places its dice: attack { $attack }, defence { $defence }{ $declared_count ->
    [0] { "" }
   *[other] {" "}({ $declared })
  }.
event-combat-ended = The combat of { $single } is over.
event-braved = { $figure } is no longer afraid of PEU { $fear }.
event-daunted = { $figure } does not dare to assail { $by }: the action is lost.
event-routed = { $figure } is routed.
event-rallied = { $figure } rallies.
event-cowed = { $figure } cannot rally in contact with { $by }.
event-units-changed = { $raw_cause ->
    [unspent] { $figure } loses its unspent faith{ $left ->
        [0] .
       *[other] {" "}({ $left } left).
      }
    [recovery] { $figure } recovers: { $left ->
        [0] no mystic unit.
        [one] { $left } mystic unit.
       *[other] { $left } mystic units.
      }
   *[other] { $left ->
        [0] { $figure } has no mystic unit left.
        [one] { $figure } has { $left } mystic unit.
       *[other] { $figure } has { $left } mystic units.
      }
  }
event-spells-changed = { $cause ->
    [upkeep] { $author } maintains { $formula }.
    [end] Not maintained, and over: { $formula }.
    [dispelled] { $formula } is dispelled for { $figure }.
   *[other] { "" }
  }
event-tokens-changed = { $raw_cause ->
    [laid] A trap is laid.
    [sprung] A trap is sprung.
    [raised] A barricade is raised.
    [battered] The barricade is hit.
    [taken] { $carrier } takes { $token }.
   *[other] Put down: { $token }.
}
event-scored = { $total ->
    [0] { $side } has no scenario point any more.
    [one] { $side } has { $total } scenario point now.
   *[other] { $side } has { $total } scenario points now.
}
event-turn-ended = End of turn { $turn }.
event-counted = { $scores_count ->
    [0] The game is over: goal-average { $averages }.
   *[other] The game is over: points { $scores }, goal-average { $averages }.
}

## Questions

ask-commander = Who commands?
ask-pile = Stack your pile, the head first.
ask-first = Who has the first speech turn?
ask-speech = Your speech turn: activate the head of your pile?
ask-deploy = Where does { $figure } stand?
ask-next = Which fighter of the card acts now?
ask-second = Activate a second card in this speech turn?
ask-action = What does { $figure } do?
ask-path = Where does { $figure } go?
ask-facing = Which way does { $figure } face?
ask-waylay = { $figure } interrupts { $actor }: after how many centimetres of its way?
ask-react = { $actor } is about to act: who interrupts?
ask-interception = Where does { $figure } intercept?
ask-disengage = { $figure } disengages: by which characteristic?
ask-opportunist = Who holds the runaway?
ask-kept = Who stays and faces the assault?
ask-escape = Does { $figure } try to escape?
ask-flight = { $target } is routed: does it stay or flee?
ask-edge = To which edge does { $figure } run?
ask-rally = { $figure } rallies by which characteristic?
ask-aimed = What does the aimed shot roll again?
ask-unlucky = Which friend of the shooter is in danger?
ask-point = Where does the shot of { $figure } fall?
ask-parity = A tie, which the die settles: odd or even?
ask-reroll = { $figure }: have the { $face } of { $of } rolled again ({ $test }; { $skill })?
ask-keep = { $figure }: which die counts?
ask-resolution = { $figure }: declare Resolution for this test?
ask-sacred = { $figure }: use the sacred weapon or armour?
ask-authority = Use the free tactic of Authority?
ask-split = How is the melee divided?
ask-combat = Which combat now?
ask-dice = { $figure }: how many dice in attack, how many in defence?
ask-defence = { $figure }: against whom are the defence dice?
ask-pursuer = Who pursues first?
ask-pursuit = Does { $figure } pursue?

## Answers

option-activate = activate { $activate }
option-refuse = refuse
option-temporise = wait: the head of the pile to the reserve (Temporisation, 2 PT)
option-rush = rush: two cards at once, { $rush } first (Rush, 3 PT)
option-vigilance = keep on watch to interrupt the enemy: { $who } (Vigilance, 1 PT each)
option-march = { $march ->
    [up] march, one level up
    [down] march, one level down
   *[other] march
}
option-run = { $run ->
    [up] run, one level up
    [down] run, one level down
   *[other] run
}
option-dodge = { $dodge ->
    [up] dodging move, one level up
    [down] dodging move, one level down
   *[other] dodging move
}
option-disengage = { $disengage ->
    [up] disengage, a level up
    [down] disengage, a level down
   *[other] disengage
}
option-engagement = engage { $engagement }
option-charge = charge { $charge }
option-assailing = disengage and assault { $assailing }
option-shoot = shoot at { $shoot } ({ $weapon })
option-aim = aimed shot at { $aim } ({ $weapon })
option-fire = fire at { $fire } ({ $weapon })
option-bombard = bombard ({ $bombard })
option-done = done
option-intercept = intercept with { $intercept } ({ $by })
option-vigilant = { $raw_by ->
    [MOU] { $vigilant } interrupts to move (test of MOU)
   *[other] { $vigilant } interrupts (test of INI)
}{ $raw_when ->
    [midway] {" "}on the way
   *[other] {""}
}
option-none = no
option-react-none = nobody
option-no = no
option-yes = yes
option-place = at { $place }
option-stay = stay
option-flee = flee
option-west = west
option-east = east
option-south = south
option-north = north
option-odd = odd
option-even = even
option-keep = keep the { $keep }
option-split = { $split }
option-fight = { $fight }
option-attack = attack { $attack }, defence { $defence }
option-guard = dice against each: { $guard }
option-red = Red
option-blue = Blue

## Refusals

refusal-routed = a routed fighter does nothing of the kind
refusal-no-such-weapon = it carries no { $weapon }
refusal-uses-artillery = not for those who use the artillery rules
refusal-not-this-turn = this is not open after what it has done
refusal-exclusive-made = an exclusive action stands alone
refusal-exclusive-alone = an exclusive action cannot follow a cumulative one
refusal-once-each = each cumulative action is made once
refusal-shot-or-mystic = a shot and a mystic action exclude each other
refusal-not-free = { $figure } is in contact with an enemy
refusal-too-far = too far: at most { $limit } cm
refusal-blocked = something stands in the way
refusal-no-room = there is no room
refusal-not-the-shortest = straight, or the shortest way round
refusal-not-so-far = { $cost } cm away: it must be { $limit } cm
refusal-ends-in-contact = this movement may not end in contact with { $figure }
refusal-not-in-contact = it must end in contact with { $figure }
refusal-no-way = there is no way into contact with { $figure }
refusal-not-an-enemy = not an enemy in play
refusal-hidden = nobody sees { $figure }
refusal-behind = outside the field of vision
refusal-obstructed = no line of sight: obstruction { $degree }
refusal-two-levels-away = { $figure } is two levels away
refusal-cannot-shoot = { $figure } has no ranged weapon or no TIR
refusal-artillery-only = { $figure } has artillery only
refusal-no-piercing-weapon = { $figure } has no piercing weapon
refusal-no-area-weapon = { $figure } has no area weapon
refusal-target-in-contact = { $figure } is in contact with an enemy of its own
refusal-in-contact-with-nobody = { $figure } touches no enemy
refusal-assaulted-this-turn = { $figure } was assaulted this turn
refusal-touched-already = { $figure } is touched already
refusal-outside-deployment = outside the deployment zone
refusal-not-head-of-sequence = this card is not at the head of sequence
refusal-first-speech-turn = no refusal in the first speech turn
refusal-no-refusal = no refusal left
refusal-no-commander = no able commander
refusal-one-tactic-a-turn = one tactic a speech turn
refusal-used-as-often-as-the-rank = used as often as the commander's rank allows ({ $limit })
refusal-not-enough-points = { $cost } PT needed, { $points } left
refusal-reserve-full = the reserve is full ({ $limit })
refusal-pile-empty = the pile is empty
refusal-not-waiting = not all of them are waiting

## Reasons

reason-points = by scenario points
reason-goal-average = by goal-average
reason-equal = nothing tells them apart

## Words

status-vigilant = vigilant
status-wounded = wounded
terrain-scenery = scenery
terrain-rock = rock
terrain-hut = hut
terrain-wall = wall
terrain-barricade = barricade
terrain-difficult = difficult ground
terrain-encumbered = encumbered ground
terrain-impossible = impossible ground
purpose-tactician = tactician
purpose-parity = tie-break
purpose-attack = attack
purpose-defence = defence
purpose-damage = damage
purpose-challenge = challenge
purpose-disengagement = disengagement
purpose-fear = fear
purpose-rally = rally
purpose-shot = shot
purpose-allocation = allocation
purpose-template = template
purpose-rush = rush
purpose-interception = interception
purpose-vigilance = vigilance
modifier-au-contact = In contact
modifier-par-la-force = By strength
modifier-blesse = Wounded
modifier-deroute = Routed
modifier-effet = Effect
modifier-charge = Charged
modifier-obstruction = Obstruction
modifier-palier = Level
modifier-puissance-de-la-cible = Power of the target
modifier-esquive = Dodging
modifier-destabilisation = Destabilised
modifier-fleau = Bane
modifier-dur-a-cuire = Tough
modifier-brutal = Brutal
modifier-bond = Leap
modifier-rapidite = Swiftness
modifier-musicien = Musician
modifier-porte-etendard = Standard-bearer
modifier-commandement = Command

## Facts

fact-action = action
fact-against = against
fact-altitude = level
fact-attack = attack
fact-averages = goal-average
fact-boosts = effects
fact-by = by
fact-card = card
fact-cause = cause
fact-cell = table
fact-combats = combats
fact-count = number
fact-counts = counts
fact-damage = damage
fact-declared = declared
fact-defence = defence
fact-degree = obstruction
fact-difficulty = difficulty
fact-distance = distance
fact-fear = PEU
fact-force = FOR
fact-free = free
fact-friend = friend
fact-gained = gained
fact-hit = hit
fact-homes = zones
fact-left = left
fact-lost = lost
fact-name = name
fact-now = now
fact-of = of
fact-others = others
fact-passed = passed
fact-penalty = penalty
fact-points = points
fact-refusals = refusals
fact-resistance = RES
fact-scenario = scenario
fact-score = score
fact-scores = scores
fact-rolled = rolled
fact-tied = tied
fact-shift = columns
fact-single = alone
fact-skill = skill
fact-spells = formulas
fact-tactic = tactic
fact-targets = targets
fact-test = test
fact-token = token
fact-tokens = tokens
fact-total = total
fact-totals = totals
fact-toxic = toxic
fact-turns = turns
fact-value = value
fact-command = DIS
fact-trait = lent
fact-reach = range
fact-met = on the line
fact-weapon = weapon

## Combat

status-lingering = lingering
event-lingered = { $figure } fights on to the end of the phase.
event-skill-gained = { $figure } has { $skill } from now on.
event-phase-entered = Phase: { $phase }.
event-combats-mended = Some combats are not possible any more.
event-riposted = { $figure } counter-attacks: { $turned }.
event-feinted = { $figure } feints against { $target }: { $cancelled } cancelled.
event-assassinated = { $figure } strikes { $target } by surprise.
ask-precedence = A tie, and yours to settle: who of the two goes first?
ask-order = Tied: in which order do yours go?
ask-part = Which combat is taken out of the melee?
ask-steadied = { $figure }: which dice are under Resolution?
ask-concentration = { $figure }: where does a point of concentration go?
option-concentration-none = keep it
ask-charge-strength = { $figure }: use the strength of the charge?
ask-fury = { $figure }: declare War Fury?
ask-sacrifice = { $figure }: how many dice are sacrificed for a Master stroke?
ask-chaining = { $figure }: declare a Chaining?
ask-master-stroke = { $figure }: a Master stroke with this damage test?
ask-counter-attack = { $figure }: how many defence dice become attacks?
ask-turned-first = { $figure }: which defence dice become attacks first?
ask-feint = { $figure } gives up successful attacks to cancel what?
ask-defence-more = { $figure }: against whom is the die of Chaining?
ask-assassination = { $figure }: strike at once as an Assassin?
ask-defend = { $figure }: defend with a die of the next combat?
ask-riposte = { $figure }: turn the defence die into an attack?
ask-tactic = A combat tactic?
option-steadied = { $steadied_count ->
    [0] none
   *[other] { $steadied }
  }
option-turned = { $turned_count ->
    [0] none
   *[other] against { $turned }
  }
steadied-defence = defence
option-cancelled = { $cancelled_count ->
    [0] nothing
   *[other] { $cancelled }
  }
option-offensive = offensive, against { $offensive }
option-defensive = defensive, against { $defensive }
option-plain = those without Resolution
option-resolution = those under Resolution
option-tactic = { $tactic } for { $upon }
fact-blades = back blades
fact-sure = under Resolution
fact-sure_defence = defence under Resolution
fact-turned = turned
fact-cancelled = cancelled
fact-follows = follows
fact-phase = phase
fact-guarded = defended
modifier-tueur-ne = Born killer
modifier-destrier = Steed
modifier-furie-guerriere = War fury
modifier-membre-supplementaire = Extra limb
modifier-assassin = Assassin
modifier-reponse-a-l-assassin = Answer to an assassin
modifier-enchainement = Chaining
modifier-desespere = Desperate
modifier-farouche = Fierce loner
modifier-tactique = Combat tactic

## Armies

complaint-unknown-profile = Nobody can recruit this: { $names }
complaint-empty-list = An army has at least one Incarnate.
complaint-over-format = The army is worth { $cost } PA, the format allows { $limit }.
complaint-no-incarnate = No Incarnate: nobody can command.
complaint-several-commanders = An army has one commander: there are { $names }.
complaint-cannot-command = { $name } is no Incarnate and cannot command.
complaint-mixed-peoples = No people can raise all of these: { $peoples }.
complaint-rank-three = { $name } is of rank 3: only in the Heroes format.
complaint-incarnate-too-dear = { $name } is worth { $cost } PA with all it bears, an Incarnate at most { $limit }.
complaint-troop-too-dear = { $name } is worth { $cost } PA, a troop at most { $limit }.
complaint-incarnates-total = The Incarnates are worth { $cost } PA together, at most { $limit } are allowed.
complaint-too-many-figures = { $number } figures, at most { $limit }.
complaint-overfull-card = { $name }: a card stands for { $limit } at most.
complaint-needless-card = { $name }: { $number } cards are more than are needed.
complaint-identical-cards = { $name }: { $number } identical cards, at most { $limit }.
complaint-incarnate-twice = { $name } is one person: once in an army.
complaint-several-affiliations = An army has one affiliation: there are { $names }.
complaint-nobody-affiliated = { $name }: nobody of the people { $people } is in the army.
complaint-other-affiliation = { $name } does not fight for { $affiliation }.
complaint-solo-without-affiliation = { $name }: { $solo } needs the affiliation { $affiliation }.
complaint-solo-not-for-it = { $name } has no use for { $solo }.
complaint-solo-twice = { $name }: { $solo } is taken once.
complaint-too-many-pariahs = Pariahs are worth { $cost } PA, at most { $limit } (a fifth) unless one commands.
complaint-no-crew = { $names }: a crew of { $needed } with TIR is needed, there are { $number }.
complaint-no-servant = { $name }: nobody may serve it.
complaint-strange-detail = { $name }: “{ $detail }” means nothing here.
complaint-artefact-for-incarnates = { $name } is no Incarnate: no artefacts.
complaint-too-many-artefacts = { $name }: { $number } artefacts, at most { $limit }.
complaint-artefact-twice = { $name }: { $item } is borne once.
complaint-reserved-item = { $name } cannot take { $item }, which is reserved for others.
complaint-no-mystic = { $name } is no mystic: no formulas.
complaint-formula-not-for-it = { $name } cannot write in { $formula }.
complaint-formula-twice = { $name }: { $formula } is written in once.
complaint-too-many-levels = { $name }: { $levels } levels of formulas, at most { $limit }.
meter-figures = Figures
role-troop-1 = Troop, rank 1
role-troop-2 = Troop, rank 2
role-troop-3 = Troop, rank 3
role-incarnate-1 = Incarnate, rank 1
role-incarnate-2 = Incarnate, rank 2
role-incarnate-3 = Incarnate, rank 3
role-machine = War machine
faction-ligue-des-ecluses = League of the Locks
faction-hardes-de-corne = Horned Herds
faction-cour-des-cendres = Court of Ashes
faction-ordre-des-aubepins = Hawthorn Order
faction-peuple-des-marees = Tide Folk
faction-guilde-du-verre-noir = Black Glass Guild

## Scenarios

field-scenario = Scenario
field-game-size = Format
field-timed = Time limit
timed-no = None
timed-yes = By the clock
field-special = Special format
special-standard = None
special-heroes = Heroes
special-creatures = Creatures
special-both = Heroes and Creatures
scenario-skirmish = Skirmish
scenario-crossroads = The Crossroads (ours)
scenario-breakthrough = The Breakthrough (ours)
scenario-relic = The Relic (ours)
scenario-spoils = The Spoils (ours)
scenario-heads = Heads (ours)
scenario-quarters = The Quarters (ours)
brief-skirmish = No scenario points: who has eliminated more army points (the VAL of models) than he lost wins.
brief-crossroads = Three milestones: 2 points for the one in the middle, 1 for each other, to the side with more power within 5 cm of it. The routed and the hidden hold nothing.
brief-breakthrough = Every fighter wholly in the enemy's deployment zone is worth its rank.
brief-relic = A relic lies between the sides. A free fighter beside it takes it (cumulative action); it goes where its bearer goes and lies where it falls. It is worth 2 points, 4 in one's own deployment zone.
brief-spoils = Five chests are taken and carried like the relic, one to a fighter: 1 point each, 2 in one's own deployment zone.
brief-heads = The first enemy commander is worth 3 points, any other Incarnate its rank, once eliminated. A commander that lost nothing adds 25 to the goal-average.
brief-quarters = Each quarter of the table goes to the side with more VAL in it: 1 point, 2 in the enemy's half. The sides begin in opposite corners.
option-take = take { $take }
option-drop = lay down { $drop }
refusal-hands-full = { $figure } carries something already
refusal-no-token = nothing to take lies beside { $figure }
refusal-carries-nothing = { $figure } carries nothing of the kind
terrain-crate = crate
terrain-hill = hill
thing-milestone = milestone
thing-relic = relic
thing-chest = chest

## Cards

cards-profiles = Profile
cards-weapons = Ranged weapon
cards-artefacts = Artefact
cards-formulas = Formula
cards-affiliations = Affiliation
cards-tactics = Combat tactic
cards-machines = War machine
cards-beings = Summoned being
content-no-keyword = no skill or piece of equipment is called “{ $word }”.
content-no-value = nothing follows { $word }.
content-number-follows = a number follows { $word }, not { $found }.
content-pair-follows = two numbers follow { $word }, as 6/15, not { $found }.
content-words-follow = a list of words follows { $word }, not { $found }.
content-word-follows = { $found } does not follow { $word }; there are { $known }.
content-no-bold = Concentration needs a characteristic in bold.
content-flight = Vol and MOU in the air go together.
content-two-families = a mystic is a magician or a faithful, not both.
content-elements = a spell names its elements, a miracle has none.
content-miracle-frequency = a miracle has frequency 1 or is unique, not { $found }.
content-area = an area and who is affected in it go together; a point needs an area.
content-lasts = { $word } lasts: a duration of at least one turn was expected.
content-fixed-level = only a formula of level X counts its levels.
content-scores = a boost, and nothing else, names characteristics.
content-not-standing = { $word } happens once: it cannot be in force all the time.
entry-name = Name
entry-en = English name
entry-people = People
entry-rank = Rank
entry-val = VAL
entry-mou = MOU
entry-air = MOU in the air
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
entry-magician = Magician
entry-faithful = Faithful
entry-incarnate = Incarnate
entry-classes = Classes
entry-affiliations = Affiliations
entry-alignment = Alignment
entry-serves = Also serves
entry-power = Power
entry-height = Height
entry-base = Base
entry-square = Square base
entry-weapons = Ranged weapons
entry-weapon = Weapon
entry-equipment = Equipment
entry-skills = Skills
entry-bold = In bold
entry-emblem = Emblem
entry-ours = Written here
entry-note = Note
entry-force = Weapon FOR
entry-range = Range
entry-artillery = Artillery
entry-shape = Effect
entry-elements = Elements
entry-grimoires = Grimoires
entry-faith = FOI
entry-litany = Litany
entry-cost = Cost
entry-reserved = Reserved for
entry-does = Does
entry-deed = Special action
entry-nature = Nature
entry-uses = Uses
entry-per = Per
entry-target = Target
entry-family = Family
entry-collection = Collection
entry-level = Level
entry-area = Area
entry-affects = Affects
entry-duration = Duration
entry-frequency = Frequency
entry-upkeep = Upkeep
entry-only = Only for
entry-abilities = Abilities of the army
entry-solos = Solos
entry-each = For each
entry-upon = Upon
entry-servants = Servants
entry-what = What
entry-value = Value
entry-scores = Characteristics
entry-skill = Skill
entry-follows = Followed by
entry-being = Being
about-name = as lists write it; no comma
about-mou = in centimetres
about-air = in centimetres, of those who fly
about-val = in army points
about-serves = other peoples whose armies it may join
about-power = 1, 2 or 3
about-height = in centimetres
about-base = diameter or side, in centimetres
about-bold = characteristics that take points of Concentration
about-range = in centimetres; control: the control zone
about-reserved = peoples, classes, names or skills; anybody if empty
about-level = a number, or X
about-area = in centimetres round the target; 0 for the target alone
about-duration = in turns; 0 is at once
about-only = who has one of these; everybody if empty
about-each = of a special cost: so much for each fighter
about-servants = servants have one of these; any crew member if empty
about-note = anything else

## Words of the cards

word-air = Air
word-water = Water
word-fire = Fire
word-light = Light
word-darkness = Darkness
word-earth = Earth
word-destiny = Destiny
word-spell = Spell
word-miracle = Miracle
word-primagic = Primagic
word-universal = Universal
word-heavy = Heavy
word-piercing = Piercing
word-area = Area
word-free = Free
word-cumulative = Cumulative
word-exclusive = Exclusive
word-turn = Turn
word-game = Game
word-self = Itself
word-friend = A friend
word-enemy = An enemy
word-fighter = Any fighter
word-point = A point
word-target = The target
word-author = The author
word-friends = Friends
word-enemies = Enemies
word-everybody = Everybody
word-control = Control zone
word-unique = Unique
word-yes = Yes
word-no = No
word-immobile = Immobile
word-special = Special
word-x = X
word-boost = Changes characteristics
word-skill = Grants a skill
word-equipment = Grants equipment
word-damage = Damage test
word-lose = Loses life points
word-heal = Heals
word-rally = Rallies
word-fear = Frightens
word-summon = Summons
word-units = Mystic units
word-tactics = Tactic points
word-dice = Combat dice
word-shift = Columns
word-dispel = Ends a formula
emblem-leader = Crown
emblem-monster = Horns
emblem-mage = Staff
emblem-archer = Bow
emblem-assassin = Dagger
emblem-skirmisher = Javelin
emblem-defender = Shield
emblem-fighter = Swords

## Skills and equipment

trait-relentless = Relentless
trait-hardened = Hardened
trait-artefact = Artefact
trait-assassin = Assassin
trait-authority = Authority
trait-leap = Leap
trait-swordsman = Swordsman
trait-brutal = Brutal
trait-chance = Chance
trait-bestial-charge = Bestial charge
trait-command = Command
trait-concentration = Concentration
trait-awareness = Awareness
trait-construct = Construct
trait-counter-attack = Counter attack
trait-master-stroke = Master stroke
trait-war-cry = War cry
trait-rallying-cry = Rallying cry
trait-desperate = Desperate
trait-steed = Warhorse
trait-devotion = Devotion
trait-tough = Tough
trait-scout = Scout
trait-chaining = Chaining
trait-endurance = Endurance
trait-personal-enemy = Personal enemy
trait-enormous = Enormous
trait-ephemeral = Ephemeral
trait-ethereal = Ethereal
trait-fanatic = Fanaticism
trait-fierce-loner = Fierce loner
trait-vassal = Vassal
trait-feint = Feint
trait-ferocious = Ferocious
trait-faithful = Faithful
trait-bane = Bane
trait-blood-brother = Blood brother
trait-fury = War Fury
trait-harassment = Harassment
trait-hyperian = Hyperian
trait-iconoclast = Iconoclast
trait-immortal-destiny = Immortal of Destiny
trait-immortal-light = Immortal of Light
trait-immortal-darkness = Immortal of Darkness
trait-infiltration = Infiltration
trait-immunity = Immunity
trait-implacable = Implacable
trait-unalterable = Unalterable
trait-insensitive = Insensitive
trait-survival = Survival Instinct
trait-intimidation = Intimidation
trait-summoner = Summoner
trait-magician = Magician
trait-martyr = Martyr
trait-accursed = Accursed
trait-mechanic = Mechanic
trait-extra-limb = Extra limb
trait-undead = Undead
trait-musician = Musician
trait-mutagen = Mutagen
trait-warrior-mystic = Warrior mystic
trait-pariah = Pariah
trait-piety = Piety
trait-standard-bearer = Standard bearer
trait-trapper = Trapper
trait-possessed = Possessed
trait-predictable = Predictable
trait-swiftness = Swiftness
trait-quick-reload = Quick reload
trait-recovery = Recovery
trait-regeneration = Regeneration
trait-rampart = Rampart
trait-reinforcement = Reinforcement
trait-resolution = Resolution
trait-sapper = Sapper
trait-selenite = Selenite
trait-healer = Healing
trait-thaumaturge = Thaumaturge
trait-assault-shot = Assault shot
trait-instinctive-shot = Instinctive shot
trait-toxic = Toxic
trait-born-killer = Born killer
trait-flight = Flight
trait-vulnerable = Vulnerable
trait-instinctive-magic = Instinctive magic
trait-sacred-weapon = Sacred weapon
trait-sacred-armour = Sacred armour
trait-sword-axe = Sword axe
trait-charge-strength = FOR when Charging
trait-back-blades = Back blades
trait-breath = Breath
trait-steam = Steam
trait-naphtha = Naphtha

## Mystics

event-recited = { $figure } recites { $formula }: { $passed ->
    [yes] it takes effect.
   *[no] it fails.
  }
event-summoned = { $figure } answers the call.
event-skills-lent = { $trait_count ->
    [0] { $figure } loses what was lent to it.
   *[other] { $figure } has for a while: { $trait }.
}
event-points-gained = { $side } has { $left } tactic points now.
ask-counter = Does somebody counter the formula?
ask-extra = { $figure }: how many extra units for extra dice?
ask-spot = Where does the formula of { $figure } fall?
ask-maintain = { $cost ->
    [one] { $figure }: maintain { $formula } for { $cost } mystic unit?
   *[other] { $figure }: maintain { $formula } for { $cost } mystic units?
  }
ask-insensitive = { $figure }: pay more to affect { $target }?
option-counter = { $counter } counters
option-recite = { $about ->
    [recite-target] recite { $recite } on { $target }
    [level-recite-target] recite { $recite } on { $target } (level { $level })
    [level-recite] recite { $recite } (level { $level })
   *[other] recite { $recite }
}
option-devotion = { $points ->
    [one] sacrifice { $points } PV of { $devotion } for { $points } mystic unit (Devotion)
   *[other] sacrifice { $points } PV of { $devotion } for { $points } mystic units (Devotion)
  }
option-martyr = { $points ->
    [one] sacrifice { $points } PV of { $martyr } for { $points } mystic unit (Martyr)
   *[other] sacrifice { $points } PV of { $martyr } for { $points } mystic units (Martyr)
  }
refusal-not-its-adversary = only adversaries of the combat are attacked
refusal-all-dice = { $dice ->
    [one] its only die must be placed
   *[other] its { $dice } dice must be placed, no more and no less
}
refusal-blades-attack = { $dice ->
    [one] the die of its back blades attacks, it alone with their FOR
   *[other] the { $dice } dice of its back blades attack, they alone with their FOR
}
refusal-attack-only = some of its dice can only attack
refusal-uneven-attack = attack dice on two adversaries differ by one at most
refusal-not-in-the-collection = { $formula } is not in its collection
refusal-on-its-way = { $figure } is on its way: a vigilant assaults it by interception
refusal-not-its-element = a magician recites only what it has mastered all elements of: not { $formula }
refusal-not-enough-units = { $cost } units needed, { $units } left
refusal-recited-for-good = { $formula } has taken effect already, once a game
refusal-recited-already = { $formula } was recited as often as it may be
refusal-not-in-play = not in play
refusal-not-for-it = the formula is not for it
refusal-off-the-table = off the table
refusal-not-at-this-level = { $formula } is written in at level { $limit }, and a level must be paid for
refusal-too-many-summoned = those it has summoned already come to a power of { $limit }, or would with one more
refusal-as-often-as-its-rank = done already as often as its rank allows: { $limit }
refusal-not-so-many-points = { $limit } life points at most
refusal-nobody-to-give = nobody there to draw from
purpose-recitation = recitation
purpose-counter = counter
modifier-deconcentration = Deconcentrated
modifier-malus-de-melee = Melee
modifier-recuperation = Recovery
fact-formula = formula
fact-level = level
fact-being = being
fact-lent = lent
fact-skills = skills
fact-equipment = equipment
fact-bare = bare
fact-bare-gear = bare gear

## Combat tactics and artefacts

option-use = { $use } (upon { $upon })
option-wield = { $wield } (upon { $upon })
option-brandish = { $brandish } (upon { $upon })
refusal-no-such-artefact = { $figure } has no such artefact
refusal-used-up = { $figure } has used it { $limit } times: no more
refusal-no-target = nobody within reach of { $figure } whom it would serve
content-not-at-once = { $word } lasts: a special action of an artefact happens at once.
content-not-in-combat = { $word } is nothing a combat tactic may do.
## Moves, shots and fear

ask-onward = Its target has fled: does { $figure } go on?
ask-redirect = Its target is dead: whom does { $figure } assault now?
ask-harass = After how many centimetres of its run does { $figure } shoot?
ask-shot = At whom does { $figure } shoot?
ask-escaped = Where does { $figure } escape to?
ask-assault-shot = { $figure }: an assault shot before contact?
option-cry = rallying cry
option-reload = quick reload
option-breathe = breathe on those before it
option-group = together: { $group }
option-after = after { $after } cm
option-weapon = with { $weapon }
refusal-cannot-fly = { $figure } does not fly
refusal-no-such-level = only the level above or below, of three
refusal-level-changed = { $figure } has changed level already in this activation
refusal-too-slow-to-change-level = { $figure } is too slow in the air to change level
refusal-no-such-skill = { $figure } has no such skill
refusal-no-breath = { $figure } has no breath
refusal-nobody-routed = none of its friends is routed
refusal-once-a-game = { $figure } has done it in this game
refusal-only-first = only before any other action
modifier-rechargement-rapide = Quick reload

## Tactics, upkeep and special skills

event-staff-formed = { $members_count ->
    [0] The staff of { $figure } parts.
   *[other] { $figure } forms a staff: { $members }.
  }
event-scenery-changed = The scenery changes: { $piece }.
event-return-awaited = { $figure }: { $turn ->
    [0] no return.
   *[other] may come back in turn { $turn }.
  }
event-returned = { $figure } comes back.
event-moon-risen = The moon favours the Sélénites: { $figures }.
event-steamed = { $bonus ->
    [0] The boiler of { $figure } bursts: no more steam in this game.
    [one] { $figure } has { $bonus } steam point this turn.
   *[other] { $figure } has { $bonus } steam points this turn.
}
status-terrified = terrified
ask-staff = { $figure }: take somebody into the staff this turn?
ask-effect = Which effect is next?
ask-altitude = { $figure }: at which level?
option-altitude-0 = on the ground
option-altitude-1 = level 1
option-altitude-2 = level 2
ask-infiltration = Whose infiltrators move first?
ask-site = { $figure }: where to put it?
ask-trap = Does { $figure } lay a trap?
ask-instead = { $figure }: what instead?
ask-barricade = Does { $figure } raise a barricade?
ask-height = How high is the barricade?
ask-lie = Which way does the barricade lie, in degrees?
ask-return = Does { $figure } come back?
ask-arrive = Where does { $figure } come back?
ask-doses = Who gets the doses of mutagen?
ask-mutagen = { $figure }: a point of mutagen in what?
ask-steam = { $figure }: a point of steam in what?
ask-boiler = Does { $figure } use its boiler?
option-trap = lay a trap
option-steam = steam
option-staff = with { $staff }
option-effect = { $effect }: { $by }
refusal-too-near = too near an enemy: more than { $limit } cm are needed
refusal-enemy-zone = in the enemy's deployment zone
refusal-not-beside = not in contact with its layer
refusal-not-at-the-edge = not at an edge of the table
refusal-boiler-burst = the boiler no longer works
refusal-no-steam-left = no steam is left this turn
purpose-force = Passage en force
purpose-ephemeral = ephemeral
purpose-toxic = toxic
purpose-regeneration = regeneration
purpose-healer = healing
purpose-mechanic = repair
purpose-return = return
purpose-dose = dose of mutagen
purpose-mutagen = mutagen
purpose-steam = steam
purpose-moon = moon

## Passage en force

event-passage-forced = { $figure } { $passed ->
    [yes] forces its way through { $targets }.
   *[no] cannot get past { $targets }.
  }
ask-force = { $figure }: force its way on, and upon whom?
ask-passage = { $figure } was intercepted: force its way on?
ask-aside = Where does { $figure } make way?
ask-meets = { $figure } was run into: stay in contact, or step back?
option-force = force a way through to { $force } (1 PT)
refusal-does-not-wait = { $figure } does not wait any more
refusal-another-level = { $figure } moves at another level
refusal-dives-past = { $figure } dives: only somebody of as much power stops it
refusal-no-point-of-its-way = no point of that way is open to { $figure }
refusal-does-not-watch = { $figure } watches for nobody, or has tried already
refusal-another-family = { $figure } is not of the reciter's family
refusal-instinctive = { $figure } knows magic by instinct: there is no countering
refusal-outside-its-zone = { $figure } is outside its control zone
refusal-pariahs-apart = { $figure } forms no staff with them: pariahs keep to themselves
refusal-outranks = { $figure } is higher in rank
refusal-not-at-hand = { $figure } is of another staff, of a crew, or gone
refusal-out-of-earshot = { $figure } is not in the galvanisation zone of { $other }
refusal-tactic-upon-it = { $figure } is under a combat tactic of this phase already
refusal-unalterable = { $figure } is unalterable
refusal-tactic-not-for-it = the tactic is not for { $figure }
refusal-meets-somebody-else = that way does not meet { $figure } first
refusal-not-your-speech-turn = it is not the speech turn of { $side }
# ---------------------------------------------------------------- facts and characteristics at the table

fact-bonus = bonus
fact-burst = the boiler burst
fact-fast = MOU
fact-figures = fighters
fact-full = POU, Tueur né
fact-members = members
fact-piece = scenery
fact-quick = INI
fact-spent = spent
fact-sure-defence = defence under Resolution
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
option-mys = POU or FOI

# What wins, and what is counted
goal-skirmish = Have the better goal-average: the army points (PA) that the enemy lost less those you lost
purse-tactics = PT
purse-refusals = refusals
goal-crossroads = Hold the milestones: more power than the enemy within 5 cm; 2 points for the middle one, 1 for each other
goal-breakthrough = Stand in the enemy's deployment zone: each fighter there is worth its rank
goal-relic = Carry the relic: 2 points, 4 in your own deployment zone
goal-spoils = Carry the chests: 1 point each, 2 in your own deployment zone
goal-heads = Fell the enemy's Incarnates: 3 points for the first commander, their rank for the others
goal-quarters = Have more VAL in the quarters of the table: 1 point each, 2 in the enemy's half
score-points = points
score-goal-average = goal-average

## War machines

event-crew-named = { $members_count ->
    [0] { $figure } has no crew.
   *[other] Crew of { $figure }: { $members }.
  }
event-machine-taken = { $figure } is served by { $side } from now on.
fact-servants = servants
modifier-equipage = Crew
ask-crew = Does { $figure } serve the machine this turn?
ask-manned = Who is deployed with the machine?
ask-hauls = Does { $figure } help to move the machine?
option-volley = { $by } fires at { $volley }
option-launch = { $launch } fires it
option-haul = move the machine
refusal-a-machine = { $figure } is a machine
refusal-no-machine = { $figure } is no machine
refusal-no-crew-left = nobody can serve { $figure } any more
refusal-out-of-touch = { $figure } is not in contact with it
refusal-nothing-to-restore = nothing of { $figure } can be restored
refusal-not-of-the-crew = { $figure } cannot serve this machine now
refusal-rampart = nobody lands within { $limit } cm of { $figure }
refusal-too-heavy = { $figure } is too heavy for them

## Timed games

event-time-called = Time has run out: the game stops here.
ask-clock = Has the time of the game run out?
# ---------------------------------------------------------------- actions, piles and shares at the table

phase-activation = activation
phase-combat = combat
phase-upkeep = upkeep
tactic-intercept = Interception
tactic-rush = Rush
tactic-temporise = Temporisation
tactic-vigilance = Vigilance
tactic-force = Forced Passage
kind-charge = charge
kind-engagement = engagement
kind-assailing = assailing disengagement
skill-hardened = Hardened
skill-intimidation = Intimidation
skill-chance = Chance
skill-resolution = Resolution
skill-aim = aimed shot
skill-desperate = Desperate
cancelled-defence = defence
test-attack = attack
test-defence = defence
test-challenge = challenge
test-disengagement = disengagement
test-fear = fear
test-rally = rally
test-shot = shot
test-rush = rush
test-interception = interception
test-recitation = recitation
test-counter = counter
test-vigilance = vigilance
test-force = forced passage
test-damage = damage
action-volley = shot of the machine
action-launch = area shot of the machine
action-haul = the machine is moved
action-serve = serves the machine
action-march = march
action-run = run
action-dodge = dodging movement
action-engagement = engagement
action-charge = charge
action-force = run through an enemy
action-disengage = disengagement
action-assailing = disengagement and assault
action-shoot = shot
action-aim = aimed shot
action-fire = artillery shot
action-bombard = area shot
action-recite = recitation
action-devotion = Dévotion
action-martyr = Martyr
action-use = artefact
action-wield = artefact
action-brandish = artefact
action-take = takes something
action-drop = lays something down
action-steam = steam
action-trap = trap
action-cry = rallying cry
action-reload = quick reload
action-breathe = breath
pile-red = pile
pile-blue = pile
pile-red-reserve = reserve
pile-blue-reserve = reserve
pile-red-played = played
pile-blue-played = played
share-attack = attack
share-defence = defence
share-blades = back blades
share-guard = defence
share-steadied = under Resolution
share-turned = turned against
share-cancelled = cancelled
effect-rally = rally
effect-regeneration = regeneration
effect-healer = healing
effect-mechanic = repair

# What odds tell
outcome-life-lost = loses life
outcome-eliminated = is eliminated
outcome-routed = is routed
outcome-rallied = is rallied
outcome-intercepts = intercepts
outcome-charge-malus = weakened by the charge
outcome-life-gained = is healed
outcome-gets-away = gets away
outcome-formula = the formula succeeds

detail-commander = commander
detail-affiliation = affiliation
detail-card = card
ware-commander = Command
ware-affiliation = Affiliation
ware-artefact = Artefacts
ware-solo = Solos
ware-formula = Formulas
ware-card = Cards

## The first page

pitch-age-des-escarmouches = A secret pile of cards says who acts when; melees are divided, dice shared between attack and defence.
now-dice = combat dice
now-shift = columns
declared-offensive = offensive chain
declared-defensive = defensive chain
declared-master-stroke = master stroke
declared-fury = war fury
event-status-gained = { $raw_status ->
    [dodging] { $figure } is dodging shots.
    [hidden] { $figure } is hidden.
    [vigilant] { $figure } is on the watch.
   *[other] { $figure } is now { $status }.
}
event-status-lost = { $raw_status ->
    [hidden] { $figure } is hidden no longer.
   *[other] { $figure } is no longer { $status }.
}
aim-engagement = Engage
aim-charge = Charge
aim-shoot = Shoot

## On the sheet of a fighter

fact-rank = rank
fact-power = power
fact-units = units
fact-people = people
fact-traits = skills
fact-formulas = formulas
fact-face = die
follows-light = Light
follows-destiny = Destiny
follows-darkness = Darkness
follows-air = Air
follows-water = Water
follows-fire = Fire
follows-earth = Earth
follows-undead = Undead
follows-incarnate = Incarnate
follows-toxic = Toxic
follows-for-tir = FOR of the shot
sight-cover = obstruction { $cover }
fact-weapons = weapons

noted-shoot = out of range: the shot will fail
noted-aim = out of range: the shot will fail
noted-tactic = { $cost } PT{ $gains_count ->
    [0] { "" }
   *[other] {": "}{ $gains }
  }{ $traits_count ->
    [0] { "" }
   *[other] {": "}{ $traits }
  }{ $deeds_count ->
    [0] { "" }
   *[other] {": "}{ $deeds }
  }
noted-recite = { $cost } UM{ $gains_count ->
    [0] { "" }
   *[other] {": "}{ $gains }
  }{ $traits_count ->
    [0] { "" }
   *[other] {": "}{ $traits }
  }{ $deeds_count ->
    [0] { "" }
   *[other] {": "}{ $deeds }
  }
deed-damage = damage
deed-lose = loss of PV
deed-heal = healing
deed-rally = rallying
deed-fear = fear
deed-summon = somebody called
deed-units = mystic units
deed-tactics = tactic points
deed-dice = combat dice
deed-shift = columns
deed-dispel = dispelling
fact-author = author
