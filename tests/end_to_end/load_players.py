"""People of one channel who open tables and play, whatever happens to the bot meanwhile."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from sandbox.driver import Person, RefusedError, Sandbox
from sandbox.observed import Answer, ObservedMessage
from tests.support import player
from tests.support.player import Choice

TURN = 40
"""Presses after which a turn is given up (somebody may have chosen badly)."""
DOUBLE = 0.2
"""How often an action is pressed twice at the same time."""
PATIENT = 0.7
"""How often people press the same again when there was no answer; else they look for the newest prompt."""
REGRET = 0.1
"""How often an action is taken back, where it can be."""
ACTS = "av2:do:"
UNDO = "av2:undo:"
DONE = ("**Done.**", "**Taken back.**")
"""How the bot confirms (its language here is English)."""
LOBBY = {"join", "start"}
"""What is offered by a table that has not started."""
DEFERRED_UPDATE = 6
LOOKS = 60
"""After so many looks at a post that nothing came after, people press there once more."""
WAKES = 0.01
"""How often somebody sees to it that no automa has the own seat, where a post asks nobody."""
REMIND = "av2:remind:"
PAUSE = 0.03
"""Seconds after which a channel is looked at again."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press that meant to change something. `confirmed`: its presser was told that it did."""

    interaction: int
    custom_id: str
    person: str
    confirmed: bool
    silent: bool = False
    """Whether it was acknowledged and nothing else: a post tells what came of it, if anything did."""


@dataclass
class LoadPlayers:
    """People who play at one channel, one table after the other. `pressed` is what they remember of it."""

    sandbox: Sandbox
    channel: str
    people: list[Person]
    rng: random.Random
    automa: int = 1
    game: str = "moa"
    pause: float = 0.0
    """Seconds that they let pass before each step, on average."""
    nap: float = 0.0
    """Seconds that somebody lets a post wait at most. A clock may run meanwhile."""
    pressed: list[Pressed] = field(default_factory=list)
    online: asyncio.Event = field(default_factory=asyncio.Event)
    """Clear while the bot is away, as people see in the list of members."""
    acting: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever somebody presses what is to change something."""
    going_home: bool = False
    names: dict[str, str] = field(default_factory=dict)
    answered: str = ""
    """The post that was answered last, as it was then: nobody presses there again for a while."""
    looks: int = 0
    """How often somebody looked at that post since, and nothing came after it."""
    naps: dict[tuple[str, str], float] = field(default_factory=dict)
    """Until when somebody lets a post wait."""
    far_back: int = 200
    """How many messages are looked through for the newest post: private answers stand behind it."""

    @property
    def confirmed(self) -> int:
        """How many actions they were told are done."""
        return sum(each.confirmed for each in self.pressed)

    @property
    def taken(self) -> int:
        """How many actions were taken as far as they know, also those that only a post tells."""
        return sum(each.confirmed or each.silent for each in self.pressed)

    async def play(self) -> None:
        """Play until it is time to go home."""
        while not self.going_home:
            await self.online.wait()
            if not await self._let_time_pass():
                return  # hundreds go at once: nobody looks once more
            await self._try_step()

    async def begin(self) -> None:
        """Open a table, sit down and start, without a pause."""
        while not await self._sit_in_a_game():
            await self._try_step()

    async def _try_step(self) -> None:
        """Do what the newest message asks for; where there is nothing to do, let a moment pass."""
        try:
            if await self.step():
                return
        except (RefusedError, LookupError):  # the button is gone, or there was no answer: look again
            pass
        await asyncio.sleep(PAUSE)

    async def _sit_in_a_game(self) -> bool:
        post = await self.newest()
        offered = player.verbs(post) if post else LOBBY
        return not offered & LOBBY

    async def _let_time_pass(self) -> bool:
        """Wait for as long as people do who have other things to do, but not once they shall play on or go home.

        Return whether they play on.
        """
        left = self.rng.uniform(0, 2 * self.pause)
        while left > 0 and self.pause and not self.going_home:
            await asyncio.sleep(min(1.0, left))
            left -= 1.0
        return not self.going_home

    async def step(self) -> bool:
        """Do what the newest message asks for; False when there is nothing to do now."""
        post = await self.newest()
        offered = player.verbs(post) if post else set()
        if post is None or ("board" in offered and "ask-rule" not in offered):  # nothing yet, or a game that is over
            answer = await self.people[0].command("/table new", game=self.game, channel=self.channel)
            return "is open" in answer.text
        if offered & LOBBY:
            return await self.gather(post)
        alone = {self.people[0].name: "0"} if len(self.people) == 1 else {}  # who plays alone is not pinged
        who = {} if self.waits_after(post) else alone or player.asked(post, await self.known())
        for person in self.people:
            if person.name in who and not self.naps_on(person, post):
                return await self.turn(person, post, who[person.name])
        if self.nap and not who and self.rng.random() < WAKES:  # an automa may have a seat since its time was over
            await self.rng.choice(self.people).command("/me back", channel=self.channel)
        return False

    def naps_on(self, person: Person, post: ObservedMessage) -> bool:
        """Say whether a person lets a post wait still; half of all posts are looked at at once."""
        question = (person.name, state(post))
        if question not in self.naps:
            self.naps[question] = time.monotonic() + max(0.0, self.rng.uniform(-self.nap, self.nap))
        return time.monotonic() < self.naps[question]

    async def known(self) -> dict[str, str]:
        """Return what people are called, by their ids."""
        if not self.names:
            people = (await self.people[0].world())["people"]
            self.names = {str(each["id"]): str(each["name"]) for each in people}
        return self.names

    def waits_after(self, post: ObservedMessage) -> bool:
        """Say whether people wait for what comes after a post; when nothing does, they press there once more."""
        if state(post) != self.answered:
            return False
        self.looks += 1
        if self.looks < LOOKS:
            return True
        self.answered, self.looks = "", 0
        return False

    async def newest(self) -> ObservedMessage | None:
        """Return the newest message for all that has buttons."""
        seen = await self.people[0].sees(self.channel, self.far_back)
        posts = (each for each in reversed(seen) if not each.private and not is_letter(each))
        return next((each for each in posts if each.buttons), None)

    async def gather(self, lobby: ObservedMessage) -> bool:
        """Sit down, invite automa and start."""
        missing = [each for each in self.people if f": {each.name.capitalize()}" not in lobby.text]
        for person in missing:
            await person.press(lobby, "Join")
        if not missing and lobby.text.count(", an automa") < self.automa:
            await self.people[-1].press(lobby, "Add automa")
        elif not missing:
            await self.people[0].press(lobby, "Start")
        return True

    async def turn(self, person: Person, post: ObservedMessage, seat: str) -> bool:
        """Answer what a post asks a person, and what the panel asks then; False when they gave up."""
        shown, choice = post, player.choose(post, self.rng, seat)
        for _ in range(TURN):
            if choice is None:
                self.answered, self.looks = state(post), 0
                return True
            answer = await self.press(person, shown, choice)
            if answer.failed:
                await self.online.wait()
                if self.going_home or self.rng.random() > PATIENT:
                    return False
                continue
            if answer.kind == DEFERRED_UPDATE and not shown.private:  # only the next post tells what came of it
                self.answered, self.looks = state(post), 0
                return True
            shown = answer.message
            undo = next((each for each in shown.buttons.values() if each["custom_id"].startswith(UNDO)), None)
            regrets = undo is not None and choice.acts and self.rng.random() < REGRET
            choice = Choice(str(undo["custom_id"])) if undo and regrets else player.choose(shown, self.rng)
        return True

    async def press(self, person: Person, shown: ObservedMessage, choice: Choice) -> Answer:
        """Press something, perhaps twice; what is to change something is remembered."""
        if choice.values is not None:
            return await person.choose(shown, choice.values, custom_id=choice.custom_id)
        changes = choice.acts or choice.custom_id.startswith(UNDO)
        if changes:
            self.acting.set()
        times = 2 if changes and self.rng.random() < DOUBLE else 1
        presses = (self._once(person, shown, choice.custom_id) for _ in range(times))
        answers = await asyncio.gather(*presses, return_exceptions=True)  # a second one may find the button gone
        if isinstance(first := answers[0], BaseException):
            raise first
        return first

    async def _once(self, person: Person, shown: ObservedMessage, custom_id: str) -> Answer:
        silent = custom_id.startswith(ACTS) and not shown.private  # then nothing need follow the first answer
        answer = await person.press(shown, custom_id=custom_id, until="answered" if silent else "settled")
        if custom_id.startswith((ACTS, UNDO)):
            confirmed = told(answer).startswith(DONE)
            silent = not shown.private and answer.kind == DEFERRED_UPDATE
            interaction = int(answer.payload["interaction"])
            self.pressed.append(Pressed(interaction, custom_id, person.name, confirmed, silent))
        return answer


def is_letter(seen: ObservedMessage) -> bool:
    """Say whether a message tells one person something, such as that the time is nearly over."""
    return any(str(each.get("custom_id")).startswith(REMIND) for each in seen.components)


def state(post: ObservedMessage) -> str:
    """Return what tells a post from others, and from itself once it was changed."""
    return " ".join([post.id, *(str(each.get("custom_id")) for each in post.components)])


def told(answer: Answer) -> str:
    """Return what a person was told. A deferred answer is the changed message, once it has been changed.

    Or it is a further message: then what stands in the first one was another answer (of the first of two clicks, say).
    """
    if answer.kind == DEFERRED_UPDATE and answer.followups:
        return answer.followups[-1].text
    if answer.kind == DEFERRED_UPDATE:
        return answer.message.text if answer.settled else ""
    return answer.text
