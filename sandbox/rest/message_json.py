"""The JSON of embeds and components as Discord returns it: numbered, defaults filled in, links resolved."""

from collections.abc import Iterator
from itertools import count

from sandbox.payload import Json, without_none
from sandbox.rest.media import Links


def embeds_json(embeds: list[Json], links: Links) -> list[Json]:
    """Return the embeds of a message."""
    return [_embed(without_none(embed), links) for embed in embeds]


def _embed(embed: Json, links: Links) -> Json:
    embed = {**embed, "type": "rich"}
    for key in ("image", "thumbnail"):
        if key in embed:
            embed[key] = links.picture(embed[key]["url"]) | {"flags": 0}
    for key in ("footer", "author"):
        icon = embed.get(key, {}).get("icon_url")
        if icon:
            url = links.picture(icon)["url"]
            embed[key] = embed[key] | {"icon_url": url, "proxy_icon_url": url}
    if "fields" in embed:
        embed["fields"] = [each | {"inline": bool(each.get("inline"))} for each in embed["fields"]]
    return embed


def components_json(components: list[Json], links: Links) -> list[Json]:
    """Return the components of a message."""
    numbers = count(1)
    return [_component(each, links, numbers) for each in components]


def _component(component: Json, links: Links, numbers: Iterator[int]) -> Json:
    component = without_none(component)
    if not component.get("id"):
        component["id"] = next(numbers)
    if component.get("emoji"):
        component["emoji"] = without_none(component["emoji"])
    if "components" in component:
        component["components"] = [_component(each, links, numbers) for each in component["components"]]
    if "accessory" in component:
        component["accessory"] = _component(component["accessory"], links, numbers)
    complete = COMPLETE.get(component["type"])
    return complete(component, links) if complete else component


def _select(component: Json, _links: Links) -> Json:
    """Ids are text, also those that were sent as numbers: a browser would round them."""
    chosen = component.get("default_values")
    return (
        component
        if chosen is None
        else {**component, "default_values": [{**each, "id": str(each["id"])} for each in chosen]}
    )


def _thumbnail(component: Json, links: Links) -> Json:
    media = links.media(component["media"]["url"])
    return {"description": None, "spoiler": False, **component, "media": media}


def _gallery(component: Json, links: Links) -> Json:
    items = [
        {
            "media": links.media(item["media"]["url"]),
            "description": item.get("description"),
            "spoiler": bool(item.get("spoiler")),
        }
        for item in component["items"]
    ]
    return {**component, "items": items}


def _file(component: Json, links: Links) -> Json:
    url = component["file"]["url"]
    return {"spoiler": False, **component, "file": links.media(url), **links.file(url)}


def _separator(component: Json, _links: Links) -> Json:
    return {"divider": True, "spacing": 1, **component}


def _container(component: Json, _links: Links) -> Json:
    return {"accent_color": None, "spoiler": False, **component}


SELECTS = (5, 6, 7, 8)
"""The types of selects that are not of text."""
COMPLETE = {**dict.fromkeys(SELECTS, _select), 11: _thumbnail, 12: _gallery, 13: _file, 14: _separator, 17: _container}
