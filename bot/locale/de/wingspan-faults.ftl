# What is expected and found in the Wingspan Automa's components file (faults.ftl).
wingspan-fault-none-of-asia = keine aus der Asien-Schachtel
wingspan-fault-core-tiles = { $count } aus dem Grundspiel
wingspan-fault-tile-a-round = mindestens { $least }, eins für jede Runde
wingspan-fault-spaces = { $first } bis { $last }, Reihe für Reihe
wingspan-fault-eggs = Eier, wo der Automa welche legt, und nur dort
wingspan-fault-bird = der englische Name eines Vogels aus powers
wingspan-fault-example = einer der Vögel mit dieser Fähigkeit
wingspan-fault-leaving = eine Runde, nach der { $card } bleibt
wingspan-fault-special = { $card } aus der Asien-Schachtel, denn damit wird gespielt, wenn die Zeit um ist
wingspan-fault-drawn = eine, denn sie wird gezogen, wenn die Zeit um ist
wingspan-fault-tiles = mindestens { $least }, die sich gegen den Automa spielen lassen
wingspan-fault-round = round neben Abschnitt { $number }, denn der wird ausgeführt
wingspan-fault-turns = höchstens { $most }, so viele Karten sind in Runde { $round } noch da
wingspan-fault-automa = eine andere Farbe aus { $colours }
