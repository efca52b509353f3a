"""The shapes of components: buttons, selects, texts, pictures and what holds them, in messages and in modals."""

from typing import Annotated, Any, Literal

from pydantic import Field

from sandbox.limits.shape import (
    Filled45,
    Filled100,
    Filled4000,
    Shape,
    Snowflake,
    Text45,
    Text80,
    Text100,
    Text150,
    Text512,
    Text1024,
    Text2048,
    Text4000,
)

CustomId = Filled100
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
    """A button."""

    type: Literal[2]
    style: Annotated[int, Field(ge=1, le=6)]
    label: Text80 | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    sku_id: Snowflake | None = None
    url: Text512 | None = None
    disabled: bool | None = None


class SelectOption(Shape):
    """One of the options of a select."""

    label: Filled100
    value: Filled100
    description: Text100 | None = None
    emoji: Emoji | None = None
    default: bool | None = None


class Select(Component):
    """What the five kinds of select have in common; `required` is for modals only."""

    custom_id: CustomId
    placeholder: Text150 | None = None
    min_values: Values | None = None
    max_values: MostValues | None = None
    disabled: bool | None = None
    required: bool | None = None


class StringSelect(Select):
    """A select of given options."""

    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]


class DefaultValue(Shape):
    """What is preselected."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """A select of people, roles or channels."""

    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None


class TextInput(Component):
    """A line or field for text, in modals."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Text45 | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: Text4000 | None = None
    placeholder: Text100 | None = None


class TextDisplay(Component):
    """A text."""

    type: Literal[10]
    content: Filled4000


class MediaUrl(Shape):
    """An address of a picture or file."""

    url: Text2048


class Thumbnail(Component):
    """A small picture beside a text."""

    type: Literal[11]
    media: MediaUrl
    description: Text1024 | None = None
    spoiler: bool | None = None


class GalleryItem(Shape):
    """One picture of a gallery."""

    media: MediaUrl
    description: Text1024 | None = None
    spoiler: bool | None = None


class MediaGallery(Component):
    """Pictures."""

    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class FileDisplay(Component):
    """A file to load down."""

    type: Literal[13]
    file: MediaUrl
    spoiler: bool | None = None


class Separator(Component):
    """A line or gap."""

    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


Accessory = Annotated[Button | Thumbnail, Field(discriminator="type")]
InRow = Annotated[Button | StringSelect | EntitySelect | TextInput, Field(discriminator="type")]


class ActionRow(Component):
    """Up to five buttons, or one select."""

    type: Literal[1]
    components: Annotated[list[InRow], Field(min_length=1, max_length=5)]


class Section(Component):
    """Texts with something beside them."""

    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Accessory


InContainer = Annotated[
    ActionRow | TextDisplay | Section | MediaGallery | FileDisplay | Separator, Field(discriminator="type")
]


class Container(Component):
    """A framed group."""

    type: Literal[17]
    components: Annotated[list[InContainer], Field(min_length=1)]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None


InMessage = Annotated[
    ActionRow | TextDisplay | Section | MediaGallery | FileDisplay | Separator | Container,
    Field(discriminator="type"),
]


class FileUpload(Component):
    """A field for files, in modals."""

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
    """A single box, in modals."""

    type: Literal[23]
    custom_id: CustomId
    default: bool | None = None


InLabel = Annotated[
    TextInput | StringSelect | EntitySelect | FileUpload | ChoiceGroup | Checkbox, Field(discriminator="type")
]


class Label(Component):
    """A field of a modal with its label."""

    type: Literal[18]
    label: Filled45
    description: Text100 | None = None
    component: InLabel


InModal = Annotated[ActionRow | TextDisplay | Label, Field(discriminator="type")]
