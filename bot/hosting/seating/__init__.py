"""Seats of a running game change hands.

A seat has a *person*, who owns it, or an *automa*, or nobody: then it is vacant, and whoever wants it takes it over. An
automa may *hold* the seat of a person, or a vacant one, for a while. None of this is an entry of the log: the game goes
on as if the same one sat there, and no undo touches it. Each change counts up the table's *seating*, and whatever was
decided on an older one is refused when it is to be written.

Undo: what somebody has done is taken back alone only by the same person; who has the seat since then asks the others.
Where automas have all other seats nobody is left to be asked, so also what a former owner did can be taken back.

Whose hand is whose:
- Who has a seat sees its hand, and nobody else does. All views are made for the seat that a person has now.
- Who has given a seat up may know its hand. That is noted (`seen_seats`), and such a person may take no other seat of
  that game; the same one again, as long as it is vacant.
- Who has read the record of a running game, as the managers of its server may, takes no seat of it.
- Two who swap know both hands then, so all people at the table must agree.
- What belongs to a person goes with that person: standing orders, notes, what is still to be told.
"""
