"""The Wingspan Automa as the hosting's Presenter has it: each question, and which file answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from bot.games.contract import Presenter, Standing
from bot.games.typed import TypedCommands
from bot.games.typed_commands import Look, Looking, OptionKind
from bot.games.widgets import Names, Prompt
from bot.games.wingspan import narration, prompt
from bot.games.wingspan.asides import CORRECT
from bot.games.wingspan.asked_looks import OPTIONS
from bot.games.wingspan.pages import WingspanPages
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spaces import CODES
from engine.choices import Thing
from engine.contract import Decision, Event
from engine.wingspan import events as on
from engine.wingspan import wingspan
from engine.wingspan.choices.score import SCORED
from engine.wingspan.views.view import WingspanView
from render.words import Words


class WingspanPresenter(Presenter[WingspanView]):
    """Shows the Wingspan Automa, and asks what it cannot know."""

    typed = TypedCommands(
        wingspan,
        WingspanPages,
        called={"token.round": "since"},
        unasked=frozenset({"used", "leftover"}),
        sheets={
            "score": dict.fromkeys(SCORED, OptionKind.INTEGER),
            "setup": dict.fromkeys(("mode", "level"), OptionKind.TEXT),
        },
        open_sheets=frozenset({"setup"}),
        opens={"correct": CORRECT},
        asked_looks=OPTIONS,
    )
    group = "automa"
    hands = False
    scored = (on.GameEnded,)
    great = (on.CardDrawn, on.GoalScored, on.GoalRescored, on.GameEnded)
    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
        {
            "gains": (
                on.BirdTaken,
                on.FaceDownTaken,
                on.EggsLaid,
                on.CubePlaced,
                on.Reacted,
                on.GoalScored,
                on.GoalRescored,
                on.GameEnded,
            )
        }
    )
    overview = "M2"
    part_rules = MappingProxyType({"card": ("WA29", "WA33"), "tile": ("WA40", "WA44"), "territory": ("WA50", "WA52")})
    screens = ("board", "hand", "close_up", "legend", "sheet")

    def parts(self, option: str, view: Any) -> Sequence[Thing]:
        """Return the birds that touch others, this game's goals, or the spaces of the map."""
        match option:
            case "card":
                return [
                    Thing("bird", bird)
                    for bird in sorted(each for power in view.components.powers for each in power.birds)
                ]
            case "tile":
                return [Thing("goal", goal) for goal in view.goals]
            case "territory":
                return [Thing("space", space) for space in CODES]
        return ()

    def place(self, thing: Thing, view: Any) -> str:
        """Return a space's code."""
        return CODES[str(thing.name)]

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events: what to do at the table."""
        return narration.narrate(events, Phrases(words, view, names))

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most telling event in a few words."""
        return narration.caption(events, Phrases(words, view, names))

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel."""
        return prompt.prompt(decision, WingspanPages(view, names, words))

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return both sides' points: the person's in the end, hers as if the game ended now."""
        yours = view.final.yours.total if view.final is not None else None
        hers = view.standing.total if view.standing is not None else 0
        return [Standing(view.seat, yours), Standing(view.automa, hers)]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the sheets of the goals, and the final one."""
        return (*view.goal_sheets, *(() if view.final is None else (view.final,)))

    def answer_look(self, name: str, looking: Looking, words: Words) -> Look:
        """Answer a look-up."""
        from bot.games.wingspan import looks  # noqa: PLC0415  (what draws takes long to load)

        return looks.look(name, looking, words)
