# What is said when something is refused or goes wrong: a plain sentence, and how to go on.

# -- tables ----------------------------------------------------------------------------------------------------------

refused-no-table = There is no table in this channel. `/table new` opens one.
refused-table-gone = That table is no longer there. `/table new` opens another.
refused-table-damaged = The log of this table is damaged, so it cannot go on. Nothing was changed; please tell whoever runs the bot.
refused-table-finished = That game is over. `/table new` opens another.
refused-table-cancelled = That table was closed. `/table new` opens another.
refused-table-lobby = The game has not started yet.
refused-table-running = The game is running.
refused-place-taken = There is a table here already. Open yours in another channel or thread.
# $why: "permissions" (named in $permissions), "forbidden" (which ones Discord did not say), "crowded" (too many active threads), "limited" (too many were opened just now), "other".
refused-no-thread = There is a table here already, and { $why ->
    [permissions] for a thread beside it I lack { $permissions }: whoever manages the server can grant that.
    [forbidden] I may not open a thread beside it: whoever manages the server can grant me Create Public Threads and Send Messages in Threads.
    [crowded] Discord makes no further thread, since this server has too many active ones: somebody can close some.
    [limited] Discord lets me open no thread beside it just now: please try again in some minutes.
   *[other] Discord does not let me open a thread beside it.
} Or open yours in another channel.
refused-no-messages-here = A table cannot stand here. Open it in a text channel, in a thread, or inside a post of a forum.
refused-thread-locked = This thread is locked, so I may not write in it. Whoever manages its threads can unlock it; or open the table elsewhere.
# $bot: the number of the bot on Discord, for a mention of it.
refused-not-in-thread = I am not in this private thread, so nobody would see the table. Write <@{ $bot }> here once, which brings me in; then try again.
refused-unknown-game = There is no game “{ $game }” here.
refused-no-lesson = There is no lesson of that game. `/learn` shows those that there are.
refused-unknown-option = This game has no option “{ $option }”.
refused-wrong-option = “{ $option }” can be: { $choices }.
refused-unknown-automa = There is no automa “{ $level }”. There is: { $levels }.
refused-no-automa = There is no automa at this table.
refused-other-game = The table here plays { $game }.
refused-already-seated = You have a seat here already. `/table leave` gives it up.
refused-already-running = The game is running already, and no seat of it is free. Whoever wants to give one up uses `/table leave`.
refused-table-full = { $seats ->
    [one] The one seat is taken.
   *[other] All { $seats } seats are taken.
} You are welcome to watch.
refused-colour-taken = { $colour } is taken. Free: { $free }.
# $free: whether there is a seat to have: "join" it (before the start), "take" it over; "barred": not by the reader ($why, a
# sentence); "no".
refused-not-seated = { $free ->
    [join] You have no seat at this table yet. One is free: press **Join** and it is yours.
    [take] You have no seat at this table, and one is free: the button below takes it.
    [barred] You have no seat at this table. { $why }
   *[no] You are watching this table: its seats are taken, so there is nothing for you to decide. All that is open at the table is yours to look at.
}
refused-too-few-seats = { $needed } seats are needed to start, { $found ->
    [one] one is taken.
   *[other] { $found } are taken.
} Somebody can press **Join**, or **Add automa** fills a seat.
refused-not-yours = Only whoever plays at this table, has opened it or manages the server can close it.
refused-still-lobby = The game has not started yet. Anybody at the table can press **Start**.
refused-record-private = A running game holds secrets, so its record is only for whoever manages the server. After the end everybody can have it.
refused-record-own = You play in this game, and its record shows every hand and what is still to be drawn. After the end everybody can have it.

# -- turns -----------------------------------------------------------------------------------------------------------

# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-asked = It is not your turn just now. The table waits for { $seats }:
    > { $asked }
# The second click of a double click, for example. $asked: what whoever is to act was asked in the channel.
refused-answered = That has been answered already, and counts once. Now the table waits for { $seats }:
    > { $asked }
refused-stale = That has been answered already, or things have moved on. Nothing was changed.
refused-turn-has-come = Your turn has come: there is nothing to prepare any more.
refused-automa-plays = An automa plays for you just now. Press “{ button-back }” first (under `/table now`); then you can prepare your next turn.
refused-nothing-to-prepare = Your next turn cannot be prepared yet: nobody can tell what you will be asked.
refused-prepared-stale = Something has happened at the table meanwhile. Please look again.
refused-restarting = I am just being restarted. Nothing was changed; please try again in a minute.
refused-busy = This table is very busy just now. Nothing was changed; please try again.
refused-undo-nothing = There is nothing of yours to take back. `/table undo choose:` goes back further, where the others agree.
# So it is where nobody else has to agree.
refused-undo-nothing-own = There is nothing of yours to take back. `/table undo choose:` goes back further.
refused-undo-nothing-yet = Nobody has acted in this game yet, so there is nothing to take back.
refused-undo-other-acted = Since then { $seats } acted, so your last action cannot be taken back.
# $told: the sentences that tell what was revealed, $count how many.
refused-undo-revealed = Your last action rolled a die or brought something hidden to light, so it cannot be taken back{ $count ->
    [0] .
   *[other] :
        { $told }
}
refused-undo-place-taken = There is another table here by now, so the game that is over stays as it is.
refused-undo-passed = You have gone on since then, so this button does nothing any more. `/table undo` takes back your latest action, where that is still possible.
refused-undo-done = That is taken back already.
refused-undo-too-old = That was played before the rules of the bot were mended, and the game cannot be brought back to there. Nothing was changed.

# -- proposals -------------------------------------------------------------------------------------------------------

refused-proposal-open = Such a proposal is open at this table already, and there is one at a time. It stands in the channel: press **Agree** or **Refuse** there, or **Withdraw** if it is yours; then you can propose anew.
refused-proposal-gone = That is decided already, or was withdrawn. Nothing was changed.
refused-proposal-own = You have proposed this yourself: the others answer. To cancel it, press **Withdraw**.
refused-proposal-not-asked = Your answer is not needed for this.
refused-proposal-not-yours = Only whoever has proposed this can withdraw it.
refused-already-paused = The table is paused already. To go on: `/table resume`.
refused-not-paused = The table is not paused.
refused-end-together = The game is past its first round, so it is ended together: `/table end` asks the others.
# Why a proposal came to nothing.
refused-proposal-acted = Somebody has acted at the table meanwhile.
refused-proposal-forgotten = Who proposed it is no longer here.
refused-proposal-table-over = The table has ended meanwhile.

# -- presses ---------------------------------------------------------------------------------------------------------

refused-no-part = There is no “{ $typed }” of that kind in { $game }. Begin to type and choose from what is offered.
refused-unknown-press = This button or form is not one I know any more. Nothing was changed. `/table board` shows where things stand, `/help` how to go on.
refused-form-late = That took me too long to open. Nothing was changed; please press it once more.
refused-elsewhere = That belongs to a table in another channel. Nothing was changed.
# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-your-button = That button is for { $seat }. Nothing was changed. What the table waits for:
    > { $asked }
refused-no-hands = In { $game } nobody holds anything that others may not see: the board shows it all.
refused-no-such-rule = There is no entry { $rule } in this rulebook, or there is none any more. `/rules look` shows the chapters as they are now.
refused-no-such-part = There is no place { $part } on this board. There are { $places }. With 0 you see the whole of it.
# $permissions: as Discord names them.
refused-permissions-missing = { $count ->
    [one] I lack a permission in this channel: { $permissions }.
   *[other] I lack permissions in this channel: { $permissions }.
} Whoever manages the server can grant it in the channel's settings.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads

# -- everything else -------------------------------------------------------------------------------------------------

error-unreadable = I could not read that. Nothing was changed. Please try again from a newer message.
error-outdated = Your Discord still shows an older version of this command. Reload Discord (Ctrl+R, or close and open the app) and try again.
error-permissions = Discord does not let me do that here: I lack a permission in this channel.
# The games' database cannot be used just now. $reason: why. Some presses only look, so nothing is said of "saving".
error-store = { $reason ->
    [store-busy] Another program is using my database just now. Nothing is lost; please press again in a moment.
    [store-full] The disk that I keep the games on is full. Nothing is lost, but nothing new can be kept until there is room: please tell whoever runs the bot, and press again then.
    [store-read-only] I may only read my database just now. Nothing is lost, but nothing new can be kept: please tell whoever runs the bot, and press again then.
    [store-disk] The disk that I keep the games on does not work as it should. Nothing is lost, but nothing new can be kept: please tell whoever runs the bot, and press again then.
   *[other] I cannot reach my database just now. Nothing is lost; please press again in a minute. What you do counts once, however often you press.
}
error-ours = Something went wrong on our side; nothing is lost. If it happens again, tell whoever runs the bot this reference: **{ $reference }**
