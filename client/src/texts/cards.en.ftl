# Cards of one's own
cards-title = Your own cards
cards-intro = Type in the cards you own. They stay in this browser, and your lists bring them to the table.
cards-lists = Make a list of them
cards-no-game = No game here takes cards of your own.
cards-shelf = Your cards
cards-nameless = (no name yet)
cards-begin = Begin with a card
cards-begin-text = Choose what kind of card to type in, or open a file you have.
cards-copy = Begin with a printed card…
cards-throw = Throw this card away
cards-take-back = Take back { $name }
cards-file = File
cards-download = Download
cards-upload = Open a file
cards-file-hint = A file that is opened, or dropped on this page, takes the place of the cards here. The catalogue of a list builder (JSON) becomes cards.
cards-report = What the catalogue brought
cards-print = Cards
cards-face = The card
cards-see = See the card
cards-text = The file
cards-good = Nothing is wrong with this card
cards-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
  }
cards-more = More: { $what }
cards-without = Without { $what }
cards-drop = Take out { $what }
cards-use = Write “{ $word }”
cards-word = New
home-cards = Type in your cards
home-cards-text = Profiles, weapons and spells of your own: checked as you type, printed, played.
cards-begun = A new card. Fill it in: what is still missing is said as you go.
