"""Of an address only the route is told: neither what is named in it nor a token."""

from __future__ import annotations

import pytest
from yarl import URL

from bot.discord.running.requests import route_of

TOKEN = "aW50ZXJhY3Rpb246" + "x" * 80
API = "https://discord.com/api/v10"


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/channels/1575242837081980928/messages", "/channels/{}/messages"),
        ("/channels/1575242837081980928/messages/157", "/channels/{}/messages/{}"),
        (f"/interactions/1575242837090369536/{TOKEN}/callback?with_response=true", "/interactions/{}/{}/callback"),
        (f"/webhooks/1575/{TOKEN}/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/users/@me/guilds?limit=200", "/users/@me/guilds"),
        ("/gateway/bot", "/gateway/bot"),
        ("/channels/1/messages/2/reactions/kea:3/@me", "/channels/{}/messages/{}/{}/{}/@me"),
    ],
)
def test_a_route_names_nothing(path: str, route: str) -> None:
    assert route_of(URL(API + path)) == f"/api/v10{route}"


def test_the_way_over_a_proxy_names_nothing_either() -> None:
    assert route_of(URL("http://proxy:8080/our-house/api/v10/gateway")) == "/{}/api/v10/gateway"
    assert route_of(URL("http://proxy:8080")) == "/{}"
