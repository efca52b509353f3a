"""The Wingspan Automa in a chat: how it is shown, and how it asks for what it cannot know."""
