# What is expected in La Isla's components file (faults.ftl).
laisla-fault-explorers = scorer, start_supply i general_reserve razem { $total }
laisla-fault-spokes = { $count ->
    [one] jedna szprycha
    [few] { $count } szprychy, każda z innym id
   *[many] { $count } szprych, każda z innym id
}
laisla-fault-deck = karta każdej z { $count } zdolności
laisla-fault-cards = { $number }, bo tyle jest w talii
laisla-fault-thresholds = { $count ->
    [one] jeden próg
    [few] { $count } coraz wyższe progi
   *[many] { $count } coraz wyższych progów
}
laisla-fault-number = { $number }, bo tyle ma pól
laisla-fault-function = jedna z { $count } zdolności
laisla-fault-top = ostatni próg, { $number }
laisla-fault-fields = pola według ich oznaczeń, każde raz
laisla-fault-set = { $set }, bo tam należy { $name }
laisla-fault-id = inny numer na każdej karcie
