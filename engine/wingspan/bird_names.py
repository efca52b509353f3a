"""What birds are called in a language: as their cards are printed there, and how else people call them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.wingspan.component_schema import BirdNames, Components
from engine.wingspan.components import FILE


def names_of(bird: str, language: str, components: Components | None = None) -> tuple[str, ...]:
    """Return the names of a bird in a language ("de"), the printed one first; the English one where none is known.

    `components` are those of a game, which may have other birds, or names of fewer languages, than are shipped.
    """
    own = {} if components is None else components.birds
    told = (*own.get(language, {}).get(bird, ()), *_shipped().get(language, {}).get(bird, ()))
    return tuple(dict.fromkeys(told)) or (bird,)


def all_names(bird: str, components: Components | None = None) -> tuple[str, ...]:
    """Return all names by which a bird is known, the English one first."""
    languages = dict.fromkeys((*_shipped(), *(() if components is None else components.birds)))
    return tuple(dict.fromkeys((bird, *(name for each in languages for name in names_of(bird, each, components)))))


@lru_cache(maxsize=1)
def _shipped() -> Mapping[str, BirdNames]:
    return FILE.check(FILE.shipped()).birds
