"""What there is to choose from when the table is set up, given the boxes that somebody owns: only what fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from bot.games.wingspan.setting import RANDOM, Setting
from engine.wingspan.actions import Setup
from engine.wingspan.component_schema import Components
from engine.wingspan.names import BOXES, MODES, PERCENT, RANDOM_BONUS, Box, Mode
from engine.wingspan.views.view import WingspanView

_DUET_CARD = "ALLIANCE"
"""WA7: the special card that should be in Duet."""


class Stock:
    """The cards and goals of a components file, in lists that a `Setting` counts by."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self.specials: tuple[str | None, ...] = (
            None,
            *(card.id for card in components.special_cards if card.set in BOXES),
        )
        self.bonuses: tuple[str, ...] = (
            *RANDOM_BONUS,
            *(card.id for card in components.bonus_cards if card.set in BOXES),
            *(f"{PERCENT}{name}" for name in sorted(self._percent())),
        )

    def _percent(self) -> set[str]:
        """Give the percentage cards of both boxes that she can have."""
        cards = self._components.percent_cards
        return {*cards.core, *cards.asia} - {*cards.excluded}

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """All goals, base goals first."""
        base = [goal for tile in self._components.base.tiles for goal in tile.goals]
        return (*base, *(goal for tile in self._components.duet.tiles for goal in tile.goals))

    # -- what fits together ---------------------------------------------------------------------------------------

    def modes(self, boxes: Sequence[Box]) -> tuple[Mode, ...]:
        """Give the modes that can be played: Duet with the Asia box, base goals with the base game."""
        return tuple(mode for mode in MODES if ("asia" if mode == "duet" else "core") in boxes)

    def specials_of(self, boxes: Sequence[Box]) -> list[int]:
        """Give the special cards of these boxes, "none" among them."""
        sets = {card.id: card.set for card in self._components.special_cards}
        return [at for at, card in enumerate(self.specials) if card is None or sets[card] in boxes]

    def bonuses_of(self, boxes: Sequence[Box]) -> list[int]:
        """Give the bonus cards of these boxes, and the sorts that one can be drawn of."""
        return [at for at, bonus in enumerate(self.bonuses) if self._has_bonus(bonus, boxes)]

    def _has_bonus(self, bonus: str, boxes: Sequence[Box]) -> bool:
        percent = self._components.percent_cards
        if bonus == "percent":
            return "core" in boxes or "asia" in boxes
        if bonus in RANDOM_BONUS:
            return bonus in boxes
        if bonus.startswith(PERCENT):
            name = bonus.removeprefix(PERCENT)
            return ("core" in boxes and name in percent.core) or ("asia" in boxes and name in percent.asia)
        card = self._components.bonus_card(bonus)
        return card is not None and card.set in boxes

    def goals_of(self, setting: Setting, box: Box | None = None) -> list[int]:
        """Give the goals of a setting's mode and boxes; of one box alone, where that is named."""
        if setting.mode == "duet":
            tiles: Iterable[tuple[str, str]] = (
                tile.goals for tile in self._components.duet.tiles if tile.against_automa and box in (None, "asia")
            )
        else:
            boxes = setting.boxes if box is None else (box,)
            tiles = (tile.goals for tile in self._components.base.tiles if tile.set in boxes)
        named = {goal for tile in tiles for goal in tile}
        return [at for at, goal in enumerate(self.goals) if goal in named]

    def goals_for(self, setting: Setting, round_number: int, box: Box | None = None) -> list[int]:
        """Give the goals that a round can have beside those chosen for the others: no side of a tile lies twice."""
        others = [goal for at, goal in enumerate(setting.goals, 1) if at != round_number and goal is not None]
        taken = {self._tile(goal) for goal in others}
        return [goal for goal in self.goals_of(setting, box) if self._tile(goal) not in taken]

    def _tile(self, goal: int) -> str:
        return self._tiles[self.goals[goal]]

    @cached_property
    def _tiles(self) -> dict[str, str]:
        """The tile of each goal."""
        base, duet = self._components.base.tiles, self._components.duet.tiles
        return {goal: tile.id for tiles in (base, duet) for tile in tiles for goal in tile.goals}

    # -- settings and actions -------------------------------------------------------------------------------------

    def beginning(self) -> Setting:
        """Give what stands there before anything is chosen."""
        return self.suited(Setting())

    def suited(self, setting: Setting) -> Setting:
        """Give a setting with the special card that belongs to its mode."""
        wanted = _DUET_CARD if setting.mode == "duet" else None
        return replace(setting, special=self.specials.index(wanted) if wanted in self.specials else 0)

    def fitted(self, setting: Setting) -> Setting:
        """Give a setting in which everything fits its boxes: what does not falls back to what is usual."""
        owned = {*setting.boxes} if {"asia", "core"} & {*setting.boxes} else {*setting.boxes, "asia"}
        boxes = tuple(box for box in BOXES if box in owned)
        mode = setting.mode if setting.mode in self.modes(boxes) else self.modes(boxes)[0]
        if mode != setting.mode:
            setting = self.suited(replace(setting, mode=mode))
        setting = replace(setting, boxes=boxes)
        if setting.special not in self.specials_of(boxes):
            setting = replace(setting, special=0)
        if setting.bonus not in self.bonuses_of(boxes):
            setting = replace(setting, bonus=self.bonuses_of(boxes)[0])
        known = self.goals_of(setting)
        return replace(setting, goals=tuple(goal if goal in known else RANDOM for goal in setting.goals))

    def action(self, setting: Setting) -> Setup:
        """Give the action of a setting; raises IndexError for a card or a goal that there is not."""
        first, second, third, fourth = (None if goal is None else self.goals[goal] for goal in setting.goals)
        return Setup(
            setting.mode,
            setting.level,
            self.specials[setting.special],
            setting.tokens,
            setting.boxes,
            self.bonuses[setting.bonus],
            (first, second, third, fourth),
        )

    def setting_of(self, view: WingspanView) -> Setting:
        """Give how the table is set up now, with the cards and goals that were drawn; or how that begins."""
        setup = view.setup
        if setup is None or view.bonus is None:
            return self.beginning()
        return Setting(
            setup.mode,
            setup.level,
            self.specials.index(setup.special),
            setup.tokens,
            setup.boxes,
            self.bonuses.index(view.bonus.card),
            tuple(self.goals.index(goal) for goal in view.goals),
        )
