"""Why the stand-in refuses what is asked of it: sentences for the person at the page, and for who writes a program."""

from sandbox.payload import Json


class RefusedError(Exception):
    """What a person wants cannot be done. Becomes status 400.

    `sentence` is English, with `facts` in braces; web/words has it in other languages, and the page fills it in.
    """

    status = 400

    def __init__(self, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence.format(**facts))
        self.sentence = sentence
        self.facts = facts

    def body(self) -> Json:
        """Return the answer: the whole sentence for a program, and what the page makes its own of."""
        return {"error": str(self), "sentence": self.sentence, "facts": self.facts}


class UnknownError(RefusedError, LookupError):
    """What a person names is not there, or not for that person. Becomes status 404."""

    status = 404


class WrongRequestError(Exception):
    """A request that no page sends, with an English sentence for who wrote the program. Becomes status 400."""
