"""Names with marks, from right to left and with emoji, over all that every game shows.

What is plain text (labels, options, forms, autocompletion, alt texts, captions) has no escape; what is markdown has
every name escaped, and nothing in it pings but the pings that are meant.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord.answering.request import Services
from bot.discord.messages import items, names
from bot.discord.messages.message import Attachment
from bot.discord.messages.pictures import RenderPool
from bot.discord.playing import forms, panels
from bot.discord.posting import posts
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.games.contract import AnyPresenter
from bot.games.typed_commands import Typing
from bot.games.widgets import Button, Form, Select
from bot.hosting.playing.turn import Turn
from bot.hosting.posting.post import Happened, Post, PostKind
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Seat
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from render import painter
from render.contract import Painter, Picture
from tests.bot.discord.stage import QUICK_MOA, Stage, private, staged
from tests.bot.discord.toy_show import PIXEL, ToyPainter
from tests.support.games import Case
from tests.support.play import steps

PEOPLE = ("Anna-Maria", "Dr. Ben_*(x)|", "שרה (Sara)", "~@everyone~ 🦉", "<@1> [a](b)")
WORDS = wording("en")
ESCAPE = re.compile(r"\\|\u200b")


def cases() -> list[Case]:
    return [
        Case(game, new_setup(game, game.colours[: max(game.seat_counts)]))
        for game in GAMES.values()
        if game.name in PRESENTERS
    ]


every_game = pytest.mark.parametrize("case", cases(), ids=str)


def table_of(match: Match, since: Sequence[Seat] = ()) -> Table:
    people = tuple(Occupant(seat, PEOPLE[at], at + 1) for at, seat in enumerate(match.setup.seats))
    now = datetime.now(UTC)
    asked = dict.fromkeys(since, 1)
    status = Status.RUNNING if match.decisions() else Status.FINISHED
    return Table(1, match.game.name, Place(1, 2), status, 1, "en", people, match.setup.options, 1, now, asked)


def turns(case: Case) -> Iterator[Turn]:
    """Return some decisions of a random game."""
    rng = random.Random(5)
    for match in steps(case, 5):
        for decision in match.decisions():
            if rng.random() < 0.25:
                yield Turn(table_of(match, [decision.seat]), case.game, match.position, decision)


@dataclass(frozen=True)
class Shown:
    """What is shown: as markdown, and as it stands."""

    markdown: list[str]
    plain: list[str]

    def hold(self) -> None:
        for text in self.markdown:
            assert not [name for name in PEOPLE if name in text], text
            assert "@everyone" not in text
            assert "<@1>" not in text
        for text in self.plain:
            assert not ESCAPE.search(text), text


def strings(payload: object) -> Iterator[str]:
    """Return every text that a reader sees of components as they are sent."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            if key in ("label", "description", "placeholder", "title", "text", "value") and isinstance(value, str):
                yield value
            else:
                yield from strings(value)
    elif isinstance(payload, list):
        for each in payload:
            yield from strings(each)


def shown_form(form: Form) -> list[str]:
    return list(strings(forms.modal(form, "av2:filled:1:1:0:").to_dict()))


def wander(turn: Turn, rng: random.Random) -> Shown:
    """Go some random steps through the panel of a turn, and return all that is seen on the way."""
    presenter, shown = PRESENTERS[turn.game.name], Shown([], [])
    named = names.names(turn.table, turn.game, WORDS)
    path, chosen = "", list[str]()
    for _ in range(6):
        panel = presenter.panel(turn, path, chosen, named, WORDS)
        shown.markdown.append(panel.text)
        shown.plain.extend(strings(items.view(panels.rows(turn, panel)).to_components()))
        if panel.proposed is not None:
            shown.markdown.extend(presenter.narrate(turn.preview(panel.proposed).events, turn.view, named, WORDS))
        controls = [each for row in panel.rows for each in ([row] if isinstance(row, Select) else row)]
        shown.plain.extend(
            text for each in controls if isinstance(each, Button) and each.form for text in shown_form(each.form)
        )
        ways = [each for each in controls if isinstance(each, Select) or leads(each)]
        if not ways:
            break
        way = rng.choice(ways)
        path, chosen = way.path, []
        if isinstance(way, Select):
            chosen = [each.value for each in rng.sample(way.choices, max(1, way.at_least))]
    return shown


def leads(button: Button) -> bool:
    return not (button.confirms or button.disabled or button.look or button.form or button.rule)


@every_game
def test_panels_and_forms(case: Case) -> None:
    rng = random.Random(6)
    seen: list[str] = []
    for turn in turns(case):
        shown = wander(turn, rng)
        shown.hold()
        seen += shown.plain
    assert seen


def test_names_stand_in_labels_as_they_are() -> None:
    (moa,) = [case for case in cases() if case.game.name == "moa"]
    every = {text for turn in turns(moa) for text in wander(turn, random.Random(1)).plain}
    assert any(PEOPLE[0] in text for text in every)


@every_game
def test_what_is_offered_while_typing(case: Case) -> None:
    presenter = PRESENTERS[case.game.name]
    for turn in turns(case):
        for command, option in offered(presenter):
            with capture_logs() as logs:
                offers = presenter.suggest(turn, Typing(command, option, "", {}), WORDS)
            assert not logs, "a label without its words"
            Shown([], [items.plain(each.label, 100) for each in offers]).hold()


def offered(presenter: AnyPresenter) -> Iterator[tuple[str, str]]:
    """Return the commands and their options with suggestions."""
    for command in presenter.commands:
        yield from ((command.name, option.name) for option in command.options if option.suggests)


class Written:
    """A painter that writes what the real one would: of its pictures only the words."""

    def __init__(self, real: Painter) -> None:
        self._real = real
        self.captions: list[str] = []

    def board(
        self, view: Any, words: Any, *, before: Any = None, caption: str = "", names: Any = None, **_: Any
    ) -> Picture:
        self.captions.append(caption)
        alt = self._real.alt_text(view, words, before=before, caption=caption, names=names)
        return Picture(PIXEL, "image/png", 1, 1, alt)

    def sheet(self, view: Any, words: Any, **_: Any) -> Picture:
        return Picture(PIXEL, "image/png", 1, 1, "A sheet.")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


@every_game
async def test_posts_and_their_pictures(case: Case) -> None:
    written = Written(painter(case.game.name))
    nobody: Any = None
    services = Services(nobody, GAMES, PRESENTERS, lambda _name: written, RenderPool(InThreads(1)))
    told = 0
    for match in steps(case, 7):
        if len(match.entries) % 4 and match.decisions():
            continue
        fresh, told = match.entries[told:], len(match.entries)
        post = Post(
            id=1,
            kind=PostKind.BOARD,
            table=table_of(match),
            place=Place(1, 2),
            game=case.game,
            happened=tuple(Happened(each.n, tuple(event.seen_by(None) for event in each.events)) for each in fresh),
            view=case.game.view(match.position, None),
            decisions=match.decisions(),
            pings=tuple(each.seat for each in match.decisions()),
        )
        message = await posts.compose(services, post)
        alts = [each.file().description or "" for part in message.parts() for each in part.files]
        text = "\n".join(part.text for part in message.parts())
        for ping in message.pings:
            text = text.replace(f"<@{ping}>", "")
        labels = list(strings(items.view(message.rows).to_components()))
        Shown([text], [*alts, *labels, *written.captions]).hold()
        lobby = posts.lobby(WORDS, replace(post.table, status=Status.LOBBY), case.game)
        named = names.names(post.table, case.game, WORDS)
        Shown([lobby.text, written.full_text(post.view, WORDS, names=named)], []).hold()
    await services.render_pool.stop()


@pytest.mark.parametrize("name", PEOPLE)
def test_an_escaped_name_is_found_again(name: str) -> None:
    assert names.unescaped(names.safe(name)).rstrip("\u200e") == name
    assert names.unescaped(names.safe_text(name)).rstrip("\u200e") == name


def test_a_label_that_is_cut_has_no_half_of_an_escape() -> None:
    for length in range(1, 40):
        assert not ESCAPE.search(items.plain(items.clip(names.safe("a.b-c_d*e" * 4), length), 100))


def test_what_follows_a_name_from_right_to_left_stays_behind_it() -> None:
    assert names.safe("שרה") == "שרה\u200e"
    assert names.safe("Sara") == "Sara"


def test_an_alt_text_is_plain() -> None:
    assert Attachment("a.png", b"", f"{names.safe('Dr. Ben')} plays").file().description == "Dr. Ben plays"


@pytest.fixture
def nasty() -> Painter:
    class Naming(ToyPainter):
        def hand(self, view: Any, words: Any, *, names: Any = None, **_: Any) -> Picture:
            return self._picture(f"The hand of {', '.join(names.values())}.")

    return Naming()


async def test_a_hand_that_names_people_is_told_escaped_and_described_plainly(tmp_path: Any, nasty: Painter) -> None:
    async with staged(tmp_path, replace(QUICK_MOA, painter=nasty)) as stage:
        await with_nasty_people(stage)
        answer = await stage.command("Ann", "table hand")
        assert r"Anna\-Maria" in private(answer)
        assert "Anna-Maria" in answer.response.attachments[0].description


async def test_the_log_file_is_plain(tmp_path: Any) -> None:
    async with staged(tmp_path, QUICK_MOA) as stage:
        await with_nasty_people(stage)
        await stage.command(await who(stage), "moa pass")
        answer = await stage.click("Ann", (await stage.command("Ann", "table log")).response, "As a file")
        file = (await answer.response.attachments[0].read()).decode()
        assert "passes" in file
        assert not ESCAPE.search(file)


async def with_nasty_people(stage: Stage) -> None:
    for name, nick in zip(("Ann", "Ben"), PEOPLE, strict=False):
        stage.people[name] = stage.guild.add_member(stage.env.create_user(f"{name}2"), nick=nick)
    await stage.start_game()


async def who(stage: Stage) -> str:
    return ("Ann", "Ben")[PEOPLE.index(await stage.asked())]
