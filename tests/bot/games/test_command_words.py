"""The commands of every game have words within Discord's limits."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.locale.words import FALLBACK, wording

WORDS = wording(FALLBACK)


@pytest.mark.parametrize("game", PRESENTERS)
def test_every_command_has_its_words_within_the_limits(game: str) -> None:
    whole = 0
    for command in [*PRESENTERS[game].commands, *PRESENTERS[game].looks]:
        keys = [f"command-{game}-{command.name}"]
        keys += [f"{keys[0]}-{option.name.replace('_', '-')}" for option in command.options]
        names = [WORDS(key) for key in keys]
        whole += sum(len(WORDS(key)) + len(WORDS(f"{key}.description")) for key in keys)
        assert len(set(names[1:])) == len(names[1:])
        for key, name in zip(keys, names, strict=True):
            assert name != key
            assert 1 <= len(name) <= 32
            assert name == name.lower()
            assert " " not in name
            assert 1 <= len(WORDS(f"{key}.description")) <= 100
        assert [option.required for option in command.options] == sorted(
            (option.required for option in command.options), reverse=True
        )
    assert whole < 8000, "more than Discord takes for one command with all that is below it"
