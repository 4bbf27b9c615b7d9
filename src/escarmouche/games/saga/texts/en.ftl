### SAGA

## States and scenery

status-dead = dead
status-dying = dying
status-unconscious = unconscious
status-fainted = fainted
status-fleeing = fleeing
status-crouched = crouched
status-lying = on the ground
status-bound = bound
status-asleep = asleep
status-unaware = unaware
status-surprised = surprised
terrain-tree = tree
terrain-house = house
terrain-rough = rough ground
terrain-stairs-down = stairs down
terrain-stairs-up = stairs up
terrain-ladder = ladder
terrain-crowd = crowd
terrain-dense-crowd = dense crowd

## The turn

event-briefed = Encounter: { $encounter }, { $turns } turns.
event-ruled = Ruling ({ $ruling }{ $raw_figure ->
    [none] { "" }
   *[other] , { $figure }
  }): { $answer }.
event-turn-began = — Turn { $turn } —
event-reacted = { "" }
event-announced = { $figure } announces { $number ->
    [0] no action
    [one] { $number } action
   *[other] { $number } actions
  }.
event-segment-began = Segment { $segment }.
event-action-taken = { $raw_action ->
    [move] { "" }
    [delay] { "" }
    [stand] { "" }
    [draw] { "" }
   *[other] { $figure }: { $action }.
  }
event-slot-spent = { "" }
event-slot-lost = { $figure } loses the action of segment { $segment }.
event-delayed = { $figure } delays by { $by ->
    [one] { $by } segment
   *[other] { $by } segments
  }{ $slots_count ->
    [0] { "" }
    [one] , to segment { $slots }
   *[other] , to segments { $slots }
  }{ $lost ->
    [0] { "" }
    [one] { "; " }{ $lost } action lost
   *[other] { "; " }{ $lost } actions lost
  }.
event-dice-lost = { $figure } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } less for the rest of the turn ({ $action }).
event-survival-tried = { $figure } enters survival mode { $now ->
    [yes] at once.
   *[no] in the next segment.
  }
event-survival-began = { $figure } is in survival mode.
event-yielded = { $figure } lets { $to } act first.
event-segment-done = { "" }
event-turn-ended = End of turn { $turn }.
ask-deploy = Where does { $figure } stand?
ask-announce = How many actions does { $figure } announce?
ask-action = What does { $figure } do?
ask-pay = That was not announced: does { $figure } pay with a die less, or with the action of this segment?
ask-path = Where does { $figure } go?
option-done = nothing more
option-delay = delay by { $delay }
option-after = let { $after } act first
option-survive = survival mode (an action in every second left, each with four dice less)
option-die = a die less
option-slot = the action of this segment
option-none = nothing
refusal-no-slot = { $figure } has no declared action in segment { $segment }
refusal-helpless = { $figure } cannot act at all
refusal-once-a-segment = this is done once a segment
refusal-too-late = by a whole number of segments, and not beyond the fifth
refusal-no-dodge = { $figure } cannot dodge, or not so
refusal-survival-tried = { $figure } cannot enter survival mode now
refusal-no-initiative = { $figure } does not arrange the order against that opponent
refusal-outside-home = outside the place of this side
complaint-unknown-profile = There is nobody called { $names }.
complaint-empty-list = Nobody is in this list.
reason-last-standing = the last side standing
reason-time = time is up
reason-time-people = time is up, and more people are left
reason-time-levels = time is up, as many people are left, and they have more levels left (wounds and fatigue)
purpose-reaction = reaction
purpose-survival = survival mode
modifier-actions-annoncees = Announced actions
modifier-actions-non-declarees = Undeclared actions
modifier-desequilibre = Off balance
modifier-blessures = Wounds
modifier-fatigue = Fatigue
modifier-surpris = Surprised

## Tests

# The line of a roll tells its dice itself.
event-rolled-plain = { $raw_purpose ->
    [arm] { $figure } rolls for { $purpose }: { $dice }
    [face] { $figure } rolls for { $purpose }: { $dice }
    [hours] { $figure } rolls for { $purpose }: { $dice }
    [shaft] { $figure } rolls for { $purpose }: { $dice }
    [stray] { $figure } rolls for { $purpose }: { $dice }
    [tie] { $figure } rolls for { $purpose }: { $dice }
   *[other] { "" }
  }
event-tested = { $figure }, { $test }: { $shown }{ $level ->
    [0] { "" }
   *[other] { " " }+ base { $level }
  }{ $changed ->
    [no] { "" }
   *[yes] { " " }+ { $modifier }
  } = { $total }{ $raw_came ->
    [total] .
    [critical] , a critical failure.
    [fumbled] { " " }against { $difficulty }: a critical failure.
    [passed] { " " }against { $difficulty }: success.
   *[failed] { " " }against { $difficulty }: failure.
  }

## Moving and engaging

event-sped = { "" }
event-turned = { "" }
event-rose = { "" }
event-engaged = { $figure } and { $target } are engaged.
event-released = { $figure } and { $target } are no longer engaged.
event-drawn = { $figure } draws { $weapon }.
option-move = walk
option-sprint = { $about ->
    [how-sprint] run ({ $sprint }, { $how })
   *[other] run ({ $sprint })
}
purpose-sprint = a fast movement
refusal-no-speed-left = { $figure } has no speed left in this segment
refusal-another-test = this ground is crossed by another test
refusal-too-far = too far: at most { $limit } m
refusal-blocked = something stands in the way
refusal-no-place = nobody can stand there
refusal-engaged = engaged with { $figure }

## Fighting

event-attacked = { $figure } attacks { $target } ({ $weapon }{ $raw_zone ->
    [none] { "" }
   *[other] , { $zone }
  }): { $total } against { $needed }{ $changed ->
    [yes] { " " }({ $sum })
   *[no] { "" }
  }, { $hit ->
    [yes] hit.
   *[no] missed.
  }
event-dodged = { $changed ->
    [yes] { $figure } dodges: { $total } in all.
   *[no] { "" }
  }
event-soaked = Damage { $damage } against soak { $soak } of { $mount ->
    [yes] the mount of { $figure }
   *[no] { $figure }
  }: { $levels ->
    [0] nothing
    [one] { $levels } level
   *[other] { $levels } levels
  }.
event-pending = { $target } suffers it after its own action, which is at the same time.
event-settled = { $figure } suffers what happened at the same time.
event-levels-lost = { $figure } loses { $wounds ->
    [0] { "" }
    [one] { $wounds } wound level
   *[other] { $wounds } wound levels
  }{ $raw_both ->
    [yes] { " and " }
   *[no] { "" }
  }{ $fatigue ->
    [0] { "" }
    [one] { $fatigue } fatigue level
   *[other] { $fatigue } fatigue levels
  }.
event-actions-lost = { $figure } loses { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-fell = { $figure } falls.
event-put-out = { $figure } is out of action: { $how }.
event-left-field = { $figure } leaves the field.
ask-react = { $by } attacks { $figure }, { $total } against { $needed }: how to reply?
option-strike = strike { $strike } ({ $weapon })
option-dodge = dodge
purpose-attack = an attack
purpose-dodge = a dodge
purpose-damage = damage
purpose-soak = soak
refusal-out-of-reach = nobody is in reach of that weapon
modifier-a-terre = On the ground
modifier-accroupi = Crouched
modifier-de-dos = From behind
modifier-hauteur = Height
modifier-marge-de-l-attaque = Margin of the attack
modifier-plusieurs-assaillants = Several assailants
modifier-protection = Protection

## Time and ground

status-hobbled = hobbling
status-weapon-arm-lost = weapon arm useless
status-other-arm-lost = shield arm useless
status-leg-lost = a leg useless
status-foot-lost = a foot useless
status-bleeding = bleeding
refusal-fleeing = { $figure } flees and takes no declared action
purpose-tie = a tie
test-tie = tie
ask-survival-difficulty = How hard is survival mode for { $about }?
ask-reactions = Are reactions rolled anew in this segment?
option-kept = keep those of the turn
option-new = roll anew
ruling-survival-difficulty = difficulty of survival mode
ruling-reactions = reactions of the segment
answer-kept = those of the turn
answer-new = rolled anew
event-rushed = { "" }
event-slowed = On { $piece } everybody goes at { $percent } % of their speed.
event-jumped = { $figure } tries to jump over { $piece }.
event-plunged = { $figure } falls into the depth (second { $second }).
event-postured = { $figure } is now { $posture }.
event-rising = { $figure } is getting up, { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
  }.
event-unsteadied = { $figure } loses balance: a die less until the end of the turn.
event-startled = { $figure } is taken by surprise: { $lost ->
    [yes] no reaction in this segment.
   *[no] { $margin } less.
  }
terrain-ditch = ditch
terrain-chasm = chasm
terrain-slope = slope
terrain-rise = high ground
option-jump = jump over { $jump }{ $dodge ->
    [yes] , dodging
   *[no] { "" }
  }
option-acrobatic-jump = jump acrobatically over { $acrobatic-jump }{ $dodge ->
    [yes] , dodging
   *[no] { "" }
  }
option-crouch = crouch
option-lie = lie down
option-dismount = step down from the chariot
option-stand = stand up
option-look = look about
option-acrobatic = acrobatic dodge
ask-surprise-difficulty = How hard is it for { $about } to get over the surprise?
ask-acrobatics-difficulty = How hard are acrobatics for { $about } here?
ask-slope = How much of their speed do people keep on { $about }, in hundredths?
refusal-no-room = { $figure } has no room beside it
refusal-nothing-to-jump = { $figure } has nothing to jump over here
refusal-falling = { $figure } is falling
refusal-posture = { $figure } cannot do that in its posture now
refusal-rising = { $figure } is getting up
refusal-nothing-to-notice = { $figure } already knows what is going on
refusal-unaware = { $figure } knows of no fight yet
purpose-surprise = surprise
purpose-perception = vigilance
purpose-jump = a jump
purpose-acrobatics = acrobatics
modifier-feinte-de-corps = Body feint
modifier-chute = Fall
modifier-occupe = Busy
event-critically-hurt = Critical wound of { $figure } ({ $shown } + { $added } = { $total }): { $wound }.
event-mangled = { $figure } will lose a { $part } without care.
event-amputated = { $figure } loses a { $part } for want of care.
event-disfigured = The face of { $figure }: { $mark }.
event-tended = { $by } has helped { $figure }: { $wound }.
event-task-began = { $figure } begins a long action.
event-task-worked = { $figure } has { $levels } of { $target } levels.
event-task-ended = { $done ->
    [yes] { $figure } is done.
   *[no] { $figure } breaks off a long action.
  }
event-cleared = { $by } clears { $piece } out of the way.
event-disengaged = { $free ->
    [yes] { $figure } disengages.
   *[no] { $figure } does not get away.
  }
option-disengage = disengage ({ $disengage })
option-rise = get up ({ $rise })
option-care = care for { $care }
option-stunt = clear { $stunt } out of the way
option-go-on = go on
option-break-off = break off
option-stay = stay
option-follow = follow
option-sustained = sustained: declared
option-limited = limited: undeclared
option-slight = almost none: innate
option-long = a long action
option-ready = ready
option-surprised = surprised
option-unaware = unaware
ask-task = { $figure } is at a long action: go on?
ask-intercept = { $figure }: strike at whoever gets away?
ask-follow = { $figure }: follow whoever gets away?
ask-attention = How much attention does this take?
ask-surprise = Is { $about } surprised?
ask-trek = Who is brought back into the fight?
ask-trek-to = Where does whoever is brought back come to?
ask-trek-fatigue = For how much fatigue?
refusal-at-a-task = { $figure } is at a long action
refusal-no-patient = nobody near { $figure } needs care
refusal-no-stunt = { $figure } can try nothing of the kind here
refusal-not-engaged = { $figure } cannot disengage now
purpose-care = care
purpose-task = a task
purpose-critical = a critical wound
purpose-arm = which arm
purpose-hours = hours
purpose-face = the face
purpose-endurance = endurance
modifier-degagement = Disengagement

## Words of fields

action-move = walk
action-sprint = run
action-strike = blow
action-delay = delay
action-after = initiative given up
action-survive = survival mode
action-dodge = dodge
test-reaction = reaction
test-survival = survival mode
test-sprint = fast movement
test-attack = attack
test-damage = damage
test-soak = soak
test-dodge = dodge
nature-declared = declared
nature-undeclared = undeclared
nature-innate = innate
nature-long = long
nature-double = double
how-dead = dead
how-dying = dying
how-unconscious = unconscious
how-fainted = fainted
kind-strike = blow
kind-move = walk
kind-sprint = run
encounter-clearing = The clearing
share-declared = declared
share-fast = fast movement
share-dodge = dodge
share-move = movement
sprint-athletics = athletics
sprint-acrobatics = acrobatics
sprint-strength = Strength
sprint-agility = Agility
action-jump = jump
action-acrobatic-jump = acrobatic jump
action-crouch = crouching
action-lie = lying down
action-dismount = stepping down
action-stand = getting up
action-look = vigilance
test-surprise = surprise
test-perception = vigilance
test-jump = jump
test-acrobatics = acrobatics
kind-feint = combat movement
kind-zigzag = zigzag
kind-jump = jump
share-look = look
share-posture = posture
how-feint = feinting
how-zigzag = in zigzags
posture-standing = standing
posture-crouched = crouched
posture-lying = on the ground
ruling-surprise-difficulty = difficulty of the surprise
ruling-acrobatics-difficulty = difficulty of acrobatics
ruling-slope = speed on the slope
action-disengage = disengagement
action-rise = getting up
action-care = care
action-stunt = attempt
test-care = care
test-task = task
test-endurance = endurance
disengage-dodge = dodge
disengage-acrobatic = acrobatic dodge
rise-dodge = dodge
rise-acrobatic = acrobatic dodge
share-stunt = attempt
wound-nothing = nothing
wound-off-balance = off balance
wound-hand = a hand
wound-stunned = the trunk, stunned
wound-hobbled = a leg
wound-thrown-down = thrown to the ground
wound-arm = an arm is useless
wound-leg = a leg is useless
wound-head = the head, unconscious
wound-bleeding = the trunk, bleeding
wound-crushed-hand = a hand is crushed
wound-crushed-foot = a foot is crushed
wound-face = the face
wound-mortal = the trunk, mortal
wound-killed = the head, dead on the spot
wound-dying = a dying body
wound-foot = a foot
part-hand = hand
part-foot = foot
mark-scar = a scar
mark-ear = an ear is lost
mark-eye = an eye is lost
mark-nose = the nose is torn off
mark-jaw = the jaw is smashed
ruling-attention = attention
ruling-surprise = surprise
ruling-trek = back into the fight
ruling-trek-fatigue = fatigue of the way
answer-none = nobody
answer-sustained = sustained
answer-limited = limited
answer-slight = almost none
answer-long = long
answer-ready = ready
answer-surprised = surprised
answer-unaware = unaware

## Fields of events

fact-strength = strength
fact-agility = agility
fact-endurance = endurance
fact-perception = perception
fact-presence = presence
fact-mind = mind
fact-traits = skills
fact-reaction = reaction
fact-announced = actions
fact-armour = armour
fact-chief = chief
fact-tactic = tactical bonus
fact-tactic-on = tactical bonus on
fact-zone = zone
tactic-on-attack = attack
tactic-on-defence = defence
fact-action = action
fact-actions = actions
fact-against = against
fact-answer = answer
fact-by = by
fact-course = direction
fact-critical = critical failure
fact-damage = damage
fact-rolled = rolled
fact-dice = dice
fact-dies = dies in turn
fact-difficulty = difficulty
fact-effect = effect
fact-encounter = encounter
fact-fatigue = fatigue
fact-held = in hand
fact-added = points added
fact-hit = hit
fact-how = how
fact-left = left
fact-level = level
fact-levels = levels
fact-lost = lost
fact-margin = margin
fact-meant = meant
fact-nature = nature
fact-now = at once
fact-number = number
fact-owed = still to be lost
fact-passed = success
fact-ruling = ruling
fact-segment = segment
fact-settings = settings
fact-share = share of the segment
fact-slots = segments
fact-soak = soak
fact-speed = speed
fact-test = test
fact-total = total
fact-turns = turns
fact-weapon = weapon
fact-wounds = wounds
fact-went = of its speed
fact-piece = piece
fact-percent = per cent
fact-dodges = dodging
fact-second = second
fact-depth = depth
fact-posture = posture
fact-seconds = seconds

## Hand to hand

event-dropped = { $figure } drops { $weapon }.
event-broke = { $weapon } of { $figure } breaks.
event-eye-lost = { $figure } loses an eye.
event-ran = { "" }
event-met = { $figure } and { $target } come together.
event-blow-lost = { $figure } was struck first and loses the blow.
event-staggered = { $figure } is off balance and will lose the first action of the next turn.
event-hurled = { $figure } is thrown to the ground.
ask-zone = Where does { $figure } aim?
ask-clash = { $figure } has the longer weapon: strike first?
option-called = called shot at { $called } ({ $weapon })
option-shield-charge = knock { $shield-charge } over with the shield
option-torso = the torso
option-leg = a leg
option-right-arm = the right arm
option-left-arm = the left arm
option-foot = a foot
option-right-hand = the right hand
option-left-hand = the left hand
option-head = the head
option-throat = the throat
option-eye = an eye
option-first = strike first
option-wait = wait
refusal-stuck = { $weapon } is stuck in somebody
refusal-not-in-hand = { $weapon } is not in hand: it has to be drawn
refusal-just-drawn = { $weapon } was drawn in this segment
refusal-no-run-up = { $figure } has not run 3 m straight at that opponent in this segment
refusal-no-shield = { $figure } has no shield in hand
purpose-agility = Agility
purpose-shaft = a shaft
modifier-arme-a-deux-mains = Two-handed weapon
modifier-coup-appris = Learnt blow
modifier-charge = Charge
modifier-charge-recue = Charged at
modifier-zone-visee = Zone aimed at
modifier-vue-diminuee = Lost eye
action-called = called shot
action-shield-charge = shield charge
test-agility = Agility
kind-called = called shot
kind-shield-charge = shield charge
zone-torso = torso
zone-leg = leg
zone-right-arm = right arm
zone-left-arm = left arm
zone-foot = foot
zone-right-hand = right hand
zone-left-hand = left hand
zone-head = head
zone-throat = throat
zone-eye = eye
fact-eyes = eyes lost
fact-metres = metres

## Prepared blows, trips, holds, stuck weapons, drawing

event-prepared = { $figure } prepares a blow: { $blow }.
event-preparation-lost = { $used ->
    [yes] { "" }
   *[no] The preparation of { $figure } comes to nothing.
  }
event-contested = Contest of { $test } between { $figure } and { $target }: { $levels ->
    [0] not won
    [one] won by { $levels } level
   *[other] won by { $levels } levels
  }.
event-seized = { $by } holds { $figure }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } less.
event-freed = { $figure } is no longer held by { $by }.
event-impaled = The weapon stays stuck in { $figure }: { $weapon }.
event-let-go = { $figure } leaves { $weapon } where it is stuck.
event-pulled-out = { $figure } pulls a weapon out of { $target }: { $weapon }.
ask-contest = { $figure } trips { $target }: by Agility or by Strength?
ask-hurl = { $figure } has a firm hold on { $target }: throw at once?
option-agility = Agility
option-strength = Strength
option-hurl = throw
option-keep = keep the hold
option-prepare = { $about ->
    [on-prepare] prepare ({ $prepare }) against { $on }
   *[other] prepare ({ $prepare })
}
option-power = power blow at { $power } ({ $weapon })
option-leap = leap at { $leap } ({ $weapon })
option-trip = trip { $trip } ({ $weapon })
option-seize = { $about ->
    [seize-weapon] seize { $seize } ({ $weapon })
   *[other] seize { $seize }
}
option-tighten = hold { $tighten } more firmly
option-throw-down = throw { $throw-down } down
option-break-free = break free from { $break-free }
option-pull-out = pull { $weapon } out of { $pull-out }
option-twist = drive { $weapon } deeper into { $twist }
option-let-go = let go of { $let-go }
option-draw = draw { $draw }
option-draw-and-use = draw { $weapon } and use it on { $draw-and-use } ({ $how })
option-two-weapons = strike with two weapons: { $two-weapons }, then { $second }
refusal-held = held by { $figure }
refusal-no-hands = { $figure } has no arm left for it
refusal-held-already = you hold { $figure } already; tighten the hold
refusal-no-hold = { $figure } holds nobody so firmly
refusal-not-held = nobody holds { $figure }
refusal-own-body = nobody pulls a weapon out of his own body
refusal-nothing-stuck = { $figure } has no weapon there that is stuck
refusal-nothing-to-draw = { $figure } does not have that to draw
refusal-one-weapon = { $figure } has no weapon in each hand
refusal-out-of-leap = between { $near } and { $far } m from somebody who is not engaged with one, with room to leap
refusal-pinned = { $figure } holds the weapon that is stuck
refusal-unprepared = { $figure } has prepared no such blow
purpose-contest = a contest
purpose-fall = a fall
test-fall = soak of a fall
purpose-fatigue = fatigue
purpose-pull = a weapon to pull out
modifier-attaque-acrobatique = Acrobatic attack
modifier-coup-en-force = Power blow
modifier-degaine-en-frappant = Drawn in the blow
modifier-deux-armes = Two weapons
modifier-empale = Impaled
modifier-entrave = Held
modifier-projection = Throw
action-prepare = preparation
action-power = power blow
action-leap = acrobatic attack
action-trip = trip
action-seize = seizure
action-tighten = firmer hold
action-throw-down = throw
action-break-free = breaking free
action-pull-out = pulling out
action-twist = twisted weapon
action-let-go = letting go
action-draw = drawing
action-draw-and-use = draw and use
action-two-weapons = two weapons
blow-power = power blow
blow-acrobatic = acrobatic attack
prepare-power = power blow
prepare-acrobatic = acrobatic attack
test-contest = contest
test-strength = Strength
test-fatigue = fatigue
test-pull = weapon to pull out
kind-power = power blow
kind-acrobatic = acrobatic attack
kind-leap = leap
kind-trip = trip
kind-seize = seizure
kind-twist = twisted weapon
fact-blow = blow
fact-kept = kept
fact-used = used
fact-wound = wound
fact-part = part
fact-mark = mark
fact-task = task
fact-target = target
fact-done = done
fact-free = free
fact-on = on

## Encounters of one's own

encounter-duel = A duel
encounter-tavern = A tavern brawl
encounter-street = An ambush in the street
encounter-bridge = A bridge held by few
encounter-hostage = A hostage at bay
encounter-single-combat = A single combat for a head
encounter-war-bands = Two war bands
encounter-raid = A raid
reason-held-out = they held out

## War cries, terror and flight

event-cried = { $figure } frightens the enemy ({ $way }): { $points ->
    [0] to no avail
    [one] { $points } terror point
   *[other] { $points } terror points
  }.
event-terror-spread = Terror of { $side }: { $points } by { $opponents ->
    [one] { $opponents } opponent
   *[other] { $opponents } opponents
  }, a score of { $score }.
ask-cry = Does { $figure } frighten the enemy before the fight?
option-cry = a war cry
option-carnyx = the carnyx
option-contortions = contortions
way-cry = a war cry
way-carnyx = the carnyx
way-contortions = contortions
purpose-cry = a war cry
purpose-terror = courage against terror
test-cry = fury
test-terror = courage against terror
modifier-cri-de-guerre = Own war cry
modifier-a-l-ecart = Out of the enemy's reach
modifier-peintures-et-chants = Paint and songs
kind-flight = flight
action-flight = flight
fact-way = how
fact-points = terror points
fact-opponents = opponents
fact-score = terror score
fact-bare = unclothed
fact-heads = heads at the belt

## Heads

event-beaten = { $by } has beaten { $figure } in single combat.
event-beheaded = { $by } cuts off the head of { $figure }.
event-head-hung = The head of { $target } hangs at the belt of { $figure }; it keeps { $days ->
    [0] for today
    [one] for { $days } day
   *[other] for { $days } days
  }.
event-head-spoilt = The head of { $target } cannot be kept.
event-head-embalmed = { $by } embalms the head of { $target }: a trophy of { $figure }.
ask-head = Does { $figure } take the head of { $target }?
option-hang = hang it at the belt
option-take-head = take the head of { $take-head }
ask-embalm = Who embalms the head of { $target } for { $figure }?
refusal-not-beaten = { $figure } was not beaten in single combat by this one
refusal-belt-full = no room for another head at the belt of { $figure }
ask-embalming = How hard is it to embalm the head of { $about }?
ruling-embalming = difficulty of embalming
purpose-head = preparing a head
purpose-embalming = embalming
test-head = preparing a head
test-embalming = embalming
action-take-head = head taken
fact-days = days

## At bay

status-at-bay = at bay
event-held-at-bay = { $by } keeps { $figure } at bay.
event-cowed = { $figure } dares not: { $action }.
refusal-cowed = { $figure } has not dared that in this segment
event-dared = { $figure } dares, { $first ->
    [yes] before { $by } can do anything.
   *[no] but { $by } is ready.
  }
event-bay-ended = { $figure } is no longer kept at bay.
ask-held-attack = Does { $figure } strike its captive?
option-spare = spare the captive
ask-bay-difficulty = How much courage does { $about } need to try something?
ruling-bay-difficulty = difficulty of daring something
ask-vigilance = How alert is { $about }?
ruling-vigilance = vigilance of the captor
purpose-bay = courage of somebody at bay
purpose-bay-reaction = reaction of captive and captor
test-bay = courage at bay
test-bay-reaction = reaction
fact-first = first

## Sight, size and mounts

event-dimmed = Visibility: { $visibility }.
ask-visibility = How well do people see?
ruling-visibility = visibility
option-clear = clear
option-reduced = reduced
option-low = low
option-very-low = very low
answer-clear = clear
answer-reduced = reduced
answer-low = low
answer-very-low = very low
visibility-clear = clear
visibility-reduced = reduced
visibility-low = low
visibility-very-low = very low
fact-visibility = visibility
modifier-visibilite = Visibility
modifier-taille-de-la-cible = Size of the target
event-balked = { $figure } dares not shoot at { $target } past a friend.
refusal-balked = { $figure } dared not shoot past a friend in this segment
event-mount-hurt = The mount of { $figure } loses { $wounds ->
    [one] { $wounds } wound level
   *[other] { $wounds } wound levels
  }; { $left } left.
event-dismounted = { $figure } is on foot now.
option-strike-mount = strike the mount of { $strike-mount } ({ $weapon })
option-shoot-mount = shoot at the mount of { $shoot-mount } ({ $weapon })
option-throw-mount = throw { $weapon } at the mount of { $throw-mount }
action-strike-mount = blow at a mount
action-shoot-mount = shot at a mount
action-throw-mount = throw at a mount
refusal-no-mount = { $figure } has no mount
refusal-mounted = no mount goes on stairs or ladders
sprint-riding = riding
fact-mount = mount

## Missiles and duels

event-launched = { "" }
event-stared = { $figure } wins this second of the stare: +{ $levels } on the reaction that ends it, +{ $edge } in all.
event-duel-broken = The stare is over.
ask-beforehand = { $figure } may be shot at: dodge in advance?
ask-duel = { $figure }: go on staring, or break it off?
option-stare = go on staring
option-break = break it off
option-shoot = shoot at { $shoot } ({ $weapon })
option-throw = throw { $weapon } at { $throw }
option-aim = aimed missile at { $aim } ({ $weapon })
refusal-out-of-range = nobody is in sight and in range of that
purpose-shot = a shot
purpose-duel = the stare of a duel
modifier-tir-au-juge = Snap shot
modifier-surprise = Surprise
modifier-vigilance = Vigilance
modifier-acrobatie = Acrobatics
action-shoot = shot
action-throw = throw
action-aim = called shot
test-shot = shot
test-duel = stare
kind-shoot = shot
kind-throw = throw
fact-edge = upper hand
fact-gone = thrown
how-strike = blow
how-throw = throw
how-shoot = shot

## Targets

event-strayed = The missile hits { $target } in place of { $meant }.
event-passer-by-hit = A passer-by is hit in place of { $target }.
purpose-stray = a stray missile
modifier-mouvement-de-la-cible = Movement of the target
modifier-couvert = Cover
modifier-cible-engagee = Engaged target
modifier-cible-dans-la-foule = Target in a crowd

## Mounted

modifier-niveau-de-monte = Level in riding
modifier-monte-contre-pieton = Mounted against foot
refusal-no-chariot = { $figure } is in no chariot
refusal-chariot = nobody strikes from a chariot

## Fear

event-frightened = { $figure } is afraid: { $fear ->
    [one] { $fear } die
   *[other] { $fear } dice
  } less on blows and shots.
event-calmed = { $fear ->
    [0] { $figure } is no longer afraid.
    [one] { $figure } is less afraid: { $fear } die left.
   *[other] { $figure } is less afraid: { $fear } dice left.
  }
purpose-courage = courage
test-courage = courage
modifier-peur = Fear
fact-fear = fear

## Command

event-chief-named = { $figure } leads { $men }.
event-taken-in-hand = { $figure } obeys { $by }.
event-command-lost = Nobody commands { $men } any more.
event-chief-lost = The chief { $figure } is lost.
event-example-shown = { $by ->
    [0] { "" }
   *[other] The example of { $figure } tells on { $men }: { $raw_signed } on their courage.
  }
event-orders-began = { $figure } gives orders ({ $orders }) to { $men }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
event-orders-given = { $left ->
    [0] { "" }
    [one] { $figure } needs { $left } action more for these orders.
   *[other] { $figure } needs { $left } actions more for these orders.
  }
event-orders-stand = { "" }
event-orders-over = { $done ->
    [yes] { "" }
   *[no] { $figure } is interrupted: the orders come to nothing.
  }
event-tactics-changed = { $bonus ->
    [0] { $figure } changes the tactics, which only undoes those of the enemy.
   *[other] { $figure } changes the tactics: + { $bonus } on { $on } for { $men }.
  }
event-tactics-countered = The tactical bonus of { $men } is { $bonus } now.
event-galvanise-tried = { $figure } tries to galvanise the troops.
event-galvanised = { $figure } has a level of { $track } back until the end of the battle.
event-loan-over = { $figure } loses again what was given back for the battle.
ask-men = Whom does { $figure } address? (an action for every { $capacity } of them)
ask-tactic = { $figure }: is the bonus of { $bonus } on attack or on defence?
ask-tactical-difficulty = How hard is the tactical change of { $about }?
ask-situation = Has the situation changed so much that tactics count no more?
option-command = { $command ->
    [courage] give courage
    [tactics] change the tactics
    [hand] take men in hand
    [galvanise] galvanise the troops: { $raw_track ->
        [wounds] a wound level
       *[fatigue] a fatigue level
      }
   *[go-on] go on giving orders
  }
option-attack = on attack
option-defence = on defence
option-same = the same
option-changed = changed
refusal-no-chief = { $figure } leads nobody
refusal-no-orders = { $figure } is in the middle of no orders
refusal-nobody-to-command = nobody hears { $figure } who could be told so
refusal-galvanised = { $figure } has already tried it in this combat
purpose-command = command
purpose-art-of-war = art of war
purpose-fury = battle fury
test-command = command
test-art-of-war = art of war
test-fury = battle fury
action-command = command
modifier-monte = Mounted
modifier-tactique = Tactics
modifier-exemple-du-chef = The chief's example
modifier-terrain = Ground
modifier-terrain-inconnu = Unknown ground
modifier-plan-etabli = Established plan
modifier-groupe-aguerri = Seasoned group
modifier-troupe-indisciplinee = Undisciplined troop
modifier-soleil-en-face = Sun in the face
orders-courage = courage
orders-tactics = tactics
orders-hand = taking in hand
orders-galvanise = galvanising
on-attack = attack
on-defence = defence
track-wounds = wounds
track-fatigue = fatigue
ruling-tactical-difficulty = difficulty of the tactical change
ruling-situation = the situation
answer-same = the same
answer-changed = changed
fact-men = men
fact-orders = orders
fact-track = track
fact-bonus = bonus
cards-characters = Character
cards-weapons = Weapon or shield
cards-armours = Armour
cards-mounts = Mount
entry-armour = Armour
entry-arts = Martial arts
entry-attack = Attack
entry-band = Band
entry-bare = Unclothed
entry-by-strength = Range by Strength
entry-carried = Carried
entry-confidence = Confidence
entry-cost = Cost
entry-damage = Damage
entry-defence = Defence
entry-emblem = Emblem
entry-en = English name
entry-encumbrance = Encumbrance
entry-endurance = Endurance
entry-fr = French name
entry-heads = Heads
entry-held = In hand
entry-length = Length
entry-men = Men
entry-mount = Mount
entry-name = Name
entry-protection = Protection
entry-range = Range
entry-rank = Rank
entry-role = Role
entry-scores = Characteristics
entry-size = Size
entry-skill = Skill
entry-skills = Skills
entry-speciality = Speciality
entry-speed = Speed
entry-tags = Qualities
entry-thrown-skill = Skill when thrown
entry-wounds = Wounds
entry-zones = Zones

## The table: the turn step by step, sheets

goal-last-standing = Be the last side in the fight; when time is up, have more people and more levels left
goal-hold-out = Those who are attacked have won if they hold out; the others must leave none of them in the fight
goal-holders = Hold out until time is up: at least one of you still fights
goal-assailants = Leave none of those attacked in the fight before time is up
score-fighting = in the fight
step-segment = segment
meter-wounds = Wounds
meter-fatigue = Fatigue
weight-attack = Attack
weight-shot = Shot
weight-dodge = Dodge
weight-reaction = Reaction
weight-defence = Defence
why-slowest-first = announcements go from the slowest to the quickest
why-declared = an action in this segment, reaction { $rank }
why-only-action = the only action of this segment against the enemies at hand: chooses the order
why-initiative = the initiative: five or more ahead of { $figures }
why-leads-surprised = before { $figures }: surprise, and five or more ahead
why-no-slot = no action in this segment: free moves, after those who have one, reaction { $rank }
why-survival-now = survival mode
why-survival-next = survival mode from the next segment on
why-undeclared = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } less for undeclared actions
why-lost = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } lost by a delay
why-owed = will lose { $actions ->
    [one] the next action
   *[other] the next { $actions } actions
  }
why-dodge = a dodge of { $total } stands
why-task = at a long action
why-surprised = surprised

# What odds tell
outcome-hit = is hit
outcome-wounds = loses wound levels
outcome-tired = loses fatigue levels
outcome-put-out = is put out of action
outcome-fell = falls
outcome-actions-lost = loses actions
outcome-critically-hurt = is critically hurt
outcome-dropped = drops its weapon
outcome-frightened = is afraid
outcome-broke = breaks its weapon
outcome-seized = is held

# What a number of announced actions means
number-announce = { $number ->
    [0] no declared action: walk, run, draw, dodge
    [1] in the third second, with all your dice
    [2] in the 2nd and 4th second, each with a die less
    [3] in the 1st, 3rd and 5th second, each with two dice less
    [4] in the 1st, 2nd, 4th and 5th second, each with three dice less
   *[other] in every second, each with four dice less
  }

## What the referee does

act-settle = Settings
act-heal = Heal
act-add = Bring somebody in
act-remove = Take somebody out
event-resettled = The referee rules: { $setting }, { $value }.
event-healed = The referee gives { $figure } back { $wounds ->
    [0] { "" }
    [one] { $wounds } wound level
   *[other] { $wounds } wound levels
  }{ $raw_both ->
    [yes] { " and " }
   *[no] { "" }
  }{ $fatigue ->
    [0] { "" }
    [one] { $fatigue } fatigue level
   *[other] { $fatigue } fatigue levels
  }.
event-joined = { $figure } joins the fight for { $side }.
fact-setting = setting
fact-value = value
fact-status = state
fact-profile = profile
refusal-not-so-hurt = { $figure } has lost { $wounds } wound and { $fatigue } fatigue levels: nothing else can be given back.
field-figure = who
field-wounds = wound levels
field-fatigue = fatigue levels
field-status = state that ends
field-profile = who comes
field-side = side
field-at = where
field-visibility = visibility
field-surprise-difficulty = difficulty of the surprise
field-surprise-reaction-malus = malus of the surprised on reactions
field-survival-difficulty = difficulty of survival mode
field-acrobatics-difficulty = difficulty of acrobatics
field-hold-at-bay-difficulty = difficulty of daring something at bay
field-friendly-fire-difficulty = difficulty of shooting past a friend
field-busy-innate-malus = malus on innate rolls of the busy
field-two-weapon-malus = malus of two weapons
field-snap-shot-malus = malus of a snap shot
field-reaction-scope = reactions are rolled
field-voice-range-m = metres that a voice carries
field-plan-bonus = plan (difficulty of tactics)
setting-visibility = visibility
setting-surprise-difficulty = difficulty of the surprise
setting-surprise-reaction-malus = malus of the surprised on reactions
setting-survival-difficulty = difficulty of survival mode
setting-acrobatics-difficulty = difficulty of acrobatics
setting-hold-at-bay-difficulty = difficulty of daring something at bay
setting-friendly-fire-difficulty = difficulty of shooting past a friend
setting-busy-innate-malus = malus on innate rolls of the busy
setting-two-weapon-malus = malus of two weapons
setting-snap-shot-malus = malus of a snap shot
setting-reaction-scope = reactions are rolled
setting-voice-range-m = metres that a voice carries
setting-plan-bonus = plan (difficulty of tactics)
value-clear = clear
value-reduced = reduced
value-low = low
value-very-low = very low
value-turn = once a turn
value-segment = in every segment
reaction-scope-turn = once a turn
reaction-scope-segment = in every segment

## The scenery of encounters

event-moved = { $figure } moves { $cost } m.
piece-upper-river = the upper river
piece-gorge = the gorge
piece-reeds = the reeds
piece-barricade = the barricade
piece-bank = the bank
piece-oak = the oak
piece-brambles = the brambles
piece-low-wall = the low wall
piece-well = the well
piece-farm = the farm
piece-cart = the cart
piece-dung-heap = the dung heap
piece-woodpile = the woodpile
piece-farmhouse = the farmhouse
piece-fence = the fence
piece-ploughed-field = the ploughed field
piece-hillock = the hillock
piece-quarry = the quarry
piece-ford = the ford
piece-standing-stone = the standing stone
piece-crowd = the crowd
piece-jugglers = the jugglers
piece-inn = the inn
piece-bakery = the bakery
piece-smithy = the smithy
piece-stable = the stable
piece-ladder = the ladder
piece-long-table = the long table
piece-benches = the benches
piece-stairs = the stairs
piece-mound = the mound
piece-barrow = the barrow
piece-heather = the heather
piece-menhir = the menhir

## The first page

pitch-saga = Single combats second by second: announce your actions for five seconds, strike, dodge, keep your breath.

## Cards, and what is settled before an encounter

field-encounter = Encounter
role-archer = Archer
role-brawler = Brawler
role-champion = Champion
role-charioteer = Charioteer
role-chief = Chief
role-druid = Druid
role-rider = Rider
role-skirmisher = Skirmisher
role-slinger = Slinger
role-thief = Thief
role-townsfolk = Townsfolk
role-unit = Unit
role-warrior = Warrior
role-watchman = Watch
role-wrestler = Wrestler
faction-aulnes = Alders
faction-bourg = Town
faction-cavales = Mares
faction-pierres = Stones
faction-ronces = Brambles
stat-strength = Strength
stat-agility = Agility
stat-endurance = Endurance
stat-perception = Perception
stat-presence = Presence
stat-mind = Mind
trait-acrobatics = acrobatics
trait-art-of-war = art of war
trait-athletics = athletics
trait-axe = axe
trait-bow = bow
trait-camel-riding = camel riding
trait-care = care
trait-chariot-driving = chariot driving
trait-command = command
trait-courage = courage
trait-dodge = dodge
trait-feint = feint
trait-fury = fury
trait-knife = knife
trait-mace = mace
trait-perception = perception
trait-plant-lore = plant lore
trait-reaction = reaction
trait-religion = religion
trait-riding = riding
trait-sling = sling
trait-soak = soak
trait-spear = spear
trait-staff = staff
trait-sword = sword
trait-thrown = throwing
trait-unarmed = unarmed
trait-vigilance = vigilance
brief-clearing = Two bands meet in a clearing: the last one in the fight has won.
brief-duel = Two people who have agreed to it stare at each other, then go on until one is down.
brief-tavern = A brawl with fists, stools and tankards: weapons and armour were left at the door.
brief-street = At night, in a crowd that comes from the fair, some wait for others. Those who are waited for win if they hold out.
brief-bridge = In the mist of the morning a few hold a bridge. They win if they are still there when time is up.
brief-hostage = By moonlight some keep a prisoner at bay, and others come for him. The captors win if they are not driven out in time.
brief-raid = Riders and a chariot come down on a farm. Whoever holds it wins if it holds out.
brief-war-bands = Two war bands and their chiefs meet on a heath: the last one in the fight has won.
brief-single-combat = Before two silent hosts a champion of each side fights for the other's head.
aim-strike = Strike
aim-shoot = Shoot
aim-throw = Throw
