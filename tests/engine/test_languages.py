"""Which language comes nearest to what a client asks for."""

from __future__ import annotations

import pytest

from engine.languages import kin, nearest, tongue


@pytest.mark.parametrize(
    ("wanted", "known", "found"),
    [
        ("de", ["de", "en"], "de"),
        ("en-GB", ["de", "en"], "en"),
        ("pt-BR", ["pt", "pt_BR"], "pt_BR"),
        ("pt_br", ["pt", "pt_BR"], "pt_BR"),
        ("pt-PT", ["pt", "pt_BR"], "pt"),
        ("pt-PT", ["pt_BR", "en"], "pt_BR"),
        ("pt", ["pt_PT", "pt_BR"], "pt_BR"),
        ("zh-Hant-TW", ["zh_CN", "zh_Hant"], "zh_Hant"),
        ("zh-TW", ["zh_CN", "zh_TW"], "zh_TW"),
        ("sv-SE", ["en"], None),
        ("", ["en"], None),
        ("e", ["en"], None),
    ],
)
def test_the_nearest_language_is_found(wanted: str, known: list[str], found: str | None) -> None:
    assert nearest(wanted, known) == found


def test_the_kin_of_a_language_begin_with_the_nearest() -> None:
    assert kin("pt-BR", ["pt_PT", "en", "pt", "pt_BR", "pt_AO"]) == ("pt_BR", "pt", "pt_AO", "pt_PT")
    assert kin("xx", ["pt"]) == ()


@pytest.mark.parametrize("code", ["pt", "pt_BR", "PT-br", "pt-BR"])
def test_a_code_tells_its_language(code: str) -> None:
    assert tongue(code) == "pt"
