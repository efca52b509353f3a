"""Discord's documented limits. Shapes of single fields are models; what holds between fields are functions beside them.

Written from Discord's documentation, not from its OpenAPI file: that knows less, and the tests hold it against this.
"""
