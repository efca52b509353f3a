"""A game as an animated picture: boards of its painter, a title and the final standing, in one palette.

    card.py     the title, and the final standing
    frame.py    a picture made small, in the colours of the film
    gif.py      frames put together; of each only what changed is written

It is a GIF, which every client of Discord plays by itself, on phones, too. Animated WebP came to Discord late, and to
its clients one after the other; with one palette and small changes a GIF is small enough.
"""
