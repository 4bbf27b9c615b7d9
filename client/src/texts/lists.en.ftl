# The list builder
lists-title = Build a list
lists-game = Game
lists-profiles = Profiles
lists-search = Search a name, a trait, a weapon
lists-any-role = any role
lists-role = Role
lists-any-trait = any trait
lists-trait = Trait
lists-any-cost = any cost
lists-cost-most = Cost at most
lists-up-to = up to { $cost }
lists-found = { $found ->
    [0] No profile found
    [one] One profile
   *[other] { $found } profiles
  }
lists-own = yours
lists-take = Take
lists-add = Take { $name }
lists-remove = Leave out { $name }
lists-band = Your list
lists-empty = Take profiles from the catalogue, or let chance fill the list.
lists-legal = Legal
lists-illegal = Not legal
lists-repair = Mend it: leave out { $names }
lists-random = Surprise me
lists-clear = Empty
lists-name = Name of the list
lists-save = Keep
lists-unnamed = List { $count }
lists-kept = Lists kept in this browser
lists-forget = Forget { $name }
lists-share = Share
lists-copy-link = Copy link
lists-paste = Code or link of a list
lists-elsewhere = Code for the list builder
lists-unsaid = Left out there: { $lines }
lists-lost = Left out here: { $lines }
lists-unplayed = { $count ->
    [one] One line of this card is not played
   *[other] { $count } lines of this card are not played
 }
lists-open = Open
lists-play = Play with this list
lists-print = Print
lists-print-cards = Cards
lists-pdf = PDF
lists-print-roster = Roster
lists-see = See the list
lists-roster = Roster
lists-member = Member
lists-stats = Characteristics
lists-weapons = Weapons
lists-traits = Traits
lists-cost = Cost
lists-total = Total
lists-equip = What {$name} takes along
lists-wares-none = Everything this profile has is on its card.
lists-level = level {$level}
