# What is expected in Moa's components file, and of its seats (faults.ftl).
moa-fault-seat-counts = 2 or { $fewest } to { $most }
moa-fault-neutral = a colour exactly with two seats
moa-fault-different = different colours
moa-fault-seats = the smaller number first
moa-fault-terrain-cards = 2 x rounds = { $number }, at most 30
moa-fault-hand = no more than 60 cards for { $seats } seats
moa-fault-strongholds = one for each of the 12 territories
moa-fault-colours = at least { $least } different colours
moa-fault-track = numbers, and { $eruption } on top only
moa-fault-name = a name of small letters, digits and underscores
moa-fault-territories = the numbers 1 to 12
moa-fault-neighbours = each neighbour once, by its number
moa-fault-neighbour = that { $other } names { $number } as its neighbour too
