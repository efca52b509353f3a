"""The people's side: what the page and the driver of the tests ask for. Not Discord's, so it lives under /sandbox."""
