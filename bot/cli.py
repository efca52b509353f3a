"""The console script `aviary`."""


def main() -> None:
    """Run the command line."""
