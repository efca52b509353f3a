# `/table orders`: what the host answers for the reader's seat. Nobody else sees this page.
orders-title = 📜 **What is answered for you at this table**
# Facts: what (an order, in words), when (until when or where it holds).
orders-line = • { $what }: { $when }
orders-none = Nothing: you are asked everything.
orders-hidden = -# Only you see this. An ordered answer comes some minutes after the question, as if you had given it. Until then you can answer yourself, or take the order back. An order counts from the next question on.
orders-obvious = What nobody would turn down is taken
orders-once = The answer that you gave ahead
orders-give = Order something …

# Until when, or where, an order holds; also the second line of a select.
orders-when-always = until you take it back
orders-when-asked = when you are asked, once
# Facts: moment (a date and time).
orders-until = until { $moment }
# Facts: hours.
orders-hours = for { $hours } hours
orders-mark-round = until this round ends
orders-mark-period = until this period ends

button-orders = Standing orders
# Facts: what (an order, in words).
button-orders-off = Take back: { $what }
button-orders-none = Ask me always
