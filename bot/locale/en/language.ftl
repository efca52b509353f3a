# The page of languages (/me language).

language-own = 💬 What only you see is in { $language }{ $chosen ->
    [yes] {""}.
   *[no] , as your Discord is.
}
language-table = 📣 What this table says in its channel is in { $language }{ $chosen ->
    [yes] : its people have chosen that.
   *[no] : it goes by the server, else by what most at the table use.
}
language-no-table = Where a lobby or a running game of yours stands, you can also choose here what that table says in its channel.
language-pick-table = Language of this table …
language-by-server = As the server has it
button-language = Language
