"""Goals as pictograms: one to three signs beside each other."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.icons import icon
from render.wingspan import sprites
from render.wingspan.habitat import HABITATS

GOALS: dict[str, tuple[str, ...]] = {
    "tokens_in_forest": ("forest",),
    "tokens_in_grassland": ("grassland",),
    "tokens_in_wetland": ("wetland",),
    "tokens_on_pairs_of_matching_symbols": ("bowl", "pair", "bowl"),
    "total_tokens_on_map": ("whole_map",),
    "fewest_tokens_on_bonus_spaces": ("gain_die", "fewest"),
    "tokens_in_one_horizontal_row": ("one_row",),
    "horizontal_rows_with_at_least_1_token": ("every_row",),
    "tokens_on_nest_spaces": ("nest",),
    "tokens_on_food_spaces": ("food",),
    "birds_in_forest": ("any_bird", "forest"),
    "birds_in_grassland": ("any_bird", "grassland"),
    "birds_in_wetland": ("any_bird", "wetland"),
    "bowl_birds_with_eggs": ("any_bird", "bowl", "lay_egg"),
    "cavity_birds_with_eggs": ("any_bird", "cavity", "lay_egg"),
    "ground_birds_with_eggs": ("any_bird", "ground", "lay_egg"),
    "platform_birds_with_eggs": ("any_bird", "platform", "lay_egg"),
    "eggs_in_bowl": ("lay_eggs", "bowl"),
    "eggs_in_cavity": ("lay_eggs", "cavity"),
    "eggs_in_ground": ("lay_eggs", "ground"),
    "eggs_in_platform": ("lay_eggs", "platform"),
    "eggs_in_forest": ("lay_eggs", "forest"),
    "eggs_in_grassland": ("lay_eggs", "grassland"),
    "eggs_in_wetland": ("lay_eggs", "wetland"),
    "sets_of_eggs": ("egg_sets",),
    "total_birds": ("any_bird",),
    "birds_in_one_row": ("any_bird", "one_row"),
    "birds_without_eggs": ("any_bird", "no_egg"),
    "birds_worth_over_4": ("any_bird", "feather"),
    "birds_with_tucked_cards": ("any_bird", "tuck"),
    "cards_in_hand": ("draw_card",),
    "food_in_supply": ("any_food",),
    "brown_powers": ("brown_power",),
    "filled_columns": ("one_column",),
    "food_cost_of_birds": ("any_bird", "any_food"),
    "white_or_no_powers": ("white_power",),
}
"""Each goal's signs, from the left."""
_NARROW = {"pair": 0.5, "fewest": 0.6}
"""Signs that are only a hint, and their share of the size."""


@kept
def goal(name: str, size: int) -> Image.Image:
    """Return a goal's pictogram, `size` pixels high; for a goal that the art lacks the sign of other things."""
    signs = [_sign(each, round(size * _NARROW.get(each, 1))) for each in GOALS.get(name, ("other",))]
    gap = round(size * 0.1)
    whole = Image.new("RGBA", (sum(sign.width for sign in signs) + gap * (len(signs) - 1), size), (0, 0, 0, 0))
    left = 0
    for sign in signs:
        whole.alpha_composite(sign, (left, (size - sign.height) // 2))
        left += sign.width + gap
    return whole


def goal_within(name: str, size: int, room: float) -> Image.Image:
    """Return a goal's pictogram, lower than `size` where it would be wider than `room`."""
    sign = goal(name, size)
    return sign if sign.width <= room else goal(name, int(size * room / sign.width))


def _sign(name: str, size: int) -> Image.Image:
    return sprites.habitat_disc(name, size) if name in HABITATS else icon(sprites.drawing(name), size)
