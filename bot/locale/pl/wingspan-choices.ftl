# What the Automa's choices are called in commands, autocompletion and /table now.

# -- ways
wingspan-way-turn = Tura Automy
wingspan-way-tray = Podajnik
wingspan-way-goal = Cel rundy
wingspan-way-score = Punkty końcowe
wingspan-way-token = Twój żeton
wingspan-way-react = Reakcja
wingspan-way-take-back = Cofnij reakcję
wingspan-way-setup = Ustawienia

# -- what is asked
wingspan-ask-when = Po której turze?
wingspan-ask-used = W której twojej turze?
wingspan-ask-points = Co pasuje?
wingspan-ask-round = Która runda?
wingspan-ask-count = Ile?
wingspan-ask-leftover = Ile pokarmu zostaje
wingspan-ask-source = Który żeton?
wingspan-ask-target = Dokąd?
wingspan-ask-gains = Automa dostałaby …
wingspan-ask-pays = … i zapłaciłaby (jeśli cokolwiek)
wingspan-ask-reaction = Która?
wingspan-ask-setup = Jakie ustawienia?

# -- answers. Facts: round, turn.
wingspan-noun-turn = Runda { $round }, tura { $turn }
wingspan-noun-round = Runda { $round }
wingspan-none-source = z twoich zasobów
wingspan-none-pays = nic
wingspan-none-target = poza mapę
wingspan-none-round = teraz
wingspan-none-special = żadna
wingspan-none-goal = losowo
