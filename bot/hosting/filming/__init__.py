"""Animated pictures of games that are over, for their channel.

film.py         such a picture, and the port through which it is drawn
asking.py       the use case: somebody asks for one
work.py         drawing what was asked for, in the background
"""
