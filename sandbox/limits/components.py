"""The shapes of components: buttons, selects, texts, pictures and what holds them, in messages and in modals."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationInfo
from pydantic_core import PydanticCustomError

from sandbox.limits.shape import (
    Filled45,
    Filled100,
    Filled1024,
    Filled4000,
    Shape,
    Snowflake,
    Text80,
    Text100,
    Text150,
    distinct,
    one_of,
    only,
    sized,
    web_address,
)
from sandbox.limits.unicode_emoji import is_emoji

TEXT_INPUT = 4
CustomId = Filled100
ChannelTypes = Annotated[
    list[Annotated[int, one_of([0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16])]], AfterValidator(distinct)
]
Values = Annotated[int, Field(ge=0, le=25)]
MostValues = Annotated[int, Field(ge=1, le=25)]


class Component(Shape):
    """What all have."""

    id: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


def _emoji_name(name: str, info: ValidationInfo) -> str:
    if not info.data.get("id") and not is_emoji(name):
        raise PydanticCustomError("emoji", "Invalid emoji")
    return name


def _emoji_id(emoji_id: Any) -> Any:
    """Refuse emoji of servers: here no server has any."""
    if emoji_id is not None:
        raise PydanticCustomError("emoji", "Invalid emoji")
    return emoji_id


class Emoji(Shape):
    """A character, or an emoji of a server by id."""

    id: Annotated[Snowflake | None, AfterValidator(_emoji_id)] = None
    name: Annotated[str, Field(max_length=32, validate_default=True), AfterValidator(_emoji_name)] = ""
    animated: bool | None = None


class Button(Component):
    """A button."""

    type: Literal[2]
    style: Annotated[int, one_of(range(1, 7))]
    label: Text80 | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    sku_id: Snowflake | None = None
    url: Annotated[str, Field(max_length=512), web_address("http", "https", "discord")] | None = None
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
    options: Annotated[list[SelectOption], sized(1, 25)]


class DefaultValue(Shape):
    """What is preselected."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class DefaultUser(DefaultValue):
    """A preselected person."""

    type: Literal["user"]


class DefaultRole(DefaultValue):
    """A preselected role."""

    type: Literal["role"]


class DefaultMentionable(DefaultValue):
    """A preselected person or role."""

    type: Literal["user", "role"]


class DefaultChannel(DefaultValue):
    """A preselected channel."""

    type: Literal["channel"]


class UserSelect(Select):
    """A select of people."""

    type: Literal[5]
    default_values: Annotated[list[DefaultUser], Field(max_length=25)] | None = None


class RoleSelect(Select):
    """A select of roles."""

    type: Literal[6]
    default_values: Annotated[list[DefaultRole], Field(max_length=25)] | None = None


class MentionableSelect(Select):
    """A select of people and roles."""

    type: Literal[7]
    default_values: Annotated[list[DefaultMentionable], Field(max_length=25)] | None = None


class ChannelSelect(Select):
    """A select of channels."""

    type: Literal[8]
    default_values: Annotated[list[DefaultChannel], Field(max_length=25)] | None = None
    channel_types: ChannelTypes | None = None


AnySelect = StringSelect | UserSelect | RoleSelect | MentionableSelect | ChannelSelect


class TextInput(Component):
    """A line or field for text, in modals."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Filled45 | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: Annotated[str, Field(min_length=1, max_length=4000)] | None = None
    placeholder: Text100 | None = None


class TextDisplay(Component):
    """A text."""

    type: Literal[10]
    content: Filled4000


class MediaUrl(Shape):
    """An address of a picture."""

    url: Annotated[str, Field(max_length=2048), web_address("http", "https", "attachment")]


class FileUrl(Shape):
    """An uploaded file."""

    url: Annotated[str, Field(max_length=2048), web_address("attachment")]


class Thumbnail(Component):
    """A small picture beside a text."""

    type: Literal[11]
    media: MediaUrl
    description: Filled1024 | None = None
    spoiler: bool | None = None


class GalleryItem(Shape):
    """One picture of a gallery."""

    media: MediaUrl
    description: Filled1024 | None = None
    spoiler: bool | None = None


class MediaGallery(Component):
    """Pictures."""

    type: Literal[12]
    items: Annotated[list[GalleryItem], sized(1, 10)]


class FileDisplay(Component):
    """A file to load down."""

    type: Literal[13]
    file: FileUrl
    spoiler: bool | None = None


class Separator(Component):
    """A line or gap."""

    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


Accessory = Annotated[Button | Thumbnail, Field(discriminator="type")]
InRow = Annotated[Button | AnySelect, Field(discriminator="type")]


class ActionRow(Component):
    """Up to five buttons, or one select."""

    type: Literal[1]
    components: Annotated[list[InRow], sized(1, 5)]


class Section(Component):
    """Texts with something beside them."""

    type: Literal[9]
    components: Annotated[list[Annotated[TextDisplay, only(10)]], sized(1, 3)]
    accessory: Accessory


InContainer = Annotated[
    ActionRow | TextDisplay | Section | MediaGallery | FileDisplay | Separator, Field(discriminator="type")
]


class Container(Component):
    """A framed group."""

    type: Literal[17]
    components: Annotated[list[InContainer], sized(1, 40)]
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
    options: Annotated[list[SelectOption], sized(1, 10)]
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None


class Checkbox(Component):
    """A single box, in modals."""

    type: Literal[23]
    custom_id: CustomId
    default: bool | None = None


InLabel = Annotated[TextInput | AnySelect | FileUpload | ChoiceGroup | Checkbox, Field(discriminator="type")]


class Label(Component):
    """A field of a modal with its label."""

    type: Literal[18]
    label: Filled45
    description: Filled100 | None = None
    component: InLabel


class ModalRow(Component):
    """A text input with its own label, as modals had them first."""

    type: Literal[1]
    components: Annotated[list[Annotated[TextInput, only(TEXT_INPUT)]], sized(1, 5)]


InModal = Annotated[ModalRow | TextDisplay | Label, Field(discriminator="type")]
