"""Every refusal at the Automa's table: its reason, the rules it can name, and the facts that its sentence can use.

Message files have one sentence for each reason. A test holds that the engine raises nothing else, and with these facts.
Facts: names as actions have them, spaces ("r1c1", "reset"), goals and cards by id, birds in English, and counts.
"""

from __future__ import annotations

from engine.base import Refusal

_TABLE = (
    # -- who may answer, and what is asked
    Refusal("game-over", ("WA62",), (), "The game has ended."),
    Refusal("not-asked", ("WA1",), ("seat", "asked"), "Only the person (`asked`) tells the bot anything."),
    Refusal("setup-first", ("WA5",), ("action",), "Nothing else before it is said what is played."),
    Refusal("wrong-answer", ("WA15",), ("action", "kind"), "`action` comes only when asked; asked is `kind`."),
    Refusal("no-such-number", ("WA18", "WA30", "WA33", "WA40", "WA62"), ("number", "most"), "0 to `most`."),
    # -- setting up
    Refusal("boxes-unclear", ("WA5",), (), "No box, or one twice."),
    Refusal("box-missing", ("WA5",), ("box", "mode"), "`mode` is played with `box`."),
    Refusal("no-such-special", ("WA7",), ("special",), "No special card of this id is in the boxes."),
    Refusal("no-such-bonus", ("WA10",), ("bonus",), "No card of this id or sort is in the boxes."),
    Refusal("bonus-excluded", ("WA10",), ("bonus",), "This percentage card is not for the Automa."),
    Refusal("no-such-goal", ("WA5",), ("goal",), "No goal of this id is played in this mode with these boxes."),
    Refusal("goal-excluded", ("WA9",), ("goal",), "The goals about the map's edge are left out."),
    Refusal("one-tile", ("WA5",), ("goal", "other"), "Both goals are sides of one tile."),
    Refusal("settled", ("WA7",), ("what",), '`what` ("mode" or "special") cannot change after the first card.'),
    # -- its turn
    Refusal("no-such-turn", ("WA18",), ("round", "turn"), "The Automa played no bird in this turn."),
    Refusal("too-many-birds", ("WA18",), ("found", "most"), "The tray has `most` cards."),
    Refusal("not-wanted", ("WA19",), ("points", "values"), "Its bonus card takes birds of `values` points only."),
    # -- goals and the end
    Refusal("goal-not-due", ("WA40",), ("round", "due"), "Goals are scored up to round `due`."),
    Refusal("count-needed", ("WA40",), ("round",), "The person's number must be told."),
    Refusal("map-counts", ("WA44",), (), "In Duet no number is told: the map has it."),
    Refusal("map-scored", ("WA44",), ("round",), "In Duet a scored round is corrected by correcting tokens."),
    Refusal("leftover-needed", ("WA62",), (), "A tie: the food left must be told."),
    # -- the person's tokens
    Refusal("no-map", ("WA5",), (), "Tokens are for Duet."),
    Refusal("token-unsaid", ("WS10",), (), "Neither from where nor to where."),
    Refusal("no-such-space", ("WS10",), ("space",), "There is no such space."),
    Refusal("no-such-round", ("WS10",), ("round", "last"), "Rounds 1 to `last` have begun."),
    Refusal("round-needless", ("WS10",), ("space",), "A token that is taken back counts for no round."),
    Refusal("no-own-token", ("WS10",), ("space",), "No token of the person's lies there."),
    Refusal("token-there-before", ("WS10",), ("space",), "It lies there already."),
    Refusal("no-tokens-left", ("WA8",), ("tokens",), "All `tokens` are placed."),
    Refusal("her-token-there", ("WA51",), ("space",), "The Automa's token lies there."),
    Refusal("own-token-there", ("WA51",), ("space",), "Another token of the person's lies there."),
    # -- reactions
    Refusal("no-such-bird", ("WS15",), ("bird",), "No such bird is among those that touch other players."),
    Refusal("bird-described", ("WS15",), ("bird",), "A bird and an effect in words: one of both."),
    Refusal("nothing-gained", ("WA33",), (), "Neither a bird nor anything that the Automa would gain."),
    Refusal("no-price", ("WA65",), ("resource",), "The Automa is never asked to pay this."),
    Refusal("own-number-needed", ("WA30",), ("bird",), "The bird compares: the person's own number must be told."),
    Refusal("own-number-needless", ("WA30",), (), "Nothing is compared: no number is told."),
    Refusal("own-turn-needless", ("WA30",), (), "Nothing is compared: it makes no difference when it was used."),
    Refusal("no-such-own-turn", ("WA30",), ("round", "turn"), "The person has had no such turn."),
    Refusal("no-such-reaction", ("WA33",), ("reaction",), "There is no reaction of this number."),
    Refusal("taken-back-before", ("WA33",), ("reaction",), "This reaction was taken back before."),
)

REFUSALS = {refusal.reason: refusal for refusal in _TABLE}
