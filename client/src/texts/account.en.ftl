# Accounts, for those who want one
account = Account
account-text = Nobody needs an account to play. With one, your games and lists are found again from any browser.
account-name = Name
account-password = Password
account-form = A name of 2 letters or figures or more (no sign at its ends), a password of 8 characters or more. There is no e-mail, so a lost password stays lost.
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
my-games = My games
my-games-none = The games you play while signed in will be listed here.
my-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
  }
my-lists = My lists
my-lists-none = The lists you keep while signed in will be listed here.
my-turn = your turn
my-over = over
my-due = until { $when }
