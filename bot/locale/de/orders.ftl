# `/table orders`: what the host answers for the reader's seat. Nobody else sees this page.
orders-title = 📜 **Was an diesem Tisch für dich beantwortet wird**
# Facts: what (an order, in words), when (until when or where it holds).
orders-line = • { $what }: { $when }
orders-none = Nichts: Du wirst alles selbst gefragt.
orders-hidden = -# Das siehst nur du. Eine Antwort nach Auftrag kommt einige Minuten nach der Frage, als käme sie von dir. Bis dahin kannst du selbst antworten oder den Auftrag beenden. Ein Auftrag gilt ab der nächsten Frage.
orders-obvious = Was niemand ablehnen würde, wird genommen
orders-once = Deine Antwort im Voraus
orders-give = Einen Auftrag geben …

# Until when, or where, an order holds; also the second line of a select.
orders-when-always = bis du den Auftrag beendest
orders-when-asked = das nächste Mal, wenn du gefragt wirst
# Facts: moment (a date and time).
orders-until = bis { $moment }
# Facts: hours.
orders-hours = { $hours } Stunden lang
orders-mark-round = bis zum Ende dieser Runde
orders-mark-period = bis zum Ende dieser Periode

button-orders = Daueraufträge
# Facts: what (an order, in words).
button-orders-off = Beenden: { $what }
button-orders-none = Alles selbst beantworten

# -- what is prepared for one's next turn
orders-prepared = Dein nächster Zug
button-prepare = Nächsten Zug vorbereiten
# Facts: game.
button-prepare-of = Nächsten Zug vorbereiten: { $game }
button-prepare-again = Nächsten Zug neu vorbereiten
button-prepare-it = Vorbereiten
button-prepare-anyway = Vorbereiten, egal was sich dort ändert
# Above its pages.
turn-imagined = 🕰️ **Dein nächster Zug**, wie er wäre, wenn du jetzt dran wärst. Dass du ihn vorbereitest, sieht sonst niemand.
turn-imagined-stale = 🕰️ Am Tisch ist inzwischen etwas passiert. Sieh noch einmal hin, bevor du das vorbereitest:
# Above the panel of a turn that has come.
turn-prepared = 🕰️ In ein paar Minuten spiele ich, was du vorbereitet hast. Willst du etwas anderes, wähl jetzt.
turn-prepared-dropped = 🕰️ Was du vorbereitet hast, wird nicht gespielt: Dort hat sich etwas geändert, oder es ist nicht mehr erlaubt.
# Below an action that can be prepared. Facts: when (a condition).
prepared-told = **Vorbereiten?** Bist du am Zug, spiele ich das ein paar Minuten später für dich, { $when }. Sonst wirst du gefragt wie immer. Beenden kannst du es unter `/table orders`.
prepared-done = 🕰️ **Vorbereitet.**
# Conditions, also behind the colon of a line. Facts: places (a list).
prepared-if-same = falls sich bis dahin nichts geändert hat ({ $places })
prepared-if-allowed = falls es dann noch erlaubt ist
prepared-changed = ⚠️ geändert hat sich: { $places }; darum wirst du gefragt
prepared-not-now = ⚠️ wie es jetzt steht, ist es nicht erlaubt
