# Words on Moa's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; the five must differ from each other.
moa-picture-letter = { $seat ->
    [red] R
    [yellow] Y
    [green] G
    [blue] B
   *[white] W
}
moa-picture-named-seat = { $name } ({ $colour })
moa-picture-neutral = Neutral
moa-picture-no-score = –
moa-picture-times = ×{ $count }
moa-picture-lowered = −{ $count }
moa-picture-round = Period { $period } · Round { $round }/{ $rounds }
moa-picture-to-act = to act
moa-picture-won = winner
moa-picture-display = Mammals waiting
moa-picture-volcano = Volcano: what territory 12 loses
moa-picture-stock = Karakia stock and price
moa-picture-pile-birds = birds
moa-picture-pile-mammals = mammals
moa-picture-pile-terrain = terrain left
moa-picture-discarded = { $count } discarded
moa-picture-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
moa-picture-asked-defend = { $name }: defend { $territory } against the { $mammal }?
moa-picture-asked = { $kind ->
    [action] { $name } takes an action
    [tiles] { $name } may still use tiles
    [discard] { $name } discards three cards
    [neutral] { $name } places for neutral
   *[other] { $name } is to act
}
