"""What birds are called in a language: as their cards are printed there, and how else people call them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.languages import kin
from engine.wingspan.component_schema import BirdNames, Components
from engine.wingspan.components import FILE


def names_of(bird: str, language: str, components: Components | None = None) -> tuple[str, ...]:
    """Return the names of a bird in a language ("de"), the printed one first; the English one where none is known.

    `components` are those of a game, which may have other birds, or names of fewer languages, than are shipped.
    """
    own = {} if components is None else components.birds
    codes = kin(language, _languages(components))
    told = (name for code in codes for named in (own, _shipped()) for name in named.get(code, {}).get(bird, ()))
    return tuple(dict.fromkeys(told)) or (bird,)


def all_names(bird: str, components: Components | None = None) -> tuple[str, ...]:
    """Return all names by which a bird is known, the English one first."""
    named = (name for each in _languages(components) for name in names_of(bird, each, components))
    return tuple(dict.fromkeys((bird, *named)))


def printed_elsewhere(bird: str, language: str, components: Components | None = None) -> tuple[str, ...]:
    """Return what is printed on a bird's card in other languages than one ("de"): in English, or in all but English.

    Nothing where no other language has another name.
    """
    here = names_of(bird, language, components)[0]
    if here != bird:
        return (bird,)
    others = dict.fromkeys(names_of(bird, each, components)[0] for each in _languages(components))
    return tuple(each for each in others if each != here)


def _languages(components: Components | None) -> Iterable[str]:
    """Return the languages that name birds."""
    return dict.fromkeys((*_shipped(), *(() if components is None else components.birds)))


@lru_cache(maxsize=1)
def _shipped() -> Mapping[str, BirdNames]:
    return FILE.check(FILE.shipped()).birds
