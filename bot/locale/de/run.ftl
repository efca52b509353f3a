# What `aviary run` and `aviary sandbox` say in the terminal.

cli-run-discord = Verbinde mit Discord. Strg+C hält den Bot an.
cli-run-sandbox = Die Sandbox ist unter { $url }/ zu finden (nur auf diesem Rechner). Öffne sie: Eine Partie und eine Einführung warten dort. Strg+C hält sie an.
cli-run-serving = Nehme Discords Interaktionen über HTTP an. Strg+C hält an.
cli-run-working = Arbeite im Hintergrund. Strg+C hält an.
cli-run-work-alone = `aviary work` arbeitet neben anderen Prozessen und braucht darum eine PostgreSQL-Datenbank: Setze DATABASE_URL. Mit einer Datei macht der Bot alle Arbeit selbst.
cli-run-work-unknown = Arbeit der Art „{ $kind }“ gibt es nicht. Es gibt: { $kinds }.
cli-run-no-token = Dafür brauchst du ein DISCORD_TOKEN, in der Umgebung oder in der Datei .env.
cli-run-synced = Discord kennt die Befehle jetzt.
cli-run-sync-token = Um Discord die Befehle mitzuteilen, brauchst du ein DISCORD_TOKEN, in der Umgebung oder in der Datei .env.

# Why the bot cannot start.
run-token-refused = Discord nimmt dieses DISCORD_TOKEN nicht an. Kopiere es neu von der Seite „Bot“ deiner Anwendung auf https://discord.com/developers/applications, ohne Leerzeichen oder Anführungszeichen.
run-no-connection = Discord ist nicht erreichbar: { $cause ->
    [closed] Die Verbindung wurde geschlossen
   *[other] { $cause }
}.
run-http-port = { $host }, Port { NUMBER($port, useGrouping: 0) } lässt sich nicht nutzen: { $cause }. Wähl einen anderen mit HTTP_HOST und HTTP_PORT.
run-no-traces = OTEL_EXPORTER_OTLP_ENDPOINT ist gesetzt, aber was für Traces nötig ist, ist nicht installiert: pip install "aviary[traces]"
run-web-port = { $host }, Port { NUMBER($port, useGrouping: 0) } lässt sich nicht für Seiten nutzen: { $cause }. Wähl einen anderen mit WEB_HOST und WEB_PORT.
run-port = Port { NUMBER($port, useGrouping: 0) } lässt sich nicht für die Sandbox nutzen: { $cause }. Wähl einen anderen mit --port oder SANDBOX_PORT.
