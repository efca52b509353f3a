"""Every refusal of La Isla: its reason, the rules it can name, and the facts that its sentence can use.

Message files have one sentence for each reason. A test holds that the engine raises nothing else, and with these facts.
Facts: names (`cube`, `colour`, `animal`, `function`, `seat`, `asked`, `action`, `kind`), fields by slot (`field`),
cards by id (`card`), the action that a card goes to (`part`), and counts.
"""

from __future__ import annotations

from engine.base import Refusal

_TABLE = (
    # -- who may answer, and what is asked
    Refusal("game-over", ("LI3",), (), "The game has ended."),
    Refusal("not-asked", ("LI2",), ("seat", "asked"), "Another seat (`asked`) has something to decide."),
    Refusal("wrong-answer", ("LI1",), ("action", "kind"), "`action` does not answer a `kind` decision."),
    # -- assigning, laying
    Refusal("card-missing", ("LI5",), ("card",), "This card is not in hand."),
    Refusal("card-twice", ("LI5",), ("card", "part"), "It goes to `part` already."),
    Refusal("no-such-slot", ("LI8",), ("slot", "last"), "Slots are 0 to `last`."),
    # -- where
    Refusal("no-such-field", ("LI17",), ("field",), "There is no such field."),
    Refusal("own-explorer-there", ("LI19",), ("field",), "An own explorer stands there."),
    Refusal("supply-first", ("LI18",), ("supply",), "There are explorers in the supply, so none moves."),
    Refusal("supply-empty", ("LI18",), (), "The supply is empty: say which explorer moves."),
    Refusal("no-explorer-there", ("LI18",), ("field",), "No own explorer stands there to move."),
    Refusal("moves-nowhere", ("LI18",), ("field",), "It stands there already."),
    # -- paying
    Refusal("cubes-short", ("LI21",), ("field", "needed", "offered"), "The field costs `needed` cubes, which is more."),
    Refusal("wrong-price", ("LI21",), ("field", "needed", "offered"), "The field costs `needed` cubes, which is less."),
    Refusal("cube-missing", ("LI21", "LI24"), ("cube", "needed", "held"), "More of these cubes than held."),
    Refusal("colour-wrong", ("LI22",), ("cube", "colour", "field"), "No visible function lets it pay for `colour`."),
    Refusal("wild-unnamed", ("LI22",), ("function", "cube"), "The function that lets it pay must be named."),
    Refusal("wild-once", ("LI22",), ("function", "cube"), "It converts one cube a payment."),
    Refusal("wild-needless", ("LI22",), ("function",), "Nothing in this payment needs it (once)."),
    # -- names, swapping
    Refusal("no-such-colour", ("LI14", "LI17", "LI21", "LI24"), ("cube",), "No cube has that colour."),
    Refusal("no-such-animal", ("LI30", "LI32"), ("animal",), "No marker is that animal's."),
    Refusal("swap-half", ("LI24",), (), "Both cubes must be named, or none."),
    Refusal("swap-same", ("LI24",), ("cube",), "The cubes must differ in colour."),
)

REFUSALS = {refusal.reason: refusal for refusal in _TABLE}
