# Looking through a game step by step, its log, and its animated picture. A phone shows a row of buttons in one line only
# where their labels are short.

button-replay = Nachspielen
button-replay-first = ⏮
button-replay-back = ◀ Zurück
button-replay-on = Vor ▶
button-replay-last = ⏭
button-replay-great = Nur Wichtiges
button-replay-every = Jeder Schritt
button-replay-hand = Hand
button-replay-board = Plan
button-replay-log = Verlauf

# $number: of the step, $count: how many there are. $round: "no" in a game that does not say.
replay-title = 🎞️ **Schritt { $number } von { $count }**{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
# Under the title. $name: whose.
replay-through = -# Aus der Sicht von { $name }.
replay-public = -# Wie alle es sahen.
replay-undone = -# ↩️ Das wurde später zurückgenommen.
replay-great = -# Nur Wichtiges: { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
} von { $all }.
replay-no-picture = -# Das Bild ließ sich nicht zeichnen.
replay-older = -# Damals hatte ich andere Regeln: Zu diesem Schritt habe ich kein Bild.
replay-choose-round = Zu einer Runde springen
replay-choose-step = Zu einem Schritt springen
replay-choose-eyes = Aus wessen Sicht?
# Options of the selects.
replay-step = { $number } · { $what }
replay-step-undone = { $number } · zurückgenommen: { $what }
replay-eyes-everything = Alles, was passiert ist
replay-eyes-public = Wie alle es sahen
replay-eyes-seat = Wie { $name } es sah
# A step of which nothing shows; the start.
replay-quiet = { $name } hat geantwortet.
replay-begun = Die Partie beginnt.
# As it is typed, of a time with other rules.
replay-notation = { $name }: { $notation }
refused-replay-eyes = Solange die Partie läuft, zeige ich nur, was damals alle sehen konnten und was du selbst auf der Hand hattest. Ist sie vorbei, lässt sich alles ansehen.

# -- the log -----------------------------------------------------------------------------------------------------------

button-log-first = ⏮
button-log-earlier = ◀ Früher
button-log-later = Später ▶
button-log-last = ⏭
button-log-file = Als Datei

# $what: what is shown, as `log-of-...`; $page of $pages.
log-title = 📜 **{ $what }**{ $pages ->
    [one] { "" }
   *[other] { " " }· Seite { $page } von { $pages }
}
log-line = **{ $number }** { $told }
log-line-undone = ~~**{ $number }**~~ Zurückgenommen: { $told }
log-nothing = So etwas ist nicht vorgekommen.
log-file = Der ganze Verlauf.
log-choose = Was gezeigt wird
log-see = Spielplan danach ansehen …
# What the log can be narrowed down to.
log-of-all = Alles, was passiert ist
log-of-great = Nur Wichtiges
log-of-mine = Was du getan hast
log-of-seat = { $count ->
    [one] Was { $name } getan hat
   *[other] Von { $name }
}
log-of-since = Seit deinem letzten Besuch
log-of-fights = Kämpfe
log-of-gains = Was eingenommen wurde
log-of-undone = Was zurückgenommen wurde

# -- the animated picture ----------------------------------------------------------------------------------------------

button-film = Als Film
button-missed = Was habe ich verpasst?
# Under the title: $count is the number of steps.
film-title = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}, vom Anfang bis zum Ende
film-end = Ende
film-winners = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
# For who cannot see it. $standing: names with points, a list.
film-alt = Ein animiertes Bild von { $game }: { $count ->
    [one] ein Spielplan
   *[other] { $count } Spielpläne nacheinander
}.
film-alt-end = Der Endstand: { $standing }.
film-done = 🎞️ **{ $game }**, vom Anfang bis zum Ende.
# $channel: where it will be posted.
film-wanted = 🎞️ Ich mache den Film zu dieser Partie. In etwa einer Minute steht er für alle in { $channel }.
# In the channel, in place of the picture. $why: "older" (my rules were others then) or "failed".
film-undrawn = 🎞️ **{ $game }**: { $why ->
    [older] Als diese Partie gespielt wurde, hatte ich andere Regeln, darum kann ich keinen Film mehr daraus machen.
   *[failed] Der Film zu dieser Partie ließ sich nicht zeichnen, auch nach mehreren Versuchen nicht. Warum, steht im Protokoll des Bots.
}
# $round: which, as the game counts; "no" where it does not say.
film-missed = 🎞️ { $round ->
    [no] Was zuletzt passiert ist.
   *[other] Was seit { lookback-round } passiert ist.
}
film-none = Es gibt noch nichts zu zeigen.
refused-film-running = Den Film zur ganzen Partie gibt es, wenn sie vorbei ist. Bis dahin zeigt **Was habe ich verpasst?** die letzte Runde.
refused-film-older = Als diese Partie gespielt wurde, hatte ich andere Regeln: Ich kann sie nicht mehr zeichnen.
refused-film-under-way = Daran arbeite ich schon. Der Film kommt in den Kanal, sobald er fertig ist.
refused-film-lately = Den Film habe ich hier gerade erst gezeigt.
refused-film-failed-lately = Das habe ich eben versucht, es ließ sich nicht zeichnen. Frag in ein paar Minuten noch einmal.
refused-film-failed = Diesmal ließ es sich nicht zeichnen. Frag noch einmal.
