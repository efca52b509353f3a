"""Every refusal of Moa: its reason, the rules it can name, and the facts that its sentence can use.

Message files have one sentence for each reason. A test holds that the engine raises nothing else, and with these facts.
Facts: names (`card`, `tile`, `mammal`, `terrain`, `seat`, `kind`), territory numbers (`territory`), and counts.
"""

from __future__ import annotations

from engine.base import Refusal

_TABLE = (
    # -- who may answer, and what is asked
    Refusal("game-over", ("SC6",), (), "The game has ended."),
    Refusal("not-asked", ("B1",), ("seat", "asked"), "Another seat (`asked`) has something to decide."),
    Refusal(
        "wrong-answer", ("B1", "I5", "T1", "T3"), ("action", "kind"), "`action` does not answer a `kind` decision."
    ),
    Refusal("action-taken", ("B1",), ("action",), "The one action of this turn is already taken."),
    Refusal("action-first", ("B1",), (), "A turn ends after an action; passing is one."),
    Refusal("own-turn-only", ("KT1", "KT2", "KT3", "KT5", "KT6"), ("tile",), "This tile is for the own turn."),
    Refusal("discard-first", ("KT2",), ("action",), "After an exchange nothing comes before the discard."),
    Refusal("not-for-neutral", ("KT1", "KT2"), ("tile",), "Not while placing for the neutral colour."),
    Refusal(
        "nowhere",
        ("PB2", "AT1", "SL1", "K1", "KT5", "KT6", "T2", "T3"),
        ("action",),
        "There is no place for it.",
    ),
    Refusal("leader-nowhere", ("PL1",), ("needed",), "No territory fits a leader, which costs `needed` honour."),
    # -- where
    Refusal("no-such-territory", ("B2",), ("territory",), "There is no territory of that number."),
    Refusal("territory-erupted", ("B2", "KT5", "KT6", "T3"), ("territory",), "It is closed since the eruption."),
    Refusal("territory-closed", ("B2",), ("territory", "terrain", "active"), "No active card (`active`) shows it."),
    Refusal("any-territory-needless", ("KT4",), ("territory", "terrain"), "It is open without the tile."),
    Refusal("mammal-there", ("PB2", "PL1", "SL1", "T3"), ("territory", "mammal"), "A mammal tile lies there."),
    # -- paying
    Refusal("card-unknown", ("B3",), ("card",), "There is no such species."),
    Refusal("card-missing", ("B3", "KT2"), ("card", "needed", "held"), "More of these cards than in hand."),
    Refusal("card-useless", ("B3", "W2"), ("card", "kinds"), "It has no icon of a kind that can be used here."),
    Refusal("leader-tile-missing", ("B3",), ("tile", "needed", "held"), "More of these leader tiles than held."),
    Refusal("leader-tile-useless", ("B3", "W2"), ("tile", "kinds"), "It has no icon of a kind that can be used here."),
    Refusal("vp-tile-kept", ("B3",), ("tile",), "Tiles with points are never spent."),
    Refusal("fight-short", ("AT1", "I5"), ("needed", "offered", "territory", "mammal"), "Too few fight icons."),
    Refusal("honour-short", ("PL2", "SL2"), ("needed", "offered", "territory"), "Too few honour icons."),
    Refusal("karakia-short", ("K1",), ("needed", "offered"), "Too few karakia icons."),
    # -- birds
    Refusal("birds-none", ("PB1",), ("birds",), "At least one bird is placed."),
    Refusal("count-below-zero", ("AT2", "KT3"), ("count",), "A count below 0."),
    Refusal("birds-over-icons", ("PB1", "AT2"), ("birds", "icons"), "More birds than bird icons spent."),
    Refusal("birds-over-supply", ("PB1", "AT2", "T1"), ("birds", "supply"), "More birds than in the supply."),
    # -- leaders
    Refusal("leader-there", ("PL1",), ("territory", "seat"), "There is a leader already."),
    Refusal("own-birds-none", ("PL1",), ("territory", "seat"), "No own bird there."),
    Refusal("outnumbered", ("PL1",), ("territory", "own", "most", "seat"), "Somebody (`seat`) has more birds there."),
    Refusal("leaders-spent", ("PL2", "T2"), ("seat",), "No leader left in the supply."),
    # -- attack
    Refusal("not-invaded", ("AT1",), ("territory",), "There is no mammal to fight."),
    Refusal("land-sold", ("AT1",), ("territory", "seat", "mammal"), "Sold land cannot be attacked."),
    Refusal("bird-payment-missing", ("W2",), (), "Paid apart: what pays for the birds must be said."),
    Refusal("bird-payment-apart", ("W2",), (), "Paid together: there is no payment apart for the birds."),
    # -- sale
    Refusal("own-pieces-none", ("SL1",), ("territory",), "No own piece there to sell from."),
    Refusal("mammal-unsellable", ("SL1",), ("mammal",), "No land is sold to that kind."),
    Refusal("mammal-not-waiting", ("SL1",), ("mammal",), "No card of that kind in the display."),
    # -- karakia
    Refusal("tiles-count", ("K1",), ("count", "most"), "One up to `most` tiles are bought."),
    Refusal("tiles-alike", ("K1",), ("tile",), "Tiles bought together must differ."),
    Refusal("tile-unknown", ("K1",), ("tile",), "There is no such tile."),
    Refusal("tile-sold-out", ("K1",), ("tile",), "None of that kind is in stock."),
    Refusal("tile-missing", ("KT1", "KT2", "KT3", "KT4", "KT5", "KT6"), ("tile", "needed", "held"), "Not held."),
    Refusal("tile-fresh", ("K2", "W1"), ("tile", "needed", "ready"), "Held, but not ready yet."),
    Refusal("birds-undrawable", ("KT7",), ("tile",), "There is no bird card to draw."),
    Refusal("discard-count", ("KT2",), ("needed", "offered"), "Another number of cards is to be discarded."),
    Refusal("move-count", ("KT5",), ("birds",), "One or two birds move."),
    Refusal("move-nowhere", ("KT5",), ("territory",), "They stand there already."),
    Refusal("move-too-many", ("KT5",), ("territory", "birds", "held"), "More birds than stand there."),
    Refusal("move-into-invaded", ("KT5",), ("territory", "mammal"), "Birds do not move to invaded land."),
    Refusal("stronghold-there", ("KT6",), ("territory",), "There is a stronghold already."),
    # -- two players
    Refusal("out-of-reach", ("T1", "T2"), ("territory", "rolled"), "Neither the rolled territory nor next to it."),
    Refusal("neutral-count", ("T1",), ("birds",), "One or two birds are added."),
    Refusal("terrain-not-active", ("T1", "T2"), ("territory", "terrain", "active"), "Its terrain is not active."),
    Refusal("skip-refused", ("T3",), (), "A bird can be added, so something must be."),
)

REFUSALS = {refusal.reason: refusal for refusal in _TABLE}
