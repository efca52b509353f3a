"""What is wrong with a file, told in the language of the system by each command that reads it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.rulebook import parse
from tests.bot.cli import run, system_in

Change = Callable[[list[dict[str, Any]]], object]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a game of Moa for two."""
    folder = tmp_path_factory.mktemp("records")
    assert run("simulate", "--players", "2", "--out", str(folder)).code == 0
    return next(folder.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder of its own, with a data folder there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))


def illegal(lines: list[dict[str, Any]]) -> None:
    """Let the first action that places birds name no territory."""
    action = next(line["action"] for line in lines if line.get("action", {}).get("type") == "place_birds")
    action["territory"] = 99


FAULTS: list[tuple[Change, dict[str, str]]] = [
    (
        lambda lines: lines[1].update(n=True),
        {
            "en": "line 2, n: expected 1, found true",
            "de": "Zeile 2, n – erwartet: 1, gefunden: true",
            "pl": "wiersz 2, n – powinno być: 1, jest: true",
        },
    ),
    (
        lambda lines: lines[1]["chance"][0]["order"].pop(),
        {
            "en": "line 2, chance.0.order: expected a list of 2 items, found 1 items",
            "de": "Zeile 2, chance.0.order – erwartet: eine Liste mit 2 Elementen, gefunden: ein Element",
            "pl": "wiersz 2, chance.0.order – powinno być: lista z 2 elementami, jest: jeden element",
        },
    ),
    (
        lambda lines: lines[0]["components"]["limits"].update(colours=["red", "pink"]),
        {
            "en": (
                "line 1, components.limits.colours.1: expected 'yellow', 'red', 'green', 'blue' or 'white', "
                "found 'pink'"
            ),
            "de": (
                "Zeile 1, components.limits.colours.1 – erwartet: 'yellow', 'red', 'green', 'blue' oder 'white', "
                "gefunden: 'pink'"
            ),
            "pl": (
                "wiersz 1, components.limits.colours.1 – powinno być: 'yellow', 'red', 'green', 'blue' lub 'white', "
                "jest: 'pink'"
            ),
        },
    ),
    (
        lambda lines: lines.pop(),
        {
            "en": "expected a last line with result and entries, found the end of the file",
            "de": "erwartet: eine letzte Zeile mit result und entries, gefunden: das Ende der Datei",
            "pl": "powinno być: ostatni wiersz z result i entries, jest: koniec pliku",
        },
    ),
    (
        illegal,
        {
            "en": "expected a legal action (B2 no-such-territory territory=99), found {",
            "de": "erwartet: eine erlaubte Aktion (Regel B2: no-such-territory territory=99), gefunden: {",
            "pl": "powinno być: dozwolona akcja (zasada B2: no-such-territory territory=99), jest: {",
        },
    ),
]
COMMANDS = (
    ["verify", "wrong.jsonl"],
    ["render", "wrong.jsonl", "out.png"],
    ["web", "wrong.jsonl"],
    ["import", "wrong.jsonl"],
)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize(("change", "told"), FAULTS, ids=["n", "chance", "components", "end", "illegal"])
def test_every_command_tells_what_is_wrong_with_a_record(
    change: Change, told: dict[str, str], language: str, record: list[str]
) -> None:
    lines = [json.loads(line) for line in record]
    change(lines)
    Path("wrong.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    for command in COMMANDS:
        with system_in(language):
            done = run(*command)
        assert done.code == 1, command
        assert told[language] in done.out + done.err, command


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "limits.hand: found 0, expected greater than or equal to 1."),
        ("de", "limits.hand – gefunden: 0, erwartet: mindestens 1."),
        ("pl", "limits.hand – jest: 0, powinno być: co najmniej 1."),
    ],
)
def test_what_is_wrong_with_a_components_file_is_told(language: str, told: str) -> None:
    components = GAMES["moa"].components()
    components["limits"]["hand"] = 0
    Path("own.json").write_text(json.dumps(components), encoding="utf-8")
    with system_in(language):
        done = run("rules", "birds", "--game", "moa", "--components", "own.json")
    assert done.code == 1
    assert done.err.strip().endswith(told)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the rulebook cannot be read: moa, line 3: S1 points to S9, which is not in this book"),
        (
            "de",
            "lässt sich nicht lesen: moa, Zeile 3: S1 verweist auf S9, und das steht nicht in diesem Heft",
        ),
        ("pl", "nie można odczytać instrukcji: moa, wiersz 3: S1 odsyła do S9, a tego nie ma w tej instrukcji"),
    ],
)
def test_what_is_wrong_with_a_rulebook_is_told(monkeypatch: pytest.MonkeyPatch, language: str, told: str) -> None:
    book = "# Moa\n## Setup\n### S1 · Seats\nTwo to five.\n> See: S9\n"
    monkeypatch.setattr("bot.locale.checking.books.load", lambda *_: parse(book, source="moa"))
    with system_in(language):
        assert told in run("translation", "de").out
