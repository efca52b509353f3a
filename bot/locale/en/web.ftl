# Pages on the web, to look back on a game and to watch one.

# The title of a page. $round: "no" in a game that does not say.
web-title = Step { $number } of { $count }{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-title-undone = A step that was taken back{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-undone = This was taken back later.
web-older = The rules were different then: there is no picture of this step.
web-player = { $name } ({ $colour })
web-status = { $status ->
    [running] This game goes on. This page shows what everybody at the table can see.
    [finished] This game is over.
   *[cancelled] This game was closed before its end.
}

# Ways to other steps, and what they are called together, for who hears the page.
web-ways = Steps
web-first = First
web-back = Back
web-on = On
web-last = Last
web-slider = Step
web-rounds = Rounds
web-log = Log
web-log-earlier = Earlier
web-log-later = Later
web-log-undone = Taken back:
web-whose = Through whose eyes?
web-languages = Languages
web-told = What happened
web-points = Points
web-point = { $name }: { $points }{ $won ->
    [yes] { " " }(won)
   *[no] { "" }
}
web-hand = The hand of { $name }
web-in-words = Everything on the board in words
web-full-size = The picture in full size
# With a script.
web-live = Live: new steps appear by themselves.
web-lost = The connection is lost. It is tried again by itself.
web-new = There is more: to the newest step
web-keys = Arrow keys, a swipe over the picture and the slider lead to other steps.

web-home = Games can be looked at here. Each has an address of its own, which stands in the channel where it is played.
# Why there is no page.
web-error-title = No page
web-error-page-unknown = There is no game at this address. Look whether it is complete.
web-error-page-closed = The games of this server have no pages any more.
web-error-still-lobby = This game has not begun yet. Come back when it has.
web-error-table-cancelled = This table was closed before a game began.
web-error-table-gone = This game is not stored any more.
web-error-table-damaged = This game cannot be read. Who runs the bot can find out why.
web-error-step = This game has no such step.
web-error-picture = There is no such picture.
web-error-picture-failed = The picture could not be drawn.
web-error-busy = Many people look at games now. Try again in a moment.
web-error-many = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
web-error-store = The games cannot be read for now. Try again in a moment.
web-error-method = Pages can only be looked at.
web-error-fault = Something went wrong. Who runs the bot finds it in the log.
web-to-game = To the game

# The same, where a page is asked for elsewhere.
refused-page-unknown = { web-error-page-unknown }
refused-page-closed = { web-error-page-closed }
