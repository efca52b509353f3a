"""Discord's limits over every component: panels on random ways through random games, posts of whole games, lobbies."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.answering.request import Services
from bot.discord.messages import custom_id, items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.message import Message
from bot.discord.messages.pictures import RenderPool
from bot.discord.playing import forms, panels
from bot.discord.posting import posts
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS
from bot.games.widgets import SHOWN, Button, Select
from bot.hosting.playing.turn import Turn
from bot.hosting.posting.post import Happened, Post, PostKind, ProposalNews
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import Wording, wording
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from sandbox.limits.layout import layout_problems
from sandbox.limits.message import MESSAGE
from sandbox.limits.modal import MODAL, modal_problems
from sandbox.limits.shape import check
from tests.bot.discord.toy_show import ToyPainter
from tests.support.games import Case, fewest_and_most
from tests.support.languages import SLOWLY
from tests.support.play import steps

LONG = "@everyone **W**\u202e" * 9
PLACE = Place(1, 2**62)


def table(match: Match, status: Status = Status.RUNNING) -> Table:
    """Return a table with the greatest numbers and the longest names that there can be."""
    seats = [Occupant(seat, LONG, 2**62 + number) for number, seat in enumerate(match.setup.seats)]
    since = {decision.seat: 10**6 for decision in match.decisions()}
    options = match.setup.options
    now = datetime.now(UTC)
    return Table(10**9, match.game.name, PLACE, status, 1, "en", tuple(seats), options, 10**6, now, since)


def hold(message: Message) -> None:
    """Fail where a message breaks a limit."""
    *_, last = message.parts()
    components: Any = items.view(last.rows).to_components()
    MESSAGE.validate_python({"content": last.text, "components": components})
    assert list(layout_problems(components, is_v2=False)) == []
    for row in components:
        for each in row["components"]:
            assert custom_id.parse(each["custom_id"]), each["custom_id"]
            assert len(each.get("placeholder", "")) <= SHOWN, "a phone cuts it"
            assert all(len(option["label"]) <= SHOWN for option in each.get("options", ()))


def cases() -> list[Case]:
    return [Case(game, new_setup(game, game.colours[:count])) for game in GAMES.values() for count in game.seat_counts]


@pytest.mark.slow
@pytest.mark.parametrize("language", SLOWLY)
@pytest.mark.parametrize("case", fewest_and_most(case for case in cases() if case.game.name in PRESENTERS), ids=str)
def test_panels(case: Case, language: str) -> None:
    rng = random.Random(4)
    for match in steps(case, 4):
        for decision in match.decisions():
            turn = Turn(table(match), case.game, match.position, decision)
            wander(turn, rng, language)
            ask(turn, language)


def leads_on(button: Button) -> bool:
    """Say whether a button leads to a place in the panel."""
    return not button.confirms and not button.disabled and button.look is None


def way(turn: Turn, button: Button, words: Wording) -> tuple[str, list[str]]:
    """Return where a button leads, and what is typed where it is by a form, which must be found again by its path."""
    if button.form is None:
        return button.path, []
    form = PRESENTERS[turn.game.name].form(turn, button.path, dict.fromkeys(turn.game.colours, "Ann"), words)
    assert form == button.form
    assert 0 < len(form.title) <= 45
    assert 0 < len(form.fields) <= 5
    for field in form.fields:
        assert 0 < len(field.label) <= 45
        assert len(field.value) <= field.longest <= 4000
        assert len(field.placeholder) <= 100
    data: Any = forms.modal(form, CustomId(Verb.FILLED, 10**9, 10**6, 4, button.path)).to_dict()
    assert check(MODAL, data) == ([], [])
    assert list(modal_problems(data)) == []
    return button.path, [field.value or "7" for field in form.fields]


def wander(turn: Turn, rng: random.Random, language: str) -> None:
    """Go some random steps through the panel of a turn."""
    presenter, words = PRESENTERS[turn.game.name], wording(language)
    path, chosen = "", list[str]()
    for _ in range(5):
        panel = presenter.panel(turn, path, chosen, dict.fromkeys(turn.game.colours, LONG[:60]), words)
        assert len(panel.text) <= 2000
        undo: Any = [items.PressButton("Undo", f"av1:{Verb.UNDO}:1:1:-:")]
        hold(Message(panel.text, panels.rows(turn, panel, undo)))
        ways: list[tuple[str, list[str]]] = []
        for row in panel.rows:
            if isinstance(row, Select):
                values = [choice.value for choice in row.choices]
                ways.append(
                    (row.path, rng.sample(values, rng.randint(min(1, len(values)), min(row.at_most, len(values)))))
                )
            else:
                ways += [way(turn, button, words) for button in row if leads_on(button)]
        if not ways:
            return
        path, chosen = rng.choice(ways)


def ask(turn: Turn, language: str) -> None:
    """Look at what the public prompt of a turn offers."""
    presenter, words = PRESENTERS[turn.game.name], wording(language)
    view = turn.game.view(turn._position, None)
    prompt = presenter.prompt(turn.decision, view, dict.fromkeys(turn.game.colours, "Ann"), words)
    assert 0 < len(prompt.buttons) <= 15
    for button in prompt.buttons:
        way(turn, button, words)
        if button.confirms:
            turn.check(presenter.answer(turn, button.path))
        if button.look is not None:
            assert button.look in [each.name for each in presenter.looks]


@pytest.mark.parametrize("case", fewest_and_most(case for case in cases() if case.game.name in PRESENTERS), ids=str)
async def test_posts(case: Case) -> None:
    nobody: Any = None
    services = Services(nobody, GAMES, PRESENTERS, lambda _name: ToyPainter(), RenderPool(InThreads(1)))
    told = 0
    for match in steps(case, 5):
        if len(match.entries) % 3 and match.decisions():
            continue
        fresh = match.entries[told:]
        told = len(match.entries)
        post = Post(
            id=10**9,
            kind=PostKind.BOARD,
            table=table(match, Status.RUNNING if match.decisions() else Status.FINISHED),
            place=PLACE,
            game=case.game,
            happened=tuple(Happened(entry.n, tuple(event.seen_by(None) for event in entry.events)) for entry in fresh),
            view=case.game.view(match.position, None),
            decisions=match.decisions(),
        )
        message = await posts.compose(services, post)
        hold(message)
        assert LONG not in message.text
        assert "could not put into words" not in message.text
        for part in message.parts():
            assert len([each for each in part.files if each.alt]) <= 1, "two pictures are shown small on a phone"
    await services.render_pool.stop()


@pytest.mark.parametrize("case", fewest_and_most(case for case in cases() if case.game.name in PRESENTERS), ids=str)
async def test_proposals_to_go_back_are_one_message_which_votes_change(case: Case) -> None:
    nobody: Any = None
    services = Services(nobody, GAMES, PRESENTERS, lambda _name: ToyPainter(), RenderPool(InThreads(1)))
    seats, closes = case.setup.seats, datetime.now(UTC)
    news = ProposalNews(3, "undo", LONG, {"count": 25}, seats[:1], (), seats[1:], closes)
    for number, match in enumerate(steps(case, 5)):
        if number % 7:
            continue
        back = match.entries[-25:]
        view = case.game.view(match.position, None)
        post = Post(
            id=1,
            kind=PostKind.PROPOSAL,
            table=table(match),
            place=PLACE,
            game=case.game,
            happened=tuple(Happened(entry.n, tuple(event.seen_by(None) for event in entry.events)) for entry in back),
            view=view,
            before=view,
            decisions=match.decisions(),
            proposal=news,
        )
        message = await posts.compose(services, post)
        assert len(message.parts()) == 1
        hold(message)
    await services.render_pool.stop()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_lobbies(case: Case) -> None:
    match = next(steps(case, 6))
    for status in (Status.LOBBY, Status.RUNNING, Status.CANCELLED):
        hold(posts.lobby(wording("en"), table(match, status), case.game))
