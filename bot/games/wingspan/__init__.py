"""The Wingspan Automa in a chat: how she is shown, and how she asks for what she cannot know."""
