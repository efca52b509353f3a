"""Languages, limits, kept pictures, and the marks of the chat: what pages are made of, each by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.drawing.contract import DrawingFailed, Job
from bot.web import languages, limits
from bot.web.chat_text import as_html
from bot.web.limits import Buckets, Connections, TooMany, client
from bot.web.pictures import MOST, Busy, Pictures
from render.contract import Picture

# -- languages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "accepted", "usual", "chosen"),
    [
        ("", "", "pl", "pl"),
        ("", "", "xx", "en"),
        ("pl", "de", "en", "pl"),
        ("xx", "de", "en", "de"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "en", "de"),
        ("", "en;q=0.3, pl;q=0.9, xx", "de", "pl"),
        ("", "en;q=0, *;q=0.1", "de", "de"),
        ("", "en;q=much, pl;", "de", "pl"),
        ("", "," * 5000, "de", "de"),
    ],
)
def test_the_language_of_a_page(
    monkeypatch: pytest.MonkeyPatch, said: str, accepted: str, usual: str, chosen: str
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("de", "en", "pl"))
    assert languages.language(said, accepted, usual) == chosen


# -- marks of the chat -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**Ann** lays _3_.", "<strong>Ann</strong> lays <em>3</em>."),
        ("~~gone~~ `x`", "<s>gone</s> <code>x</code>"),
        ("\\*\\*Ann\\*\\* \\<b\\>", "**Ann** &lt;b&gt;"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ('[a](javascript:x) ![b](//x) <https://x> "q" &amp;', None),
        ("@\u200beveryone", "@everyone"),
    ],
)
def test_chat_text_becomes_html_and_nothing_in_it_is_html(text: str, html: str | None) -> None:
    made = str(as_html(text))
    assert "<a" not in made
    assert "<img" not in made
    assert html is None or made == html


# -- limits ------------------------------------------------------------------------------------------------------------


def test_tokens_come_back_with_time() -> None:
    now = 0.0
    buckets = Buckets(3, 0.5, lambda: now)
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.seconds == 2
    buckets.take("b")
    now = 2.0
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")
    now = 1000.0
    buckets.take("a", 3)
    with pytest.raises(TooMany):
        buckets.take("a", 4)


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 3)
    buckets = Buckets(1, 0.001, lambda: 0.0)
    for each in "abcd":
        buckets.take(each)
    with pytest.raises(TooMany):
        buckets.take("d")
    buckets.take("a")
    assert len(buckets._left) == 3


def test_connections_are_counted_and_given_back() -> None:
    connections = Connections(2, 3)
    with connections.hold("a"), connections.hold("a"):
        with pytest.raises(TooMany), connections.hold("a"):
            pass
        with connections.hold("b"), pytest.raises(TooMany), connections.hold("c"):
            pass
    with connections.hold("a"):
        pass


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "who"),
    [
        ("10.0.0.1", "", 0, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", 0, "10.0.0.1"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", 2, "1.2.3.4"),
        ("10.0.0.1", "", 1, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", 2, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", 0, "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", "", 0, "1.2.3.4"),
        (None, "", 0, ""),
        ("x", "nonsense" * 100, 1, "nonsense" * 8),
    ],
)
def test_who_asks(peer: str | None, forwarded: str, proxies: int, who: str) -> None:
    assert client(peer, forwarded, proxies) == who


# -- pictures ----------------------------------------------------------------------------------------------------------


class Easel:
    """Draws when it is let."""

    def __init__(self) -> None:
        self.drawn = 0
        self.let = asyncio.Event()

    async def draw(self, job: Job, wanted: Callable[[], bool], *, public: bool = False) -> Picture | None:
        await self.let.wait()
        self.drawn += 1
        return job()

    async def stop(self) -> None:
        self.let.set()


def picture(size: int) -> Picture:
    return Picture(b"x" * size, "image/png", 1, 1, "")


async def test_a_picture_is_drawn_once_however_many_ask() -> None:
    easel = Easel()
    pictures = Pictures(easel)
    waiting = [asyncio.create_task(pictures.get("a", lambda: picture(9))) for _ in range(5)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    easel.let.set()
    assert await asyncio.gather(*waiting[1:]) == [picture(9)] * 4
    assert await pictures.get("a", lambda: picture(9)) == picture(9)
    assert easel.drawn == 1


async def test_pictures_are_kept_within_a_budget_those_asked_for_last() -> None:
    easel = Easel()
    easel.let.set()
    pictures = Pictures(easel, budget=100)
    for key in "abacd":
        await pictures.get(key, lambda: picture(30))
    assert easel.drawn == 4
    assert [each for each in "abcd" if pictures.has(each)] == ["a", "c", "d"]
    await pictures.get("large", lambda: picture(101))
    assert pictures._bytes <= 100


async def test_only_so_many_are_waited_for() -> None:
    easel = Easel()
    pictures = Pictures(easel)
    waiting = [asyncio.create_task(pictures.get(number, lambda: picture(1))) for number in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await pictures.get("more", lambda: picture(1))
    await pictures.stop()
    await asyncio.gather(*waiting)


async def test_a_picture_that_cannot_be_drawn_is_tried_again() -> None:
    easel = Easel()
    easel.let.set()
    pictures = Pictures(easel)

    def broken() -> Picture:
        raise DrawingFailed("paint")

    assert await pictures.get("a", broken) is None
    assert await pictures.get("a", lambda: picture(1)) == picture(1)
