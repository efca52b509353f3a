"""The shapes of components: buttons, selects, texts, pictures and what holds them, in messages and in modals."""

from typing import Annotated, Any, Literal

from pydantic import Field

from sandbox.limits.shape import Shape, Snowflake, short

CustomId = short(100, 1)
Values = Annotated[int, Field(ge=0, le=25)]
MostValues = Annotated[int, Field(ge=1, le=25)]


class Component(Shape):
    """What all have."""

    id: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


class Emoji(Shape):
    """A character, or an emoji of a server by id."""

    id: Snowflake | None = None
    name: str | None = None
    animated: bool | None = None


class Button(Component):
    type: Literal[2]
    style: Annotated[int, Field(ge=1, le=6)]
    label: short(80) | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    sku_id: Snowflake | None = None
    url: short(512) | None = None
    disabled: bool | None = None


class SelectOption(Shape):
    label: short(100, 1)
    value: short(100, 1)
    description: short(100) | None = None
    emoji: Emoji | None = None
    default: bool | None = None


class Select(Component):
    """What the five kinds of select have in common; `required` is for modals only."""

    custom_id: CustomId
    placeholder: short(150) | None = None
    min_values: Values | None = None
    max_values: MostValues | None = None
    disabled: bool | None = None
    required: bool | None = None


class StringSelect(Select):
    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]


class DefaultValue(Shape):
    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None


class TextInput(Component):
    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: short(45) | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: short(4000) | None = None
    placeholder: short(100) | None = None


class TextDisplay(Component):
    type: Literal[10]
    content: short(4000, 1)


class MediaUrl(Shape):
    url: short(2048)


class Thumbnail(Component):
    type: Literal[11]
    media: MediaUrl
    description: short(1024) | None = None
    spoiler: bool | None = None


class GalleryItem(Shape):
    media: MediaUrl
    description: short(1024) | None = None
    spoiler: bool | None = None


class MediaGallery(Component):
    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class FileDisplay(Component):
    type: Literal[13]
    file: MediaUrl
    spoiler: bool | None = None


class Separator(Component):
    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


Accessory = Annotated[Button | Thumbnail, Field(discriminator="type")]
InRow = Annotated[Button | StringSelect | EntitySelect | TextInput, Field(discriminator="type")]


class ActionRow(Component):
    type: Literal[1]
    components: Annotated[list[InRow], Field(min_length=1, max_length=5)]


class Section(Component):
    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Accessory


InContainer = Annotated[
    ActionRow | TextDisplay | Section | MediaGallery | FileDisplay | Separator, Field(discriminator="type")
]


class Container(Component):
    type: Literal[17]
    components: Annotated[list[InContainer], Field(min_length=1)]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None


InMessage = Annotated[
    ActionRow | TextDisplay | Section | MediaGallery | FileDisplay | Separator | Container,
    Field(discriminator="type"),
]


class FileUpload(Component):
    type: Literal[19]
    custom_id: CustomId
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None
    file_types: Any = None


class ChoiceGroup(Component):
    """Radio buttons and check boxes."""

    type: Literal[21, 22]
    custom_id: CustomId
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=10)]
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None


class Checkbox(Component):
    type: Literal[23]
    custom_id: CustomId
    default: bool | None = None


InLabel = Annotated[
    TextInput | StringSelect | EntitySelect | FileUpload | ChoiceGroup | Checkbox, Field(discriminator="type")
]


class Label(Component):
    type: Literal[18]
    label: short(45, 1)
    description: short(100) | None = None
    component: InLabel


InModal = Annotated[ActionRow | TextDisplay | Label, Field(discriminator="type")]
