"""First lessons, as their learners take them: by what stands above each page, with nothing but presses."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.games import PRESENTERS
from bot.games.pages.guide import Guide
from bot.hosting.lessons.course import Course, courses
from bot.hosting.lessons.script import MOST_STEPS, games_with_lessons
from bot.hosting.table import Person, Place
from bot.locale.words import wording
from bot.store import schema
from engine.choices import One, walk
from engine.games import GAMES
from tests.bot.discord.stage import Show, Stage, custom_ids, labels, selects, staged
from tests.bot.discord.toy_show import ToyPainter

BUTTON = re.compile(r"👉 Press \*\*(.+?)\*\*\.")
CHOICE = re.compile(r"👉 In the list “(.+?)” choose \*\*(.+?)\*\*\.")
SEVERAL = re.compile(r"👉 In the list choose together: \*\*(.+?)\*\*\.")
LEADS_BACK = ("Back", "Begin again", "Why not?")
WORD = re.compile(r"\w[\w’'/.-]*")
WORDS_A_MINUTE, SECONDS_A_PRESS, SECONDS_A_PICTURE = 213, 5, 13
"""How quickly somebody takes a lesson who knows none of the games: one took 8, 13 and 10 minutes for 856, 1853 and 1426
words, 14, 18 and 14 presses, 13, 13 and 4 pictures."""
PERSON = Person(1, "Ann")
BRIGHT = (1, 3)
"""Styles of buttons that stand out: primary and success."""
COUNT = re.compile(r"step (\d+) of (\d+)")


def show_of(game: str) -> Show:
    """Return a game whose pictures cost nothing."""
    return Show(GAMES[game], PRESENTERS[game], ToyPainter())


@pytest.fixture(params=games_with_lessons())
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage for each game that has a lesson."""
    async with staged(tmp_path, show_of(request.param)) as made:
        yield made


def course_of(stage: Stage) -> Course:
    return courses({stage.show.game.name: stage.show.game})[stage.show.game.name]


class Learner:
    """Ann, at her lesson: one private message that her presses change."""

    def __init__(self, stage: Stage, result: Any) -> None:
        self.stage = stage
        self.result = result
        self.person = stage.people["Ann"]

    @classmethod
    async def begin(cls, stage: Stage) -> Learner:
        return cls(stage, await stage.command("Ann", "learn", game=stage.show.game.name))

    @property
    def message(self) -> Any:
        found = self.result.response if self.result.response is not None else self.result.followups[-1]
        assert found.ephemeral
        return found

    @property
    def text(self) -> str:
        content: str = self.message.content
        return content

    @property
    def step(self) -> int | None:
        """Return the number of the step that is shown; None: none is."""
        found = COUNT.search(self.text)
        return int(found[1]) if found else None

    async def press(self, label: str) -> None:
        await self.person.click(self.message, label=label)

    async def press_id(self, custom_id: str) -> None:
        await self.person.click(self.message, custom_id=custom_id)

    async def choose(self, among: Mapping[str, Any], *names: str) -> None:
        left, values = list(names), []
        for option in among["options"]:
            if option["label"] in left:
                left.remove(option["label"])
                values.append(option["value"])
        assert not left
        await self.person.select(self.message, values, custom_id=among["custom_id"])

    async def do(self) -> None:
        """Do the step that is shown: what is wanted on each page of it."""
        step, before = self.step, ""
        while self.step == step:
            assert self.text != before, f"nothing came of step {step}: {self.text}"
            before = self.text
            await self._do()

    async def _choose_something(self) -> None:
        """Press the first thing that goes on, as who knows nothing would."""
        ways = [each for each in _buttons(self.message) if not each.get("disabled") and each["label"] not in LEADS_BACK]
        if ways and not selects(self.message):
            await self.press_id(ways[0]["custom_id"])
        else:
            first = selects(self.message)[0]
            await self.choose(first, first["options"][0]["label"])

    async def _do(self) -> None:
        """Do what is wanted, by what the message says."""
        if found := BUTTON.search(self.text):
            await self.press(found[1])
        elif found := CHOICE.search(self.text):
            await self.choose(next(each for each in selects(self.message) if each["placeholder"] == found[1]), found[2])
        elif found := SEVERAL.search(self.text):
            await self.choose(selects(self.message)[-1], *re.split(r", and |, | and ", found[1]))
        elif on := [each for each in labels(self.message) if each in ("Go on", "Done")]:
            await self.press(on[0])
        else:
            await self._choose_something()


async def test_a_lesson_is_played_to_its_end_by_what_it_says(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    steps = len(course_of(stage).script.steps)
    assert steps <= MOST_STEPS
    for step in range(1, steps + 1):
        assert learner.step == step
        await learner.do()
    assert learner.step is None
    assert "That was the lesson" in learner.text
    assert stage.posts() == []


async def test_a_lesson_takes_about_eight_minutes(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    words, presses, pictures = 0, 0, 0
    before: list[str] = []
    looked: list[str] = []
    while True:
        lines = learner.text.splitlines()
        words += sum(len(WORD.findall(line)) for line in lines if line not in before)
        shown = [each.filename for each in learner.message.attachments]
        pictures += len([each for each in shown if each not in looked])
        before, looked = lines, shown
        if learner.step is None:
            break
        await learner._do()
        presses += 1
    minutes = words / WORDS_A_MINUTE + (presses * SECONDS_A_PRESS + pictures * SECONDS_A_PICTURE) / 60
    assert minutes < 9, f"{words} words, {presses} presses, {pictures} pictures"


async def test_what_is_taught_stands_right_above_the_buttons(stage: Stage) -> None:
    """A phone shows the end of a message that is higher than its screen."""
    learner = await Learner.begin(stage)
    course = course_of(stage)
    for number, step in enumerate(course.script.steps, start=1):
        lines = learner.text.splitlines()
        title = next(at for at, line in enumerate(lines) if f"step {number} of" in line)
        said = wording("en")(f"lesson-{course.game.name}-{step.says}")
        assert lines[title + 1] == said
        below = lines[title + 2 :]
        assert [line[0] for line in below] == ([] if step.at is None else ["🌱"] if step.free else ["👉"])
        await learner.do()


async def test_of_a_steps_buttons_only_the_wanted_one_stands_out(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    while "🌱" not in learner.text and learner.step is not None:
        wanted = BUTTON.search(learner.text)
        bright = [each["label"] for each in _buttons(learner.message) if each["style"] in BRIGHT]
        first = [wanted[1]] if wanted else [] if "👉" in learner.text else labels(learner.message)
        assert bright == first
        await learner._do()


async def test_every_page_of_a_step_says_something(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    while learner.step is not None:
        lines = learner.text.splitlines()
        title = next(at for at, line in enumerate(lines) if COUNT.search(line))
        assert lines[title + 1 :]
        assert not lines[title + 1].startswith("👉")
        await learner._do()


async def test_nothing_is_kept_of_a_lesson_that_is_over(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    while learner.step is not None:
        await learner.do()
    async with stage.host.database.read() as connection:
        for table in (schema.lessons, schema.tables, schema.log, schema.outbox, schema.seats):
            assert (await connection.execute(select(table))).all() == []


@pytest.mark.slow
async def test_every_other_press_explains_and_offers_the_same_again(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    tried = 0
    for step in range(1, len(course_of(stage).script.steps) + 1):
        wanted = learner.text.partition("👉")[2]
        for label in dict.fromkeys(labels(learner.message)):
            if not wanted or f"**{label}**" in wanted or label in ("Why?", "Back", "Begin again"):
                continue
            offered = next(each for each in _buttons(learner.message) if each["label"] == label)
            if offered.get("disabled") or ":rule:" in offered["custom_id"]:
                continue
            await learner.press_id(offered["custom_id"])
            assert learner.step == step
            if offered["custom_id"].endswith(";w"):
                assert "👉 Press **Back**." in learner.text
                await learner.press("Back")
            assert wanted.splitlines()[0] in learner.text, label
            assert "nothing is lost" in learner.text.lower() or ";" in offered["custom_id"], label
            tried += 1
        await learner.do()
    assert tried >= 5


@pytest.mark.slow
async def test_back_leads_back_and_what_is_wanted_there_leads_on(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    tried = 0
    for step in range(1, len(course_of(stage).script.steps) + 1):
        wanted = learner.text.partition("👉")[2].splitlines()
        for label in [each for each in ("Back", "Begin again") if wanted and each in labels(learner.message)]:
            await learner.press(label)
            assert "Not that one" not in learner.text
            assert learner.step == step
            assert learner.text.partition("👉")[2].splitlines() != wanted, "an earlier page, which wants something else"
            while learner.text.partition("👉")[2].splitlines() != wanted:
                assert learner.step == step
                await learner._do()
            tried += 1
        await learner.do()
    assert tried or stage.show.game.name == "wingspan", "the Automa's pages of one question have no way back"


async def test_something_else_on_an_earlier_page_leaves_the_learner_there(tmp_path: Path) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        while "B: which cube" not in learner.text:
            await learner.do()
        await learner.press("Back")
        assert "A: which function" in learner.text
        await learner.press("3 · rope field 1 cube cheaper")
        assert "Not that one" in learner.text
        assert "A: which function" in learner.text
        assert "👉 Press **2 · hat field 1 cube cheaper**." in learner.text


async def test_a_wrong_press_is_told_why_it_is_wrong_here(tmp_path: Path) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        while "A1 and A2" not in learner.text:
            await learner.do()
        inner = selects(learner.message)[0]
        await learner.choose(inner, "A2 (green, hat)")
        assert "You will need it next round" in learner.text
        assert "👉 In the list “Inner ring …” choose **A1 (yellow, tent)**." in learner.text
        await learner.choose(selects(learner.message)[0], "A6 (yellow, hat)")
        assert "Only two fields" in learner.text
        assert "You will need it" not in learner.text
        await learner.do()
        assert "step 7 of" in learner.text


async def test_beginning_a_step_again_keeps_what_is_said_there(tmp_path: Path) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        while "the dodo comes with A2" not in learner.text:
            await learner.do()
        await learner.press("Begin again")
        assert "step 7 of" in learner.text
        assert "back on an earlier page" in learner.text
        assert wording("en")("lesson-laisla-explorer") in learner.text
        await learner._do()
        assert wording("en")("lesson-laisla-field") in learner.text
        await learner._do()
        assert wording("en")("lesson-laisla-placed") in learner.text


async def test_an_old_message_does_not_begin_a_lesson_again_that_is_over(stage: Stage) -> None:
    old = await Learner.begin(stage)
    learner = await Learner.begin(stage)
    while learner.step is not None:
        await learner.do()
    await old._do()
    assert "This lesson is over" in old.text
    assert await stage.host.lessons.begun(stage.people["Ann"].id) == {}
    await old.press("Once more")
    assert old.step == 1


@pytest.mark.parametrize(("pressed", "told"), [("aim", "counts already"), ("cube", "would have won the dodo")])
async def test_the_end_says_whether_the_aim_was_reached(tmp_path: Path, pressed: str, told: str) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        while "win the dodo" not in learner.text:
            await learner.do()
        if pressed == "cube":
            await learner.press("Take a cube")
            await learner.press("brown")
            await learner.press("Confirm")
        else:
            await learner.do()
        assert "That was the lesson" in learner.text
        assert told in learner.text


async def test_a_lesson_leaves_out_what_its_picture_shows(tmp_path: Path) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        while learner.step is not None:
            assert "[A: " not in learner.text
            assert "Your cubes" not in learner.text
            await learner._do()


async def test_nothing_is_offered_that_a_lesson_has_not(stage: Stage) -> None:
    """No table stands behind it: nothing can be looked up at it, and no standing order given."""
    learner = await Learner.begin(stage)
    while learner.step is not None:
        step, before = learner.step, ""
        while learner.step == step and learner.text != before:
            offered = custom_ids(learner.message)
            assert not offered.keys() & {"Why here?", "Ask me about bonuses", "Take bonuses for me", "Orders"}
            assert not [each for each in offered.values() if "not-here" in each or ":look:" in each]
            assert "onuses are taken for you" not in learner.text
            before = learner.text
            await learner._do()


async def test_the_board_stands_under_every_page_that_has_no_other_picture(tmp_path: Path) -> None:
    async with staged(tmp_path, show_of("laisla")) as stage:
        learner = await Learner.begin(stage)
        (board,) = learner.message.attachments
        assert board.filename.startswith("board-lesson-")
        while "win the dodo" not in learner.text:
            await learner.do()
        (island,) = learner.message.attachments
        assert island.filename.startswith("close-up-lesson-")
        await learner.press("Place an explorer")
        assert [each.id for each in learner.message.attachments] == [island.id], "it stays as it is"


async def test_a_lesson_is_left_and_taken_up_again_also_after_a_restart(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    for _ in range(4):
        await learner.do()
    shown = learner.text
    await stage.restart()
    again = Learner(stage, await stage.command("Ann", "learn"))
    assert again.step == 5
    assert again.text.splitlines()[-1] == shown.splitlines()[-1]
    await again.do()
    assert again.step == 6


async def test_a_press_of_an_older_message_shows_the_present_step(stage: Stage) -> None:
    first = await Learner.begin(stage)
    second = await Learner.begin(stage)
    await second.do()
    await first.do()
    assert first.step == 2
    assert "goes on" in first.text


async def test_a_second_learner_has_a_lesson_of_ones_own(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    await learner.do()
    result = await stage.command("Ben", "learn", game=stage.show.game.name)
    assert "step 1 of" in result.response.content


async def test_a_lesson_stands_in_no_list_and_takes_no_place(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    await learner.do()
    assert await stage.host.tables.of(stage.people["Ann"].id) == []
    assert await stage.host.tables.at(Place(stage.guild.id, stage.channel.id)) is None
    await stage.start_game()
    await learner.do()
    assert learner.step == 3


async def test_also_in_direct_messages(stage: Stage) -> None:
    user = stage.people["Ann"].user
    await user.send_dm("hello")
    learner = Learner(stage, await user.slash("learn", game=stage.show.game.name))
    learner.person = user
    while learner.step is not None:
        await learner.do()
    assert "In a channel of a server" in learner.text


async def test_forged_presses_do_no_harm(stage: Stage) -> None:
    learner = await Learner.begin(stage)
    await learner.do()
    game = stage.show.game.name
    for custom_id in (
        f"av2:lesson-do:0:1:1:{game}.",
        f"av2:lesson-do:0:1:1:{game}.nothing.of.this",
        f"av2:lesson-go:0:1:-:{game}.+++",
        f"av2:lesson-form:0:1:1:{game}.",
        f"av2:lesson-next:0:1:-:{game}.",
        "av2:lesson-go:0:1:1:chess.e4",
        "av2:lesson-next:0:-:-:",
        "av2:learn:0:-:-:chess",
    ):
        result = await stage.forge("Ann", learner.message, custom_id)
        assert result.acknowledged
    assert (await stage.host.lessons.begun(stage.people["Ann"].id))[game].step == 1


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_has_all_its_sentences_and_none_is_over(game: str) -> None:
    words, course = wording("en"), courses(GAMES)[game]
    for step in course.script.steps:
        assert words.has(f"lesson-{game}-{step.says}")
        assert words.has(f"lesson-{game}-{step.says}.missed") == bool(step.aim)
    said = {each.says for each in course.script.steps}
    assert len(said) == len(course.script.steps)
    text = (Path("bot/locale/en") / f"lesson-{game}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^lesson-{game}-([\w-]+) =", text, re.MULTILINE)) == said


@pytest.mark.parametrize("game", games_with_lessons())
def test_what_has_a_reason_of_its_own_can_be_chosen(game: str) -> None:
    course = courses(GAMES)[game]
    text = (Path("bot/locale/en") / f"lesson-{game}.ftl").read_text(encoding="utf-8")
    for number, step in enumerate(course.script.steps):
        message = re.search(rf"^lesson-{game}-{step.says} =.*\n((?:    .*\n)*)", text, re.MULTILINE)
        assert message is not None
        keys = re.findall(r"^    \.not-(\w+) =", message[1], re.MULTILINE)
        if ".not" in message[1]:
            assert step.at is not None
            assert not step.free
        if keys:
            turn = course.turn(number, PERSON)
            pages = PRESENTERS[game].pages(turn.view, {}, wording("en"), turn.seat)
            node = walk(turn.tree, Guide(turn, pages, course.wanted(number)).places[step.at or ""])
            assert isinstance(node, One)
            assert set(keys) <= {each.key.lower() for each in node.options() if each.refused is None}


def _buttons(message: Any) -> list[dict[str, Any]]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [item for row in rows for item in row["components"] if item["type"] == 2]
