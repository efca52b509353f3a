# Moa's switches (rules W1 to W3), as options of /table new. The name is lower case, at most 32 characters without spaces.

switch-moa-karakia_ready = Od kiedy działają kupione kafelki
    .option = moa-nowe-kafelki
    .description = Od kiedy wolno użyć kupionego kafelka karakii
switch-moa-karakia_ready-after_turn = Po turze, w której zostały kupione
switch-moa-karakia_ready-next_own_turn = Od twojej następnej tury (wydanie niemieckie)
switch-moa-attack_icons = Symbole przy ataku
    .option = moa-symbole-ataku
    .description = Czy karty zagrane do ataku liczą się i za walkę, i za ptaki
switch-moa-attack_icons-shared = Te same karty liczą się za jedno i drugie
switch-moa-attack_icons-separate = Za walkę i za ptaki płaci się osobno
switch-moa-neutral_scores = Punkty koloru neutralnego
    .option = moa-punkty-neutralnego
    .description = Gra dwuosobowa: czy widać punkty koloru neutralnego
switch-moa-neutral_scores-hidden = Ukryte do końca gry
switch-moa-neutral_scores-shown = Widoczne przez całą grę

# The parts of Moa's components, for /rules about.
moa-section = { $section ->
    [limits] limity i ceny
    [bird_cards] karty ptaków
    [mammals] ssaki
    [terrain_cards] karty terenu
    [karakia_tiles] kafelki karakii
    [leader_tiles] żetony liderów
    [volcano] wulkan
   *[territories] terytoria
}
