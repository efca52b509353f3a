# La Isla's switches, as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-laisla-deck = Cards
    .option = laisla-cards
    .description = With which cards La Isla is played
switch-laisla-deck-basic = The basic deck
switch-laisla-deck-full = All cards, also the advanced ones
switch-laisla-track = Tracks of the animals
    .option = laisla-tracks
    .description = How far the markers go
switch-laisla-track-standard = Standard length
switch-laisla-track-short = Short, for a quicker game
switch-laisla-wild_limit = Cubes that pay for another colour
    .option = laisla-paying-cubes
    .description = How many cubes a function lets pay for another colour
switch-laisla-wild_limit-one = One for each function and payment
switch-laisla-wild_limit-unlimited = As many as you like
switch-laisla-large_counts_double = Large tiles in the final scoring
    .option = laisla-large-tiles
    .description = Whether a large animal tile counts as two animals in the end, too
switch-laisla-large_counts_double-true = Count as two animals
switch-laisla-large_counts_double-false = Count as one animal

# The parts of La Isla's components, for /rules about.
laisla-section = { $section ->
    [deck] cards
    [vocabulary] names
    [components] pieces and cubes
    [end_sum] the end of the game
    [tracks] tracks
   *[island] the island
}
