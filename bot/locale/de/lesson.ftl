# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **Eine Einführung dauert etwa acht Minuten.** Du spielst eine vorbereitete Partie Schritt für Schritt, und nur du siehst sie. Du kannst jederzeit aufhören; `/learn` macht dort weiter.
button-learn = { $game } lernen
button-learn-on = { $game }: weiter
button-lesson-next = Weiter
button-lesson-end = Fertig
button-lesson-again = Noch einmal
button-open = Tisch für { $game } eröffnen
button-open-now = { $game } jetzt spielen

# Above each step. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · Schritt { $step } von { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Drück auf **{ $label }**.
    [choice] 👉 Wähl in der Liste „{ $among }“: **{ $label }**.
    [several] 👉 Wähl in der Liste alle diese aus: **{ $label }**.
   *[number] 👉 Gib **{ $label }** ein.
}

# Where the learner answers without help.
lesson-free = 🌱 *Wähl, was du willst: Bevor du bestätigst, siehst du, was dabei herauskommt.*
lesson-goes-on = *Hier geht die Einführung weiter.*
lesson-not-now = *Das jetzt noch nicht: In einer Partie ginge es, hier kommt eins nach dem anderen. Nichts ist verloren.*
# $why: the sentence of the rules
lesson-refused = *Das ginge nicht: { $why } Versuch es noch einmal, nichts ist verloren.*
# $here: whether a table can be opened where this is read
lesson-end = **Das war die Einführung.** { $here ->
    [yes] Eröffne hier einen Tisch: Andere können mitspielen, und Automas füllen die Plätze. Gespielt wird dort genau so.
   *[no] In einem Kanal auf einem Server eröffnet `/table new` einen Tisch. Gespielt wird dort genau so.
} `/rules look` beantwortet jede Frage zu den Regeln.
table-begun = Die Partie hat begonnen. Der Spielplan steht im Kanal.
