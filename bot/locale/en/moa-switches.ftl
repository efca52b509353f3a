# Moa's switches (rules W1 to W3), as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-moa-karakia_ready = When karakia tiles are ready
    .option = moa-karakia-ready
    .description = When a karakia tile that was bought may be used
switch-moa-karakia_ready-after_turn = After the turn it was bought in
switch-moa-karakia_ready-next_own_turn = From your next turn on (German edition)
switch-moa-attack_icons = Icons when attacking
    .option = moa-attack-icons
    .description = Whether the cards of an attack pay for the fight and for the birds
switch-moa-attack_icons-shared = The same cards pay for both
switch-moa-attack_icons-separate = Fight and birds are paid apart
switch-moa-neutral_scores = The neutral colour's points
    .option = moa-neutral-points
    .description = With two players: whether the points of the neutral colour are shown
switch-moa-neutral_scores-hidden = Hidden until the end
switch-moa-neutral_scores-shown = Shown all the time

# The parts of Moa's components, for /rules about.
moa-section = { $section ->
    [limits] limits and prices
    [bird_cards] bird cards
    [mammals] mammals
    [terrain_cards] terrain cards
    [karakia_tiles] karakia tiles
    [leader_tiles] leader tiles
    [volcano] the volcano
   *[territories] territories
}
