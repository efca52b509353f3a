"""What the search knows of a language: its stems, the words that tell little, and words that stand for one another.

The words stand in `<language>.toml` beside this file. Its `stemmer` is the one of Snowball that makes the stems
("english"); a language without such a file, or without a stemmer, is searched by its words as they are. Where the file
has `endings`, stems are made by those; where it has `prefixes` of verbs, forms that Snowball leaves are known, too. Its
`forms` of irregular words go before either.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from engine import spelling
from engine.languages import nearest, of_files
from engine.rulebook.finding.derived import deriver
from engine.rulebook.finding.endings import stemmer
from engine.rulebook.finding.verbs import verb_stemmer
from engine.spelling import unaccented

Stems: TypeAlias = tuple[str, ...]
"""A word, or several words that stand for one, as stems."""

_FILE = ".toml"
_SAME, _ALIKE = 0.9, 0.45
"""How much a word counts that stands for the one that was typed."""


class Alias(NamedTuple):
    """Words of a book that typed ones may stand for, and how surely (0 to 1)."""

    stems: Stems
    alike: float


@dataclass(frozen=True)
class Language:
    """How words of a language are taken apart and compared."""

    code: str
    stem: Callable[[str], str]
    little: frozenset[str] = frozenset()
    """Plain words, not stems."""
    dull: frozenset[str] = frozenset()
    aliases: Mapping[Stems, tuple[Alias, ...]] = field(default_factory=dict)
    known: frozenset[str] = frozenset()
    """All words that the file of the language has: good words, whatever a book has."""
    compounds: bool = False
    """Whether words are made of others, as German ones are: each is found by its parts, too."""
    near: float = 0.52
    """Which share of what was typed (by importance) an entry has at least that is near it."""
    doubt: float = 0.0
    """How much words that are taken for others take from how near a phrase is: the power of how alike they are."""
    meaning: tuple[Stems, ...] = ()
    """How a question begins that asks what something is."""
    everyday: frozenset[str] = frozenset()
    """Plain words that are good ones, though no rulebook has them: none is mistyped."""
    talk: frozenset[str] = frozenset()
    """Plain words that ask nothing where there are no others: greetings, thanks, laughter."""
    prefixes: frozenset[str] = frozenset()
    """What verbs leave behind: "greift ... an" is "angreifen"."""
    made_of: Callable[[str], Iterator[tuple[str, float]]] | None = None
    """Of what words a plain word may be made, and how surely: "kosteczka" of "kostka"."""

    def stems(self, text: str) -> Stems:
        """Return the stems of a text, in its order."""
        return tuple(self.stem(word) for word in plain(text).split())

    def aliases_of(self, groups: Iterable[Iterable[str]], alike: float) -> Iterable[tuple[Stems, Alias]]:
        """Return of each group of words what each stands for: all the others."""
        for group in groups:
            taken = list(dict.fromkeys(self.stems(word) for word in group))
            yield from ((one, Alias(other, alike)) for one in taken for other in taken if one != other)


def plain(text: str) -> str:
    """Return `text` without accents, case and punctuation."""
    letters = "".join(char for char in unmarked(text) if char not in "'’`")
    return " ".join(re.findall(r"[^\W_]+", letters))


def unmarked(text: str) -> str:
    """Return `text` without accents and case."""
    return unaccented(text.casefold())


def spellings(word: str) -> frozenset[str]:
    """Return how a word is typed, made plain: "fur" and "fuer" for "für"."""
    return frozenset(plain(each) for each in spelling.spellings(word))


def _all_spellings(words: Iterable[str]) -> frozenset[str]:
    return frozenset(each for word in words for each in spellings(word))


@lru_cache
def language(code: str) -> Language:
    """Return what is known of the language with this code ("en", "pt_BR"), which may be little."""
    kept = files("engine.rulebook.finding")
    found = nearest(code, of_files(kept, _FILE))
    data = {} if found is None else tomllib.loads((kept / f"{found}{_FILE}").read_text(encoding="utf-8"))
    return _told(Language(code, lru_cache(maxsize=4096)(_stemmer(code, data))), data)


def _stemmer(code: str, data: Mapping[str, Any]) -> Callable[[str], str]:
    if "endings" in data:
        cut, own = stemmer(data["endings"], data["of_verbs"], data["turns"]), _forms(data["forms"])
        return lambda word: own.get(word) or cut(word)
    if "stemmer" not in data:
        return str
    stem = _snowball(code, data["stemmer"])
    if "prefixes" not in data:
        return stem
    of_form, known = (
        verb_stemmer(stem, data["prefixes"], data["whole"]),
        _forms(data.get("forms", {}), data["prefixes"]),
    )
    return lambda word: known.get(word) or of_form(word)


def _snowball(code: str, name: Any) -> Callable[[str], str]:
    """Return a stemmer of Snowball. ValueError where it has none of that name."""
    import snowballstemmer  # noqa: PLC0415  (a module a language; nobody needs them before rules are searched)

    known = snowballstemmer.algorithms()
    if name not in known:
        raise ValueError(f"{code}.toml: Snowball has no stemmer {name!r}; it has {', '.join(sorted(known))}")
    stem: Callable[[str], str] = snowballstemmer.stemmer(name).stemWord
    return stem


def _forms(of_stems: Mapping[str, str], prefixes: Iterable[str] = ()) -> Mapping[str, str]:
    """Return the stem of each form, and of each with a prefix: "nimmt" as "nehmen", "wegnimmt" as "wegnehmen"."""
    return {
        prefix + form: prefix + stem
        for prefix in ("", *prefixes)
        for stem, forms in of_stems.items()
        for form in plain(forms).split()
    }


def _told(tongue: Language, data: Mapping[str, Any]) -> Language:
    aliases: dict[Stems, list[Alias]] = {}
    same, alike, little, dull = (data.get(each, ()) for each in ("same", "alike", "little", "plain"))
    for surely, groups in ((_SAME, same), (_ALIKE, alike)):
        for typed, alias in tongue.aliases_of(groups, surely):
            aliases.setdefault(typed, []).append(alias)
    groups = [*same, *alike, little, dull, data.get("forms", {}).values()]
    return Language(
        tongue.code,
        tongue.stem,
        _all_spellings(little),
        _all_spellings(dull),
        {typed: tuple(found) for typed, found in aliases.items()},
        _all_spellings(word for group in groups for words in group for word in words.split()),
        data.get("compounds", False),
        data.get("near", Language.near),
        data.get("doubt", Language.doubt),
        tuple(tongue.stems(asked) for asked in data.get("meaning", ())),
        _all_spellings(data.get("everyday", ())),
        _all_spellings(data.get("talk", ())),
        frozenset(data.get("prefixes", ())),
        deriver(data["derived"]) if "derived" in data else None,
    )
