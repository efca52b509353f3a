"""Prepared pictures: read instead of drawn, never stale, and drawn wherever the folder is no good."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.games import PRESENTERS
from bot.locale.words import LANGUAGES, wording
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from render import painter
from render.kit.cache import PICTURES
from render.kit.folder import Folder
from render.kit.prepared import keep_in, prepared

drawn: list[tuple[int, str]] = []


@prepared
def square(size: int, *, colour: str = "#102030") -> Image.Image:
    drawn.append((size, colour))
    return Image.new("RGB", (size, size + 1), colour)


@prepared
def palette() -> Image.Image:
    drawn.append((0, "palette"))
    image = Image.new("P", (1, 1))
    image.putpalette([7, 8, 9] * 256)
    return image


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    drawn.clear()
    PICTURES.clear()
    keep_in(tmp_path / "pictures")
    yield tmp_path / "pictures"
    keep_in(None)
    PICTURES.clear()


def files_of(folder: Path) -> list[Path]:
    return sorted(each for each in folder.rglob("*") if each.is_file())


def test_what_was_drawn_is_read_at_the_next_start(folder: Path) -> None:
    first = square(5), square(5, colour="#ffffff"), palette()
    PICTURES.clear()
    again = square(5), square(5, colour="#ffffff"), palette()
    assert drawn == [(5, "#102030"), (5, "#ffffff"), (0, "palette")]
    assert [each.tobytes() for each in first] == [each.tobytes() for each in again]
    assert [each.getpalette() for each in first] == [each.getpalette() for each in again]
    assert len(files_of(folder)) == 3


def test_without_a_folder_it_is_drawn(folder: Path) -> None:
    keep_in(None)
    square(6)
    assert drawn == [(6, "#102030")]
    assert files_of(folder) == []


@pytest.mark.parametrize("harm", ["cut", "empty", "changed", "folder"])
def test_a_damaged_file_is_drawn_again_and_mended(folder: Path, harm: str) -> None:
    square(7)
    [file] = files_of(folder)
    whole = file.read_bytes()
    if harm == "folder":
        file.unlink()
        file.mkdir()
    else:
        file.write_bytes({"cut": whole[:-3], "empty": b"", "changed": whole[:-1] + b"!"}[harm])
    PICTURES.clear()
    assert square(7).size == (7, 8)
    assert len(drawn) == 2
    if harm != "folder":
        assert file.read_bytes() == whole


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    drawn.clear()
    PICTURES.clear()
    (tmp_path / "file").write_text("no folder")
    keep_in(tmp_path / "file" / "pictures")
    try:
        assert square(8).size == (8, 9)
    finally:
        keep_in(None)
    assert drawn == [(8, "#102030")]


def test_nothing_half_written_is_left_where_the_disk_is_full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert square(9).size == (9, 10)
    assert files_of(folder) == []


def test_pictures_of_another_version_are_not_read_and_go(tmp_path: Path) -> None:
    old, new = Folder(tmp_path, "old"), Folder(tmp_path, "new")
    old.write("sea", Image.new("RGB", (4, 4)))
    assert new.read("sea") is None
    new.write("sea", Image.new("RGB", (5, 5)))
    assert [each.name for each in tmp_path.iterdir()] == ["new"]
    read = new.read("sea")
    assert read is not None
    assert read.size == (5, 5)


def _write_often(path: Path) -> None:
    for _ in range(30):
        Folder(path, "one").write("sea", Image.new("RGB", (60, 60), "#123456"))


@pytest.mark.slow
def test_several_processes_may_write_and_read_at_once(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    writers = [spawn.Process(target=_write_often, args=(tmp_path,)) for _ in range(2)]
    for each in writers:
        each.start()
    reader, seen = Folder(tmp_path, "one"), 0
    while any(each.is_alive() for each in writers):
        image = reader.read("sea")
        if image is not None:
            seen += 1
            assert image.getpixel((0, 0)) == (0x12, 0x34, 0x56)
    for each in writers:
        each.join()
        assert each.exitcode == 0
    assert reader.read("sea") is not None
    assert [each.name for each in (tmp_path / "one").iterdir()] == ["sea"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nothing_that_is_prepared_holds_words(folder: Path, game: AnyGame) -> None:
    """It is drawn once, and shown in every language: other words bring no other prepared picture."""
    paint, match = (
        painter(game.name),
        Match.start(game, new_setup(game, game.colours[: max(game.seat_counts)]), random.Random(1)),
    )
    seat = match.decisions()[0].seat
    view, hands = game.view(match.position, seat), PRESENTERS[game.name].hands
    known = []
    for language in LANGUAGES:
        PICTURES.clear()
        words = wording(language)
        paint.board(view, words)
        paint.close_up(view, words)
        if hands:
            paint.hand(view, words)
        known.append(files_of(folder))
    assert known[0]
    assert known == [known[0]] * len(LANGUAGES)
