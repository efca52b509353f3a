"""A local stand-in for Discord: REST v10, gateway v10, attachments, and a page on which people play.

`SandboxServer` is the server; `driver.Sandbox` plays people over HTTP, also from another process.
"""

from sandbox.server import TOKEN, SandboxServer

__all__ = ["TOKEN", "SandboxServer"]
