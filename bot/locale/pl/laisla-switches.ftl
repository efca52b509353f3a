# La Isla's switches, as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-laisla-deck = Karty
    .option = laisla-karty
    .description = Którymi kartami gracie w La Isla
switch-laisla-deck-basic = Talia podstawowa
switch-laisla-deck-full = Wszystkie karty, także zaawansowane
switch-laisla-track = Tory zwierząt
    .option = laisla-tory
    .description = Jak długie są tory znaczników
switch-laisla-track-standard = Zwykła długość
switch-laisla-track-short = Krótkie, na szybszą partię
switch-laisla-wild_limit = Płacenie innym kolorem
    .option = laisla-inne-kostki
    .description = Ile kostek innego koloru można zapłacić dzięki jednej zdolności
switch-laisla-wild_limit-one = Jedna na każdą zdolność w jednej zapłacie
switch-laisla-wild_limit-unlimited = Dowolnie wiele
switch-laisla-large_counts_double = Duże żetony na końcu gry
    .option = laisla-duże-żetony
    .description = Czy duży żeton także w punktacji końcowej liczy się jako dwa zwierzęta
switch-laisla-large_counts_double-true = Liczą się jako dwa zwierzęta
switch-laisla-large_counts_double-false = Liczą się jako jedno zwierzę

# The parts of La Isla's components, for /rules about.
laisla-section = { $section ->
    [deck] karty
    [vocabulary] nazwy
    [components] elementy i kostki
    [end_sum] koniec gry
    [tracks] tory
   *[island] wyspa
}
