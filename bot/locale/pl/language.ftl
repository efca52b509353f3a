# Strona języków (/me language).

language-own = 💬 Język tego, co widzisz tylko ty: { $language }{ $chosen ->
    [yes] {""}.
   *[no] {" "}(taki jak w twoim Discordzie).
}
language-table = 📣 Język tego stołu na kanale: { $language }{ $chosen ->
    [yes] {""}. Wybrały go osoby przy stole.
   *[no] {""}. Stół używa języka serwera, a jeśli serwer go nie podał, tego, którego używa większość osób przy stole.
}
language-no-table = Tam, gdzie stoi lobby albo trwa gra z twoim udziałem, można tu też wybrać język, którym ten stół mówi na kanale.
language-pick-table = Język tego stołu …
language-by-server = Taki jak na serwerze
button-language = Język
