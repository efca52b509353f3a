# Moa's switches (rules W1 to W3), as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-moa-karakia_ready = Wann Karakiaplättchen bereit sind
    .option = moa-karakia-bereit
    .description = Ab wann gekaufte Karakiaplättchen benutzt werden dürfen
switch-moa-karakia_ready-after_turn = Nach dem Zug, in dem sie gekauft wurden
switch-moa-karakia_ready-next_own_turn = Ab dem nächsten eigenen Zug (deutsche Ausgabe)
switch-moa-attack_icons = Symbole beim Angriff
    .option = moa-angriffssymbole
    .description = Ob die Karten eines Angriffs für den Kampf und für die Vögel zählen
switch-moa-attack_icons-shared = Dieselben Karten zählen für beides
switch-moa-attack_icons-separate = Kampf und Vögel werden getrennt bezahlt
switch-moa-neutral_scores = Punkte der neutralen Farbe
    .option = moa-neutrale-punkte
    .description = Zu zweit: ob die Punkte der neutralen Farbe zu sehen sind
switch-moa-neutral_scores-hidden = Bis zum Ende verborgen
switch-moa-neutral_scores-shown = Immer zu sehen

# The parts of Moa's components, for /rules about.
moa-section = { $section ->
    [limits] Grenzen und Preise
    [bird_cards] Vogelkarten
    [mammals] Säugetiere
    [terrain_cards] Geländekarten
    [karakia_tiles] Karakiaplättchen
    [leader_tiles] Anführerplättchen
    [volcano] Vulkan
   *[territories] Gebiete
}
