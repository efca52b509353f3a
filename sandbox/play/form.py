"""Modals: a filled form made into interaction data."""

from typing import Any

from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.payload import Json, without_none
from sandbox.play.press import chosen, resolve
from sandbox.refusal import RefusedError, WrongRequestError

TEXT_INPUT, RADIO, CHECKBOXES, CHECKBOX = 4, 21, 22, 23
SELECTS = (3, 5, 6, 7, 8)
TEXT_MOST = 4000


class Form:
    """The modal that the bot sent, being filled. Values are given by custom id or by label."""

    def __init__(self, context: Context, channel: Channel, modal: Json, values: Json) -> None:
        self._context = context
        self._channel = channel
        self._modal = modal
        self._values = dict(values)
        self._resolved: Json = {}
        self._number = 0

    def data(self) -> Json:
        """Return the interaction data of the submitted form."""
        components = [self._component(each, None) for each in self._modal["components"]]
        if self._values:
            raise WrongRequestError(f"The form has no field {', '.join(sorted(self._values))}.")
        data: Json = {"custom_id": self._modal["custom_id"], "components": components}
        return data | ({"resolved": self._resolved} if self._resolved else {})

    def _component(self, component: Json, label: str | None) -> Json:
        self._number += 1
        made: Json = {"type": component["type"], "id": component.get("id") or self._number}
        label = component.get("label") or label
        if "custom_id" in component:
            made["custom_id"] = component["custom_id"]
            made |= self._filled(without_none(component), self._take(component["custom_id"], label))
        if "component" in component:
            made["component"] = self._component(component["component"], label)
        if "components" in component:
            made["components"] = [self._component(each, label) for each in component["components"]]
        return made

    def _take(self, custom_id: str, label: str | None) -> Any:
        key = custom_id if custom_id in self._values else label
        return self._values.pop(key, None) if key is not None else None

    def _filled(self, field: Json, value: Any) -> Json:
        kind = field["type"]
        if kind == TEXT_INPUT:
            return {"value": _text(field, field.get("value") if value is None else value)}
        if kind in SELECTS:
            values = self._selected(field, value)
            self._resolved |= resolve(self._context, self._channel, kind, values)
            return {"values": values}
        if kind == CHECKBOX:
            return {"value": bool(value)}
        known = {each["value"] for each in field.get("options") or []}
        values = [value] if isinstance(value, str) else list(value or [])
        if set(values) - known:
            raise WrongRequestError(f"{field['custom_id']}: no such option.")
        return {"value": values[0] if values else None} if kind == RADIO else {"values": values}

    def _selected(self, field: Json, value: Any) -> list[str]:
        values = [value] if isinstance(value, str) else [str(each) for each in value or []]
        if not values:
            values = [each["value"] for each in field.get("options") or [] if each.get("default")]
        if not values and field.get("required") is False:
            return []
        return chosen(field, values)


def _text(field: Json, value: Any) -> str:
    text = str(value or "")
    if not text and field.get("required") is False:
        return text
    least, most = field.get("min_length") or 0, field.get("max_length") or TEXT_MOST
    if not max(least, 1) <= len(text) <= most:
        raise RefusedError("Between {least} and {most} characters are needed.", least=max(least, 1), most=most)
    return text
