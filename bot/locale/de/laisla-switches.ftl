# La Isla's switches, as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-laisla-deck = Karten
    .option = laisla-karten
    .description = Mit welchen Karten La Isla gespielt wird
switch-laisla-deck-basic = Nur die 1er-Karten (Einstieg)
switch-laisla-deck-full = Alle Karten, auch die 2er-Karten
switch-laisla-track = Tierleisten
    .option = laisla-leisten
    .description = Wie weit die Marker laufen
switch-laisla-track-standard = Normale Länge
switch-laisla-track-short = Kurz, für eine schnellere Partie
switch-laisla-wild_limit = Joker beim Bezahlen
    .option = laisla-joker
    .description = Wie viele Steine du mit einer Joker-Funktion in anderer Farbe zahlen darfst
switch-laisla-wild_limit-one = Einen je Funktion und Bezahlung
switch-laisla-wild_limit-unlimited = Beliebig viele
switch-laisla-large_counts_double = Große Tierplättchen am Ende
    .option = laisla-große-plättchen
    .description = Ob ein großes Tierplättchen auch in der Schlusswertung als zwei Tiere zählt
switch-laisla-large_counts_double-true = Zählen als zwei Tiere
switch-laisla-large_counts_double-false = Zählen als ein Tier

# The parts of La Isla's components, for /rules about.
laisla-section = { $section ->
    [deck] Karten
    [vocabulary] Namen
    [components] Figuren und Steine
    [end_sum] Spielende
    [tracks] Tierleisten
   *[island] Insel
}
