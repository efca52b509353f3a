# First lessons (`/learn`): what is the same in all of them. Each game's own sentences stand in lesson-<game>.ftl.

lesson-which = **Eine Einführung dauert etwa acht Minuten.** Du spielst eine vorbereitete Partie Schritt für Schritt, und nur du siehst sie. Du kannst jederzeit aufhören; `/learn` macht dort weiter.
button-learn = { $game } lernen
button-learn-on = { $game }: weiter
button-lesson-next = Weiter
button-lesson-end = Fertig
button-lesson-again = Noch einmal
button-open = Tisch für { $game } eröffnen
button-open-now = { $game } jetzt spielen

# With each step, below what the panel says and above the buttons. The sentence of the step follows.
lesson-step = 📖 **{ $game }** · Schritt { $step } von { $steps }
# What is to be pressed, as it stands there. $how: button, choice (in the select $among), several (together, in a select), number (typed)
lesson-press = { $how ->
    [button] 👉 Drück auf **{ $label }**.
    [choice] 👉 Wähl in der Liste „{ $among }“: **{ $label }**.
    [several] 👉 Wähl in der Liste alle diese aus: **{ $label }**.
   *[number] 👉 Gib **{ $label }** ein.
}

# On a page behind the first one of a step; on the last of them; on one that a way back has led to (the sentence of
# that page follows).
lesson-further = In diesem Schritt wählst du noch etwas.
lesson-review = Das kommt dabei heraus; bevor du bestätigst, ist noch nichts passiert.
lesson-earlier = *Du bist wieder auf einer früheren Seite.*

# Where the learner answers without help: on the first page, on further ones, on the last one.
lesson-free = 🌱 *Drück auf das, was du für richtig hältst: Bevor du bestätigst, siehst du, was dabei herauskommt.*
lesson-free-further = 🌱 *Du wählst weiter selbst; „{ panel-back }“ führt zur vorigen Seite.*
lesson-free-review = 🌱 *Das kommt dabei heraus: Bestätige es oder geh zurück.*
lesson-goes-on = *Hier geht die Einführung weiter.*
# Something else than what is wanted was pressed. $why: a sentence of the lesson, why not here
lesson-not-here = *Das hier nicht. { $why } In einer Partie ginge es; nichts ist verloren.*
lesson-not-now = *Das jetzt noch nicht: In einer Partie ginge es, hier kommt erst etwas anderes. Nichts ist verloren.*
# $why: the sentence of the rules
lesson-refused = *Das ginge nicht: { $why } Versuch es noch einmal, nichts ist verloren.*
# $here: whether a table can be opened where this is read
lesson-end = **Das war die Einführung.** { $here ->
    [yes] Eröffne hier einen Tisch: Andere können mitspielen, und **{ button-add }** besetzt freie Plätze. Gespielt wird dort genau so.
    [alone] Eröffne hier einen Tisch und spiel mit deiner eigenen Schachtel weiter. Es geht genau so.
   *[no] In einem Kanal auf einem Server eröffnet `/table new` einen Tisch. Gespielt wird dort genau so.
} `/rules look` beantwortet jede Frage zu den Regeln.
# In the place of an old message of a lesson that is over.
lesson-over = **Diese Einführung ist vorbei**: Du hast sie beendet oder einen Monat lang liegen lassen. „{ button-lesson-again }“ beginnt sie von vorn.
table-begun = Die Partie hat begonnen. Der Spielplan steht im Kanal.
