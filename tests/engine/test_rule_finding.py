"""The parts of the search for rules: languages, spelling, what is sure."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rulebook import RulebookError, load, parse
from engine.rulebook.finding.language import language, plain
from engine.rulebook.finding.spelling import Spelling
from engine.rulebook.finding.tongues import typed_in
from engine.rulebook.search import find_answer, search


def spelling(*words: str) -> Spelling:
    return Spelling(words, ["first", "bot"], language("en").stem)


def ids(book: str, words: str, tongue: str = "en") -> list[str]:
    return [match.entry.id for match in search(parse(book, tongue), words)]


def test_a_good_word_is_not_taken_for_another() -> None:
    assert spelling("box", "track").near("bot") == [("bot", 1.0)]
    assert spelling("tracks").near("tracking")[0] == ("tracking", 1.0)  # its stem is known


@pytest.mark.parametrize(
    ("typed", "meant"), [("frist", "first"), ("strongold", "stronghold"), ("teh", "the"), ("bxo", "box")]
)
def test_a_mistyped_word_is_taken_for_the_nearest(typed: str, meant: str) -> None:
    assert spelling("stronghold", "box", "the").near(typed)[0].word == meant


def test_a_word_of_every_day_is_not_taken_for_one_of_the_book() -> None:
    stem = language("en").stem
    assert Spelling(["winner"], [], stem).near("dinner")[0].word == "winner"
    assert Spelling(["winner"], [], stem, everyday=["dinner"]).near("dinners") == []
    assert Spelling(["dinner"], [], stem, everyday=["dinner"]).near("dinner") == [("dinner", 1.0)]


@pytest.mark.parametrize("code", ["en", "pl"])
def test_words_of_every_day_are_none_that_the_search_knows(code: str) -> None:
    tongue = language(code)
    assert tongue.everyday
    assert tongue.everyday.isdisjoint(tongue.known)


def test_nonsense_is_taken_for_nothing() -> None:
    assert spelling("stronghold", "box").near("qwertyuiop") == []
    assert spelling("stronghold", "box").near("xy") == []


def test_words_are_put_together_and_taken_apart() -> None:
    known = spelling("stronghold", "start", "player", "my")
    assert list(known.written_together(["my", "storng", "hold"])) == ["my", "stornghold"]
    assert known.taken_apart("startplayer") == ("start", "player")
    assert known.taken_apart("strongold") is None


def test_stems_are_those_of_the_book_s_language() -> None:
    book = "> Little words: die\n## A\n### A1 · Spielkarten ziehen\nText.\n### A2 · Anderes\nMehr.\n"
    assert ids(book, "die spielkarte", "de") == ["A1"]
    assert language("pl").stem("kart") == "kart"
    assert language("xx").stem("karten") == "karten"


def test_a_file_names_its_stemmer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sv.toml").write_text('stemmer = "swedish"\n', encoding="utf-8")
    (tmp_path / "no.toml").write_text('stemmer = "norse"\n', encoding="utf-8")
    (tmp_path / "da.toml").write_text('little = ["og"]\n', encoding="utf-8")
    (tmp_path / "pt_BR.toml").write_text('stemmer = "portuguese"\n', encoding="utf-8")
    monkeypatch.setattr("engine.rulebook.finding.language.files", lambda _: tmp_path)
    read = language.__wrapped__
    assert read("sv").stem("korten") == read("sv").stem("kort")
    assert (read("da").stem("kortene"), read("da").little) == ("kortene", frozenset({"og"}))
    assert read("pt_BR").stem("cartas") == read("pt").stem("cartas") == read("pt_PT").stem("carta")
    with pytest.raises(ValueError, match=r"no\.toml: Snowball has no stemmer 'norse'; it has .*norwegian"):
        read("no")


def test_languages_have_the_stems_of_their_files() -> None:
    assert language("en").stem("tracking") == language("en").stem("tracks") == "track"
    assert language("de").stem("karten") == language("de").stem("karte")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("punkty", "punktow"),
        ("karta", "karcie"),
        ("kafelek", "kafelków"),
        ("ręka", "rece"),
        ("dobrać", "dobralem"),
        ("kupić", "kupuje"),
        ("Łąka", "laki"),
        ("kafel", "kaflem"),
        ("przekazać", "przekaze"),
        ("pustynia", "pustynne"),
        ("olać", "olałem"),
    ],
)
def test_polish_forms_of_a_word_have_one_stem_with_marks_and_without(one: str, other: str) -> None:
    assert language("pl").stems(one) == language("pl").stems(other)


def test_different_polish_words_have_different_stems() -> None:
    words = "karta ptak ssak punkt plansza runda tura ruch twierdza wulkan obrona atak las plaża przywódca"
    assert len(set(language("pl").stems(words))) == len(words.split())


@pytest.mark.parametrize("typed", ["für anführer", "fuer anfuehrer", "fur anfuhrer", "FÜR ANFÜHRERN"])
def test_umlauts_are_found_however_they_are_typed(typed: str) -> None:
    book = "## A\n### A1 · Der Anführer\nText.\n### A2 · Anderes\nEtwas für alle.\n"
    assert ids(book, typed, "de")[0] == "A1"


def test_umlauts_do_not_make_a_little_word_tell_more() -> None:
    assert {"fur", "fuer", "konnen", "koennen"} <= language("de").little


@pytest.mark.parametrize("typed", ["plättchen", "plaettchen", "wertung"])
def test_a_german_compound_is_found_by_its_parts(typed: str) -> None:
    book = "## A\n### A1 · Wertungsplättchen\nText.\n### A2 · Anderes\nMehr.\n"
    assert ids(book, typed, "de") == ["A1"]


def test_a_german_compound_finds_its_parts() -> None:
    book = "## A\n### A1 · Plättchen des Anführers\nText.\n### A2 · Anderes\nMehr.\n"
    assert ids(book, "anführerplättchen", "de") == ["A1"]
    assert ids(book, "anfuehrerplaettchen", "de") == ["A1"]


@pytest.mark.parametrize(
    ("form", "verb"),
    [
        ("setzt", "setzen"),
        ("gesetzt", "setzen"),
        ("eingesetzt", "einsetzen"),
        ("einzusetzen", "einsetzen"),
        ("verteidigt", "verteidigen"),
        ("platziert", "platzieren"),
        ("passt", "passen"),
        ("abgelegt", "ablegen"),
        ("gelegte", "legen"),
        ("eingesetzten", "einsetzen"),
        ("genommen", "nehmen"),
        ("weggenommen", "wegnehmen"),
        ("zog", "ziehen"),
    ],
)
def test_forms_of_a_german_verb_have_its_stem(form: str, verb: str) -> None:
    assert language("de").stem(form) == language("de").stem(verb)


@pytest.mark.parametrize(
    ("one", "other"), [("markt", "marker"), ("gewinnt", "winnen"), ("zweite", "zwei"), ("schwert", "schwer")]
)
def test_german_words_that_only_look_like_a_form_keep_their_stems(one: str, other: str) -> None:
    assert language("de").stem(one) != language("de").stem(other)


def test_a_german_verb_is_found_where_it_falls_apart() -> None:
    book = "## A\n### A1 · Den Marker umdrehen\nText.\n### A2 · Den Marker legen\nText.\n"
    assert ids(book, "dreht sich der Marker um", "de")[0] == "A1"


def test_a_german_compound_of_which_half_is_unknown_is_found_by_the_other_half() -> None:
    book = "## A\n### A1 · Nester\nText.\n### A2 · Eier\nMehr.\n"
    assert ids(book, "Nesttypik", "de") == ["A1"]
    assert ids(book, "Nesttypik", "en") == []


def test_a_german_word_finds_the_longer_ones_that_end_with_it() -> None:
    book = "## A\n### A1 · Doppelhornvogel\nText.\n### A2 · Ein Vogel\nMehr.\n"
    assert ids(book, "hornvogel", "de")[0] == "A1"


def test_half_a_german_compound_may_be_mistyped() -> None:
    book = "## A\n### A1 · Spannweite\nText.\n### A2 · Schnabel\nMehr.\n"
    assert ids(book, "Flügelspanweite", "de") == ["A1"]


def test_words_that_stand_apart_in_the_book_are_not_put_together() -> None:
    book = "## A\n### A1 · Karten ziehen\nText.\n### A2 · Nach dem Kartenziehen\nMehr.\n"
    assert ids(book, "karten ziehen", "de")[0] == ids(book, "karten ziehn", "de")[0] == "A1"


def test_words_count_more_that_stand_together_in_a_sentence() -> None:
    apart = "### A1 · Attack\nThe dog barks loudly here. Some island burns. Nobody leaves a fort.\n"
    together = "### A2 · Defence\nSome rat barks loudly here. The dog leaves an island. Nobody burns a fort.\n"
    assert ids(f"## A\n{apart}{together}", "when a dog leaves the island")[0] == "A2"
    assert ids(f"## A\n{apart}{together}", "the island burns, what does a dog do")[0] == "A1"


@pytest.mark.parametrize("typed", ["3x egg", "egg 3 x", "egg 88"])
def test_numbers_that_the_book_has_not_tell_little(typed: str) -> None:
    assert ids("## A\n### A1 · An egg\nText.\n### A2 · Nests\nMore.\n", typed) == ["A1"]


def test_an_entry_of_a_list_comes_first_whose_title_names_what_was_typed() -> None:
    rules = "## Rules\n### A1 · Points\nText.\n> Words: points for a dodo\n"
    book = f"{rules}## Functions [list]\n### F1 · Dodo marker: 2 points\nText.\n### F2 · Toad marker: 2 points\nText.\n"
    assert ids(book, "dodo")[0] == "F1"
    assert ids(book, "points")[0] == "A1"


def test_a_list_entry_is_named_together_with_what_its_list_is_called() -> None:
    rules = "## Rules\n### A1 · Bonus cards\nText.\n> Words: bonus card\n"
    book = f"{rules}## Bonus cards [list]\n### F1 · Cartographer\nText.\n### F2 · Forester\nText.\n"
    assert ids(book, "bonus card cartographer")[0] == "F1"
    assert ids(book, "which bonus cards")[0] == "A1"


def test_a_list_entry_is_named_by_most_of_what_was_typed() -> None:
    rules = "## Rules\n### A1 · Markers\nA marker moves up.\n> Words: marker moves, move a marker\n"
    book = f"{rules}## Functions [list]\n### F1 · Dodo: marker up\nText.\n### F2 · Toad: marker up\nText.\n"
    assert ids(book, "dodo moves a marker")[0] == "F1"
    assert ids(book, "who moves a marker")[0] == "A1"


def test_a_phrase_is_less_near_the_worse_it_is_spelt() -> None:
    book = "## A\n### A1 · Warzywa\nText.\n> Words: marynatom\n### A2 · Inne\nText.\n"
    assert ids(book, "marynaton", "pl") == ["A1"]
    assert ids(book, "marynxxxm", "pl") == []


def test_a_word_made_of_a_good_one_is_taken_for_that() -> None:
    pairs = {"wymyslka": "wymysl", "wymysl": "zmysl"}
    known = Spelling(["zmysl"], [], str, made_of=lambda word: [(pairs[word], 0.8)] if word in pairs else [])
    assert known.near("wymysl")[0] == ("zmysl", 0.8)
    assert ("wymysl", 0.8) not in known.near("wymyslka")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kosteczkami", "kostka"),
        ("planszetka", "plansza"),
        ("slocik", "slot"),
        ("ptaszysko", "ptak"),
        ("wulkaniczny", "wulkan"),
        ("niepasujacy", "pasujacy"),
        ("poprzesuwac", "przesuwac"),
    ],
)
def test_small_words_and_others_made_of_good_ones_are_found_in_polish(typed: str, meant: str) -> None:
    tongue = language("pl")
    origins = [origin for origin, _ in tongue.made_of(typed)] if tongue.made_of else []
    assert tongue.stem(meant) in [tongue.stem(origin) for origin in origins]


def test_a_word_counts_no_more_for_being_rare_among_those_that_mean_the_same() -> None:
    others = "".join(f"### B{number} · Sache {number}\nMan kann sie kaufen.\n" for number in range(8))
    book = f"## A\n### A1 · Kaufen\nText.\n### A2 · Anderes\nMan kann es erwerben.\n{others}"
    assert ids(book, "was darf ich erwerben", "de")[0] == "A1"


def test_who_asks_in_german_what_a_word_means_finds_where_it_is_explained() -> None:
    book = "## A\n### A1 · Der Vorrat\nText.\n## Begriffe [glossary]\n### G1 · Vorrat\nText.\n"
    assert ids(book, "was heißt vorrat", "de")[0] == "G1"
    assert ids(book, "der vorrat", "de")[0] == "A1"


def test_two_words_of_which_one_is_mistyped_stay_two() -> None:
    known = spelling("tiere", "zwei", "zweiter", "nowhere", "no", "where")
    assert list(known.written_together(["zwei", "tire"])) == ["zwei", "tire"]
    assert list(known.written_together(["no", "wher"])) == ["nowher"]


def test_a_long_unknown_word_is_not_taken_for_one_that_tells_nothing() -> None:
    book = "## A\n### A1 · Was ein Feld kostet\nText.\n### A2 · Anderes\nMehr.\n"
    assert ids(book, "was kostet ein döner", "de") == []
    assert ids(book, "was kostet ein feld", "de")[0] == "A1"


def test_an_english_word_has_no_parts() -> None:
    assert spelling("strong", "hold", "stronghold").parts("stronghold") is None


def test_accents_and_apostrophes_do_not_matter() -> None:
    assert plain("Haast’s Tūī") == "haasts tui"
    assert plain("ŻÓŁTY łoś") == "zolty los"


def test_what_people_call_a_thing_of_the_book() -> None:
    book = "> Alike: pawn, little man = explorer\n## A\n### A1 · Explorer\nText.\n### A2 · Cube\nMore.\n"
    assert ids(book, "pawns")[0] == "A1"
    assert ids(book, "where does the little man go")[0] == "A1"
    with pytest.raises(RulebookError, match="Alike"):
        parse("> Alike: pawn\n## A\n### A1 · Explorer\nText.\n")


def test_an_entry_of_a_list_stands_behind_a_rule_unless_its_own_words_are_typed() -> None:
    rules = "## A\n### A1 · Paying\nA field costs cubes. A tent field too.\n> Words: field costs\n"
    book = f"{rules}## B [list]\n### F1 · Tent field cheaper\nA field costs less.\n### F2 · Hat field cheaper\nLess.\n"
    assert ids(book, "field costs")[0] == "A1"
    assert ids(book, "tent field cheaper")[0] == "F1"


def test_what_is_sure() -> None:
    book = load("engine.moa")
    assert find_answer(book, "kt5").sure
    assert find_answer(book, "when does the volcano erupt").sure
    assert not find_answer(book, "just my wife").sure
    assert find_answer(book, "pizza recipe").matches == ()


@pytest.mark.parametrize(
    ("typed", "tongue"),
    [
        ("wie viele karten bekomme ich", "de"),
        ("was passiert, wenn der Vulkan ausbricht?", "de"),
        ("ile kart dostaję", "pl"),
        ("combien de cartes", "fr"),
        ("who goes frist", None),
        ("do i die", None),
        ("", None),
    ],
)
def test_the_language_of_a_question(typed: str, tongue: str | None) -> None:
    assert typed_in(typed, "en") == tongue


def test_the_book_s_own_language_is_no_other() -> None:
    assert typed_in("wie viele karten bekomme ich", "de") is None
    assert typed_in("wie viele karten bekomme ich", "de_AT") is None
