# Names, those who watch, letters, standing orders
my-name = Your name
may-watch = Anybody may watch
watch-delay = They see it
watch-at-once = at once
watch-minutes = { $minutes ->
    [one] a minute later
   *[other] { $minutes } minutes later
  }
played-now = Played now
watch = Watch
somebody = somebody
name-change = Call me so
letters = Letters
letters-none = This server writes no letters.
letters-text = Leave an address to be written to when it is your turn and you are not there. Nobody else is told of it.
letters-address = E-mail
letters-write = Write to me
letters-sent = A code was sent to { $address }.
letters-code = Code
letters-confirm = Confirm
letters-to = You are written to at { $address } when it is your turn.
letters-forget = Write no more
sign-out-everywhere = Sign out everywhere
standing-orders = Standing orders
standing-orders-text = What your seat answers by itself while you are away, so that the game does not wait for you. Only you can read them.
order-when = When this is asked
order-answer = answer
order-decline = decline, if one may
order-figure = only about this figure
order-always = also while I am here
order-turn = in turn { $turn }
order-add = Give this order
order-drop = Take this order back
order-nothing-met = You have not been asked anything yet: orders are given for questions that you have met.
