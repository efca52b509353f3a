"""Moves that are suggested to a person who is asked.

    advice.py       which of the moves that were thought about are told: different ones, the best first
    desk.py         what is being thought about for whom, and what was thought out lately
    asking.py       the use case: from a press to what is suggested
    agreeing.py     whether a table has suggestions: chosen in its lobby, agreed to while it runs

Only the person who asks is told anything. Nothing is written, and nothing that others see or wait for hangs on it.
"""
