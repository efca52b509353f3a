"""Arbitrary actions for Hypothesis: well formed, legal or not."""

from hypothesis import strategies as st

from engine.moa import moa
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    Discard,
    DrawOne,
    EndTurn,
    ExchangeThree,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    NeutralSkip,
    Pass,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.rules import rules_for

RULES = rules_for(moa.components(), {})

counts = st.integers(0, 20)
numbers = st.integers(0, 13)
species = st.sampled_from(sorted(set(RULES.bird_deck)))
cards = st.lists(species, max_size=5).map(tuple)
leader_tiles = st.lists(st.sampled_from(sorted(set(RULES.leader_tiles))), max_size=3).map(tuple)
tiles = st.lists(st.sampled_from(RULES.tile_kinds), min_size=1, max_size=3).map(tuple)
mammals = st.sampled_from(sorted(RULES.fight))
anywhere = st.booleans()

together = st.builds(Attack, numbers, counts, cards, leader_tiles, counts, anywhere)
apart = st.builds(Attack, numbers, counts, cards, leader_tiles, counts, anywhere, cards, leader_tiles)
actions: st.SearchStrategy[MoaAction] = st.one_of(
    st.builds(PlaceBirds, numbers, counts, cards, leader_tiles, anywhere),
    st.builds(PlaceLeader, numbers, cards, leader_tiles, anywhere),
    together,
    apart,
    st.builds(SellLand, numbers, mammals, cards, leader_tiles, anywhere),
    st.builds(BuyKarakia, tiles, cards, leader_tiles),
    st.builds(Move, numbers, numbers, counts),
    st.builds(Stronghold, numbers),
    st.builds(Discard, cards),
    st.builds(Defend, cards, leader_tiles, counts),
    st.builds(NeutralBirds, numbers, counts),
    st.builds(NeutralLeader, numbers),
    *(st.just(kind()) for kind in (Pass, EndTurn, DrawOne, ExchangeThree, Decline, NeutralSkip)),
)
