# Die Seite der Sprachen (/me language).

language-own = 💬 Was nur du siehst, ist auf { $language }{ $chosen ->
    [yes] {""}.
   *[no] , so wie dein Discord.
}
language-table = 📣 Was dieser Tisch in seinem Kanal sagt, ist auf { $language }{ $chosen ->
    [yes] : So haben es seine Leute gewählt.
   *[no] : Er richtet sich nach dem Server, sonst nach den meisten am Tisch.
}
language-no-table = Wo eine Lobby oder ein laufendes Spiel mit dir steht, wählst du hier auch, welche Sprache dieser Tisch in seinem Kanal spricht.
language-pick-table = Sprache dieses Tisches …
language-by-server = Wie auf dem Server
button-language = Sprache
