# `/table orders`: what the host answers for the reader's seat. Nobody else sees this page.
orders-title = 📜 **What is answered for you at this table**
# Facts: what (an order, in words), when (until when or where it holds).
orders-line = • { $what }: { $when }
orders-none = Nothing: you are asked everything.
orders-hidden = -# Only you see this. An ordered answer comes some minutes after the question, as if you had given it. Until then you can answer yourself, or cancel the order. An order counts from the next question on.
orders-obvious = What nobody would turn down is taken
orders-once = The answer that you gave ahead
orders-give = Order something …

# Until when, or where, an order holds; also the second line of a select.
orders-when-always = until you cancel it
orders-when-asked = when you are asked, once
# Facts: moment (a date and time).
orders-until = until { $moment }
# Facts: hours.
orders-hours = for { $hours } hours
orders-mark-round = until this round ends
orders-mark-period = until this period ends

button-orders = Standing orders
# Facts: what (an order, in words).
button-orders-off = Cancel: { $what }
button-orders-none = Ask me always

# -- what is prepared for one's next turn
orders-prepared = Your next turn
button-prepare = Prepare my next turn
# Facts: game.
button-prepare-of = Prepare my next turn: { $game }
button-prepare-again = Prepare my next turn anew
button-prepare-it = Prepare
button-prepare-anyway = Prepare, whatever changes there
# Above its pages.
turn-imagined = 🕰️ **Your next turn**, as it would be if it came now. Nobody else sees that you prepare it.
turn-imagined-stale = 🕰️ Something has happened at the table meanwhile. Please look again before you prepare this:
# Above the panel of a turn that has come.
turn-prepared = 🕰️ I play what you prepared in some minutes. Choose now to do something else.
turn-prepared-dropped = 🕰️ What you prepared is not played: something has changed there, or it is not allowed any more.
# Below an action that can be prepared. Facts: when (a condition).
prepared-told = **Prepare it?** When your turn comes I play it for you some minutes later, { $when }. Otherwise you are asked as usual. Cancel it under `/table orders`.
prepared-done = 🕰️ **Prepared.**
# Conditions, also behind the colon of a line. Facts: places (a list).
prepared-if-same = if nothing has changed at { $places }
prepared-if-allowed = if it is still allowed
prepared-changed = ⚠️ something has changed at { $places }, so you will be asked
prepared-not-now = ⚠️ it is not allowed as things stand now
