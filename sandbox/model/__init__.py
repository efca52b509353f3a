"""What exists in the pretend Discord: people, servers, channels, messages, interactions. No network here."""
