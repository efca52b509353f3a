"""The page that asks what to pay with: proposals, a free choice of cards, and the running sum."""

from __future__ import annotations

from bot.games.contract import Choice, Panel, Row
from bot.games.moa.desk import Desk, action_key
from bot.games.moa.draft import Draft
from bot.games.moa.legal import ICONS
from bot.games.moa.page_first import out_of_reach, tile_buttons, too_dear
from bot.games.moa.proposals import Bill, bill_of, paying_birds, proposals
from bot.games.moa.steps import copies
from engine.contract import Illegal
from engine.moa.actions import Discard
from engine.moa.chapters.payment import Payment


def payment_page(
    desk: Desk, draft: Draft, navigation: Row, problem: Illegal | None = None, chosen: Payment | None = None
) -> Panel:
    """Ask for the payment of a draft. `problem`: why the one `chosen` before is refused."""
    lines = [desk.title(draft)]
    bill = bill_of(draft, desk.legal)
    if bill is None:
        illegal = desk.legal.refused(
            desk.legal.least(draft.kind, draft.territory or 0, draft.anywhere, draft.what[0] if draft.what else None)
        )
        lines += [desk.refused(illegal)] if illegal else []
        return Panel("\n".join(lines), (navigation,))
    apart = paying_birds(draft, desk.legal)
    lines += _needed(desk, draft, bill, apart)
    if chosen is not None:
        given = desk.icons(desk.legal.given(chosen))
        lines.append(desk.words("moa-panel-sum", payment=desk.paid(chosen), given=given))
    if problem is not None:
        lines.append(desk.refused(problem))
    asks = ("moa-panel-ask-birds-payment", "q", "r") if apart else ("moa-panel-ask-payment", "p", "m")
    proposed = _proposed(desk, bill, apart)
    if not proposed and problem is None:
        lines.append(desk.words("moa-panel-refused", why=_why_none(desk, draft, bill)))
    rows = desk.select(asks[0], draft, asks[1], proposed)
    single = _single(desk, bill, chosen)
    rows += desk.select("moa-panel-ask-cards", draft, asks[2], single, most=len(single))
    return Panel("\n".join(lines), (*rows, navigation), show_hand=True)


def defend_page(desk: Desk, problem: Illegal | None = None, chosen: Payment | None = None) -> Panel:
    """Ask for the payment of a defence: the first page of a defender."""
    question = desk.turn.decision.question
    number, mammal = question["territory"], question["mammal"]
    facts = {**desk.phrases.at(number), **desk.phrases.mammal(mammal), **stake(desk, number)}
    lines = [desk.words("moa-panel-defend", **facts)]
    draft = Draft("defend")
    bill = bill_of(draft, desk.legal)
    rows: list[Row] = []
    tiles = tile_buttons(desk)
    if bill is not None and desk.legal.total("defend") < bill.need.fight:
        offered = desk.legal.total("defend")
        lines.append(desk.words("moa-panel-defenceless", needed=bill.need.fight, offered=offered))
        lines += [desk.words("moa-panel-short-tiles")] if any(not tile.disabled for tile in tiles) else []
    elif bill is not None:
        single = _single(desk, bill, chosen)
        rows += desk.select("moa-panel-ask-payment", draft, "p", _proposed(desk, bill, False))
        rows += desk.select("moa-panel-ask-cards", draft, "m", single, most=len(single))
    if chosen is not None:
        lines.append(desk.words("moa-panel-sum", payment=desk.paid(chosen), given=desk.icons(desk.legal.given(chosen))))
    lines += [desk.refused(problem)] if problem else []
    useable = tuple(tile for tile in tiles if not tile.disabled)
    rows.append((*useable, desk.button(action_key("decline"), Draft("decline"))))
    return Panel("\n".join(lines), tuple(rows), show_hand=True)


def stake(desk: Desk, number: int) -> dict[str, object]:
    """Give what the asked seat has in a territory, as facts of `moa-prompt-stake`."""
    territory = desk.view.territory(number)
    leader = "yes" if territory.leader == desk.turn.seat else "no"
    return {"birds": territory.birds.get(desk.turn.seat, 0), "leader": leader}


def discard_page(desk: Desk, problem: Illegal | None = None) -> Panel:
    """Ask for the cards of an exchange."""
    illegal = desk.legal.refused(Discard(()))
    count = int(illegal.facts["needed"]) if illegal else 0
    draft = Draft("discard")
    choices = [_thing(desk, value, name) for value, name in copies(desk, Payment(desk.legal.me.hand or ()))]
    lines = [desk.words("moa-panel-discard", count=count), *([desk.refused(problem)] if problem else [])]
    rows = desk.select("moa-panel-ask-discard", draft, "m", choices, least=count, most=count)
    return Panel("\n".join(lines), tuple(rows), show_hand=True)


def _why_none(desk: Desk, draft: Draft, bill: Bill) -> str:
    """Tell why nothing that the seat could spend is enough."""
    here = (draft.territory or 0, draft.anywhere)
    for offer in desk.legal.offers(draft.kind):
        if offer.refused and (offer.territory, offer.anywhere) == here and offer.what in (None, *draft.what):
            return out_of_reach(desk, draft.kind, offer)
    return too_dear(desk, draft.kind, max(bill.need))


def _needed(desk: Desk, draft: Draft, bill: Bill, apart: bool) -> list[str]:
    if apart:
        return [desk.words("moa-panel-need-attack-birds", payment=desk.paid(draft.payment or Payment()))]
    icon = ICONS[draft.kind][0]
    needed = getattr(bill.need, icon)
    key = {"place_birds": "moa-panel-need-birds", "attack": "moa-panel-need-attack"}.get(draft.kind, "moa-panel-need")
    if draft.kind == "attack" and desk.legal.apart:
        key = "moa-panel-need-attack-apart"
    return [desk.words(key, icon=icon, needed=needed)]


def _proposed(desk: Desk, bill: Bill, apart: bool) -> list[Choice]:
    choices = [_payment(desk, bill, payment) for payment in proposals(bill, desk.legal)]
    if apart:
        none = desk.choice(desk.drafts.write_payment(Payment()), desk.words("moa-panel-no-birds"))
        choices = [none, *choices[:24]]
    return choices


def _payment(desk: Desk, bill: Bill, payment: Payment) -> Choice:
    given = desk.legal.given(payment)
    surplus = {icon: getattr(given, icon) - needed for icon, needed in bill.need._asdict().items() if needed}
    parts = [desk.icons(given)]
    if any(surplus.values()):
        parts.append(desk.words("moa-panel-surplus", surplus=desk.phrases.icons(surplus)))
    value = desk.drafts.write_payment(payment)
    if not bill.counts_birds:
        return desk.choice(value, desk.paid(payment), " · ".join(parts))
    label = desk.words("moa-panel-pays-birds", payment=desk.paid(payment), birds=min(given.bird, desk.legal.me.birds))
    return desk.choice(value, label, " · ".join(parts))


def _single(desk: Desk, bill: Bill, chosen: Payment | None) -> list[Choice]:
    """Give every single card and tile that may be spent, those chosen already marked."""
    marked = {value for value, _ in copies(desk, chosen or Payment())}
    return [_thing(desk, value, name, value in marked) for value, name in copies(desk, bill.purse)]


def _thing(desk: Desk, value: str, name: str, chosen: bool = False) -> Choice:
    if name == "two_fight":
        label, payment = desk.words("moa-tile", tile=name), Payment(two_fight=1)
    elif ":" in name:
        label, payment = desk.phrases.leader_tile(name), Payment(leader_tiles=(name,))
    else:
        label, payment = desk.words("moa-bird", bird=name), Payment((name,))
    return desk.choice(value, label, desk.icons(desk.legal.given(payment)), chosen)
