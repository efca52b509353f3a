"""The names that no components file can change: what can be chosen, what stands on cards, dice and the Duet map."""

from __future__ import annotations

from typing import Literal, TypeAlias

Mode: TypeAlias = Literal["duet", "green", "blue"]
"""WA5: the Duet map, or base goals on the green or the blue side of the board."""
Level: TypeAlias = Literal["eaglet", "eagle", "eagle_eyed_eagle"]
Variant: TypeAlias = Literal["cache", "hoard"]
"""WA36 or WA64: how many tokens it gets when something is given to it."""
Box: TypeAlias = Literal["asia", "core", "european"]
Action: TypeAlias = Literal["draw_cards", "play_bird", "lay_eggs", "gain_food"]
Symbol: TypeAlias = Literal["place_cube", "remove_cube", "pink", "blank"]
"""What stands in the right column of a card's section; "blank" is an empty frame."""
Face: TypeAlias = Literal["seed", "invertebrate", "fish", "rodent", "fruit", "invertebrate_or_seed"]
"""A face of a food die; the last one is a face of its own (WA24)."""
Resource: TypeAlias = Literal["food", "die", "nectar", "card", "egg", "bonus_card", "cache", "tuck"]
"""What it would gain or pay; "die" is one from the feeder, "cache" and "tuck" are food cached and cards tucked."""
Habitat: TypeAlias = Literal["forest", "grassland", "wetland"]
SpaceType: TypeAlias = Literal["nest", "food", "other"]
"""WA54: "other" has a wingspan or a beak."""
Corner: TypeAlias = Literal["top_left", "top_right", "bottom_left", "bottom_right"]
Status: TypeAlias = Literal["printed", "stated", "derived", "reported", "reconstructed", "assumed"]
"""Where a value comes from. What rests on one of the last two is shown with a mark."""
Effect: TypeAlias = Literal["gain", "given", "fewest", "steal", "tray_bird", "bonus_cards", "none"]
"""What an interactive power is to it; engine/wingspan/components.toml says each."""

MODES: tuple[Mode, ...] = ("duet", "green", "blue")
LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
VARIANTS: tuple[Variant, ...] = ("cache", "hoard")
BOXES: tuple[Box, ...] = ("asia", "core", "european")
SYMBOLS: tuple[Symbol, ...] = ("place_cube", "remove_cube", "pink", "blank")
FACES: tuple[Face, ...] = ("seed", "invertebrate", "fish", "rodent", "fruit", "invertebrate_or_seed")
RESOURCES: tuple[Resource, ...] = ("food", "die", "nectar", "card", "egg", "bonus_card", "cache", "tuck")
HABITATS: tuple[Habitat, ...] = ("forest", "grassland", "wetland")
CORNERS: tuple[Corner, ...] = ("top_left", "top_right", "bottom_left", "bottom_right")
MARKED: tuple[Status, ...] = ("reconstructed", "assumed")
"""The statuses that are shown with a mark."""

ROUNDS = (1, 2, 3, 4)
SIDE = 6
"""Rows and columns of the Duet map."""
SPACES = tuple(f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
"""The spaces of the Duet map, row by row from the top left."""
RESET = "reset"
"""The space beside the map where only the person's tokens go."""
RANDOM_BONUS = ("asia", "european", "percent")
"""WA10: the sorts of bonus card that one can be drawn of."""
PERCENT = "percent:"
"""Before the name of a percentage card, where a bonus card is named."""
TRAY = 3
"""Cards in the bird tray."""
MOST_POINTS = 9
"""The most points that are printed on a bird."""

DUET_GOALS = (
    "tokens_in_forest",
    "tokens_in_grassland",
    "tokens_in_wetland",
    "tokens_on_pairs_of_matching_symbols",
    "total_tokens_on_map",
    "fewest_tokens_on_bonus_spaces",
    "tokens_in_one_horizontal_row",
    "horizontal_rows_with_at_least_1_token",
    "tokens_on_nest_spaces",
    "tokens_on_food_spaces",
)
"""What the project can count on the map; the two goals about its edge are never played (WA9)."""
EDGE_GOALS = ("tokens_not_on_edge", "tokens_on_edge")
