"""Finished games looked back on: what each decision promised, by what its seat knew then.

Nothing here knows more than the seats did: estimates come from a seat's view, or from what everybody saw, with all that
is hidden drawn anew. Generic over games; without heuristics play-outs are random, and say little.
"""

from engine.analysis.judging import Judgement as Judgement
from engine.analysis.judging import judge as judge
from engine.analysis.moments import Moment as Moment
from engine.analysis.moments import moments as moments
from engine.analysis.story import Decided as Decided
from engine.analysis.story import Judgements as Judgements
from engine.analysis.story import Point as Point
from engine.analysis.story import Story as Story
from engine.analysis.story import Turning as Turning
from engine.analysis.story import story as story
from engine.analysis.story import to_look_at_again as to_look_at_again
