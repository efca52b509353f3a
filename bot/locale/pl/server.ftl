# What whoever manages a server chooses for it (/server).

server-title = **Ustawienia tego serwera**: dla osób, które nim zarządzają. Język dotyczy też stołów, które już są, jeśli nie wybrano tam innego; zegar i wątki dotyczą stołów otwieranych od teraz.
server-line-language = 💬 Język stołów: { $language ->
    [none] jak na serwerze, a jeśli serwer go nie ma, jak u większości przy stole
   *[other] { $language }
}
server-line-clock = ⏳ Zegar nowych stołów, gdy przy otwieraniu nie ma innego: { $clock }
server-line-channels = 📍 Gdzie można otwierać stoły: { $count ->
    [0] na każdym kanale, na którym mogę pisać
    [one] tylko { $channels }, także w wątkach
    [few] tylko { $channels }, także w wątkach
   *[many] tylko { $channels }, także w wątkach
}
server-line-threads = 🧵 Osobny wątek dla każdego nowego stołu: { $on ->
    [yes] tak
   *[no] nie
}
server-line-openers = 🔑 Kto może otwierać stoły: { $who ->
    [managers] tylko zarządzający serwerem
   *[everyone] wszyscy
}
server-line-pages = 🌐 Strony wszystkich stołów w internecie: { $on ->
    [yes] tak. Kto ma adres strony stołu, widzi jego planszę, przebieg gry i nazwy osób, także spoza tego serwera.
   *[no] nie
}
server-pick-language = Język stołów …
server-language-default = Jak na serwerze lub przy stole
server-pick-channels = Tylko kanały (żaden: wszystkie)
server-button-threads-no = Wątek dla każdego stołu
server-button-threads-yes = Bez wątków dla stołów
server-button-openers-managers = Otwierają tylko zarządzający
server-button-openers-everyone = Otwierać mogą wszyscy
server-button-pages-no = Strony w internecie
server-button-pages-yes = Bez stron w internecie
server-button-tables = Stoły
server-button-data = Co jest zapisane
server-button-page = Wszystkie ustawienia

server-tables-none = Na tym serwerze nie ma otwartego stołu. `/table new` otworzy stół.
server-tables-title = **Stoły tego serwera**: { $count }
server-pick-close = Zamknij jeden z nich …
# $people: who sits there.
server-close-one = { $game }: { $people }
server-close-sure = Zamknąć stół { $game } ({ $link }) przed końcem partii? Nie będzie można jej wznowić.
server-close-lobby-sure = Zamknąć stół { $game } ({ $link }), przy którym gra się jeszcze nie zaczęła?

server-data = **Co mam zapisane o tym serwerze:**
    • to, co wybrano na stronie jego ustawień
    • stoły w toku: { $live ->
        [0] żaden
        [one] jeden
        [few] { $live }
       *[many] { $live }
    }, zakończone: { $over ->
        [0] żaden
        [one] jeden
        [few] { $over }
       *[many] { $over }
    }; razem { $entries ->
        [one] jeden ruch
        [few] { $entries } ruchy
       *[many] { $entries } ruchów
    } ({ $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    })
    • które z moich wiadomości mają jeszcze przyciski
    Nie zapisuję innych wiadomości, listy członków ani ról.
    Jak długo:
    • Gry zostają, żeby można było odtwarzać ich zapisy, aż usunie je osoba prowadząca bota.
    • Numery naciśnięć przycisków są usuwane po dwóch dniach.
    • Każda osoba może zobaczyć swoje dane przez `/me data` i usunąć je przez `/me forget`.
    Resztę mówi dokument bota docs/privacy.md.

refused-may-not-open = Na tym serwerze stoły otwierają tylko zarządzający. Poproś kogoś z nich o otwarcie stołu; potem możesz dołączyć.
# $channels: mentions of them.
refused-channel-not-allowed = Na tym kanale nie otwiera się stołów. Wpisz `/table new` tutaj: { $channels }.
