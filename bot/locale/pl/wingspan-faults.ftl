# What is expected and found in the Wingspan Automa's components file (faults.ftl).
wingspan-fault-none-of-asia = żadna z pudełka Azja
wingspan-fault-core-tiles = { $count } z pudełka podstawowego
wingspan-fault-tile-a-round = co najmniej { $least }, po jednym na rundę
wingspan-fault-spaces = od { $first } do { $last }, rząd za rzędem
wingspan-fault-eggs = jaja tam, gdzie Automa je składa, i tylko tam
wingspan-fault-bird = angielska nazwa ptaka z powers
wingspan-fault-example = jeden z ptaków z tą zdolnością
wingspan-fault-leaving = runda, po której { $card } zostaje
wingspan-fault-special = { $card } z pudełka Azja: tą kartą gra się po upływie czasu
wingspan-fault-drawn = jedna, dobierana po upływie czasu
wingspan-fault-tiles = co najmniej { $least }, którymi można grać przeciw Automie
wingspan-fault-round = round obok paska { $number }, który jest wykonywany
wingspan-fault-turns = najwyżej { $most }, bo tyle kart zostaje w rundzie { $round }
wingspan-fault-automa = inny z kolorów { $colours }
