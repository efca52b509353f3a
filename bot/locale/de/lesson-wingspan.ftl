# The sentences of the Wingspan Automa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-wingspan-setup = Du kennst Flügelschlag und spielst mit deiner eigenen Schachtel (für diese Einführung brauchst du keine), und ich spiele den Automa: Nimm den Duellmodus mit der Karte der Asien-Schachtel so, wie er hier eingestellt ist, und fang an.
    .came = Lies diese Liste einmal durch; für die Einführung brauchst du keine Schachtel.
lesson-wingspan-eggs = Mach deinen Zug am Tisch wie immer; danach startest du mit diesem einen Knopf seinen.
    .came = Ich decke seine Karte auf und zähle seine Eier für dich.
lesson-wingspan-food = Was du am Tisch für ihn tun sollst, steht immer in so einer Nachricht; lass ihn jetzt seinen nächsten Zug machen.
    .came = Mit den Würfeln in deinem Vogelhäuschen machst du, was dort steht; „Welche Würfel?“ hilft, wenn du unsicher bist.
lesson-wingspan-token = Stell dir vor, du hast in deinem Zug einen Vogel gespielt und dafür einen Duellmarker auf B2 gelegt: Gib ihn ein, denn nur von diesen Markern muss ich wissen.
    .not = Der Automa ist erst nach dir am Zug, also gib zuerst deinen Duellmarker ein.
    .came = Ich sehe deinen Duellmarker und rechne mit ihm.
lesson-wingspan-cards = Jetzt sein dritter Zug.
    .came = Auch beim Kartenziehen legt er einen Duellmarker, und ich finde das Feld dafür.
lesson-wingspan-map = Das ist die Karte mit deinem Duellmarker und seinem; in einer Partie erklärt „Warum hier?“ jedes Feld, das ich für ihn wähle.
lesson-wingspan-bird = In seinem vierten Zug spielt er einen Vogel.
    .came = Jetzt muss ich fragen, denn deine Tränke kann ich nicht sehen.
lesson-wingspan-tray = Sag, dass von den Vögeln in deiner Tränke einer mit 3 Punkten passt; den nimmt er.
    .not = In dieser Einführung passt nur ein Vogel in deiner Tränke, und der bringt 3 Punkte.
    .came = So ist es bei jeder Frage: Du drückst auf das, was auf deinem Tisch liegt.
lesson-wingspan-pink = Je mehr du gespielt hast, desto weniger gibt es zu lesen: Lass ihn seine nächsten drei Züge auf einmal machen.
    .came = Die rosa Fähigkeiten deiner Vögel wirken wie in jeder anderen Partie; bringt ihm eine andere Fähigkeit von dir etwas, sagt „Automa reagiert“, was.
lesson-wingspan-last = Zwei weitere Züge von ihm sind vorbei, und mit dem achten endet die Runde.
lesson-wingspan-goal = Jede Runde endet mit ihrem Ziel: Ich habe beide Seiten auf der Karte gezählt, und du bestätigst, dass es stimmt.
lesson-wingspan-now = Noch drei Runden laufen genauso, und am Ende gibst du deine Punkte ein und ich sage, wer gewonnen hat; bis dahin macht „Korrigieren“ jeden Fehler wieder gut.
