"""Discord's documented limits. Shapes of single fields are models; what holds between fields are functions beside them.

Written from Discord's documentation (not from its OpenAPI file, which knows less and which the tests hold against this).
"""
