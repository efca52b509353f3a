from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.answering import request
from bot.discord.answering.request import Request


def made(**interaction: Any) -> Request:
    services: Any = SimpleNamespace(host=None)
    nothing: Any = None
    given: Any = SimpleNamespace(**interaction)
    return Request(services, given, nothing)


def test_answers_speak_the_readers_language_and_posts_the_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "wording", lambda language, _client=None: SimpleNamespace(language=language))
    asker = made(locale="de", guild_locale="pl")
    assert asker.words.language == "de"
    assert asker.public_language == "pl"
    assert made(locale="de", guild_locale=None).public_language == "de"


@pytest.mark.parametrize(("client", "lacked"), [("fr", "fr"), ("pt-BR", "pt"), ("en-GB", None), ("de", None)])
async def test_a_client_may_speak_what_we_do_not(client: str, lacked: str | None) -> None:
    asker = made(locale=client, user=SimpleNamespace(id=1), guild_id=None, channel_id=1)
    assert asker.unspoken_language == lacked

    async def chosen(*_: Any) -> str:
        return "en"

    asker.host = SimpleNamespace(people=SimpleNamespace(recognise=chosen))  # type: ignore[assignment]
    await asker.recognise()
    assert asker.unspoken_language is None


@pytest.mark.parametrize("data", [None, {}, {"custom_id": None}, {"custom_id": ["x"], "values": None}])
def test_damaged_data_is_no_press(data: Any) -> None:
    pressed = made(data=data)
    assert pressed.pressed is None
    assert pressed.path == ""
    assert list(pressed.chosen) == []
    assert pressed.typed == {}


def test_fields_of_a_form_are_found_however_deep() -> None:
    components = [
        {"type": 18, "component": {"custom_id": "a", "value": "1"}},
        {"type": 1, "components": [{"custom_id": "b", "value": "2"}, "damaged"]},
    ]
    assert made(data={"components": components}).typed == {"a": "1", "b": "2"}
    assert made(data={"components": "damaged"}).typed == {}
