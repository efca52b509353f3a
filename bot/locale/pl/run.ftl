# What `aviary run` and `aviary sandbox` say in the terminal.

cli-run-discord = Łączę się z Discordem. Ctrl+C zatrzymuje bota.
cli-run-sandbox = Piaskownica jest pod adresem { $url }/ (tylko na tym komputerze). Otwórz go: czeka tam gra i lekcja. Ctrl+C zatrzymuje.
cli-run-serving = Przyjmuję interakcje Discorda przez HTTP. Ctrl+C zatrzymuje.
cli-run-working = Pracuję w tle. Ctrl+C zatrzymuje.
cli-run-work-alone = `aviary work` działa obok innych procesów, więc potrzebuje bazy PostgreSQL: ustaw DATABASE_URL. Gdy baza jest w pliku, bot całą pracę wykonuje sam.
cli-run-work-unknown = Nie ma pracy rodzaju „{ $kind }”. Są: { $kinds }.
cli-run-no-token = Potrzebny jest DISCORD_TOKEN, w środowisku albo w pliku .env.
cli-run-synced = Discord zna już komendy.
cli-run-sync-token = Żeby podać Discordowi komendy, potrzebny jest DISCORD_TOKEN, w środowisku albo w pliku .env.

# Why the bot cannot start.
run-token-refused = Discord nie przyjmuje tego DISCORD_TOKEN. Skopiuj go na nowo ze strony „Bot” swojej aplikacji na https://discord.com/developers/applications, bez spacji i cudzysłowów.
run-no-connection = Discord nie odpowiada: { $cause ->
    [closed] połączenie zostało zamknięte
   *[other] { $cause }
}.
run-http-port = Nie można użyć { $host }, port { NUMBER($port, useGrouping: 0) }: { $cause }. Wybierz inny przez HTTP_HOST i HTTP_PORT.
run-no-traces = Ustawione jest OTEL_EXPORTER_OTLP_ENDPOINT, a brakuje tego, czego potrzebują ślady: pip install "aviary[traces]"
run-web-port = Nie można użyć dla stron { $host }, port { NUMBER($port, useGrouping: 0) }: { $cause }. Wybierz inny przez WEB_HOST i WEB_PORT.
run-port = Nie można użyć dla piaskownicy portu { NUMBER($port, useGrouping: 0) }: { $cause }. Wybierz inny przez --port albo SANDBOX_PORT.
