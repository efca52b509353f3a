"""The pages of action C: where an explorer goes, from where when it moves, and with which cubes it is paid."""

from __future__ import annotations

from dataclasses import replace

from bot.games import parts
from bot.games.contract import Choice, Panel, Row, Style
from bot.games.laisla.build import action_of
from bot.games.laisla.desk import Desk
from bot.games.laisla.draft import Draft
from bot.games.laisla.legal import Prospect
from bot.games.laisla.steps import back
from engine.laisla.names import RINGS
from engine.laisla.views.view import FieldView


def explore_page(desk: Desk, draft: Draft) -> Panel:
    """Ask what is done in action C: the first page, and what is still missing of placing."""
    if desk.legal.moves and draft.source is None:
        return _source_page(desk)
    if draft.field is None:
        return _field_page(desk, draft)
    return _payment_page(desk, draft)


def _source_page(desk: Desk) -> Panel:
    """Ask which explorer moves."""
    lines = [desk.words("laisla-panel-explore-move"), *desk.holdings(), desk.words("laisla-panel-progress-means")]
    choices = [_own(desk, desk.view.field(slot)) for slot in desk.legal.sources()]
    if not choices:
        lines.append(desk.words("laisla-panel-unpayable"))
    rows = desk.select("laisla-panel-ask-source", Draft("place"), "o", choices)
    take = desk.button("laisla-button-take", Draft("take"))
    return Panel("\n".join(lines), (*rows, (take,)))


def _own(desk: Desk, field: FieldView) -> Choice:
    label = desk.words("laisla-panel-field", **desk.phrases.at(field.slot))
    return parts.choice(field.code, label, " · ".join(_progress(desk, field, None)))


def _field_page(desk: Desk, draft: Draft) -> Panel:
    """Ask for the field, ring by ring."""
    asked = Draft("place", source=draft.source)
    lines = [_title(desk, asked), *desk.holdings(), *_out_of_reach(desk, asked.source)]
    lines.append(desk.words("laisla-panel-progress-means"))
    rows: list[Row] = []
    reachable = desk.legal.fields(asked.source)
    for ring in RINGS:
        choices = [_field(desk, field, asked.source) for field in reachable if field.ring == ring]
        rows += desk.select("laisla-panel-ask-field", asked, ring, choices, ring=ring, count=len(choices))
    if not reachable:
        lines.append(desk.words("laisla-panel-unpayable"))
    buttons = [desk.button("laisla-button-take", Draft("take"), Style.SECONDARY if rows else Style.PRIMARY)]
    if asked.source is not None:
        buttons.append(desk.button("laisla-button-back", Draft()))
    return Panel("\n".join(lines), (*rows, tuple(buttons)))


def _title(desk: Desk, draft: Draft) -> str:
    if draft.source is not None:
        return desk.words("laisla-panel-explore-from", **desk.phrases.at(draft.source))
    return desk.words("laisla-panel-explore")


def _out_of_reach(desk: Desk, source: str | None) -> list[str]:
    missing = desk.legal.out_of_reach(source)
    items = [
        desk.words("laisla-panel-unpaid-colour", cube=colour, fields=", ".join(field.code for field in fields))
        for colour, fields in missing.items()
    ]
    return [desk.words("laisla-panel-out-of-reach", fields=desk.words.listed(items))] if items else []


def _field(desk: Desk, field: FieldView, source: str | None) -> Choice:
    prospect = desk.legal.prospect(field, source)
    label = desk.words("laisla-panel-field", **desk.phrases.at(field.slot))
    return parts.choice(field.code, label, describe(desk, field, prospect, source))


def describe(desk: Desk, field: FieldView, prospect: Prospect, source: str | None) -> str:
    """Tell in short what placing on a field costs and brings."""
    words = desk.words
    told = [words("laisla-panel-cheaper")] if prospect.discounts else []
    told += [words("laisla-panel-tile", animal=tile.animal, points=tile.points) for tile in prospect.tiles]
    if prospect.points > sum(tile.points for tile in prospect.tiles):
        told.append(words("laisla-panel-points", points=prospect.points))
    told += [words("laisla-panel-asks", gives=gives) for gives in prospect.gives]
    told += _progress(desk, field, source)
    if prospect.rivals:
        told.append(words("laisla-panel-with", names=desk.phrases.name_list(prospect.rivals)))
    return " · ".join(told)


def _progress(desk: Desk, field: FieldView, source: str | None) -> list[str]:
    """Tell how far clearings around that are not yet enclosed are, with an own explorer there; the nearest first."""
    own = {*desk.legal.me.fields, field.slot} - {source}
    found = []
    for name in field.clearings:
        clearing = desk.view.clearing(name)
        done = len(own.intersection(clearing.fields))
        if clearing.animal is not None and done < clearing.number:
            found.append((clearing.number - done, clearing.animal, done, clearing.number))
    return [
        desk.words("laisla-panel-progress", animal=animal, done=done, number=number)
        for _, animal, done, number in sorted(found)
    ]


def _payment_page(desk: Desk, draft: Draft) -> Panel:
    """Ask what pays, where there is a choice; show what is proposed otherwise."""
    source = draft.source if desk.legal.moves else None
    field = draft.field or ""
    lines = [desk.words("laisla-panel-place", **desk.phrases.at(field))]
    ways = desk.legal.payments(field, source)
    rows: list[Row] = []
    if len(ways) > 1:
        lines.append(desk.words("laisla-panel-ways"))
        choices = [_payment(desk, draft, pay) for pay in ways]
        rows = desk.select("laisla-panel-ask-payment", replace(draft, pay=None), "p", choices)
    asked = draft
    if not ways and draft.pay is None:
        asked = replace(draft, pay=())  # so that the rules say why
    action = action_of(asked, desk.legal) if asked.pay is not None else None
    after = _then(desk, desk.legal.prospect(desk.view.field(field), source)) if ways else ()
    buttons = [desk.button("laisla-button-back", back(desk, draft))]
    return desk.page(lines, rows, action, draft, buttons, after=after)


def _then(desk: Desk, prospect: Prospect) -> list[str]:
    """Tell what functions ask about after placing."""
    gives = desk.words.listed([desk.words("laisla-panel-asks", gives=gives) for gives in prospect.gives])
    return [desk.words("laisla-panel-then", gives=gives)] if gives else []


def _payment(desk: Desk, draft: Draft, pay: tuple[str, ...]) -> Choice:
    wild = desk.legal.wild_for(draft.field or "", pay)
    detail = desk.words("laisla-panel-uses", functions=desk.phrases.functions(wild)) if wild else None
    value = "".join(str(desk.view.colours.index(cube)) for cube in pay)
    return parts.choice(value, desk.phrases.cubes(pay), detail, chosen=pay == draft.pay)
