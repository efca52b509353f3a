"""Uploaded files become attachments, and `attachment://` links become addresses."""

import re
from urllib.parse import quote

from sandbox.model.files import Upload, image_size
from sandbox.model.world import World
from sandbox.payload import Json, dumps

SCHEME = "attachment://"
FILE_ID = re.compile(r"/cdn/attachments/\d+/(\d+)/")


def file_ids(payload: Json) -> set[str]:
    """Return the ids of all files that a message shows, also those that only an embed or component shows."""
    return set(FILE_ID.findall(dumps(payload)))


def attach(world: World, channel_id: str, upload: Upload, *, description: str | None, ephemeral: bool) -> Json:
    """Keep a file; give its attachment object."""
    file_id = world.new_id()
    world.files.put(file_id, upload.content)
    url = f"{world.base}/cdn/attachments/{channel_id}/{file_id}/{quote(upload.name)}"
    attachment: Json = {
        "id": file_id,
        "filename": upload.name,
        "size": len(upload.content),
        "url": url,
        "proxy_url": url,
        "content_type": upload.content_type,
    }
    size = image_size(upload.content) if upload.content_type.startswith("image/") else None
    if size:
        attachment["width"], attachment["height"] = size
    if description:
        attachment["description"] = description
    if ephemeral:
        attachment["ephemeral"] = True
    return attachment


class Links:
    """Resolves links to the attachments of one message and notes which of them were used."""

    def __init__(self, world: World, attachments: list[Json]) -> None:
        self._world = world
        self._by_name = {each["filename"]: each for each in attachments}
        self._by_url = {each["url"]: each for each in attachments}
        self.used: set[str] = set()

    def picture(self, url: str) -> Json:
        """Return the picture object of an embed."""
        found = self._find(url)
        if found is None:
            return {"url": url, "proxy_url": url, "width": 0, "height": 0}
        size = {"width": found.get("width", 0), "height": found.get("height", 0)}
        return {"url": found["url"], "proxy_url": found["url"], "content_type": found["content_type"], **size}

    def media(self, url: str) -> Json:
        """Return the media object of a component."""
        media = self.picture(url) | {"id": self._world.new_id(), "loading_state": 2, "flags": 0}
        media.setdefault("content_type", None)
        found = self._find(url)
        if found:
            media["attachment_id"] = found["id"]
        return media

    def file(self, url: str) -> Json:
        """Name and size of a file that a component shows."""
        found = self._find(url)
        return {"name": found["filename"], "size": found["size"]} if found else {"name": url, "size": 0}

    def _find(self, url: str) -> Json | None:
        found = self._by_name.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else self._by_url.get(url)
        if found:
            self.used.add(found["id"])
        return found
