# What `aviary run` and `aviary sandbox` say in the terminal.

cli-run-discord = Connecting to Discord. Ctrl+C stops the bot.
cli-run-sandbox = The sandbox is at { $url }/ (on this machine only). Open it: a game and a lesson wait there. Ctrl+C stops it.
cli-run-serving = Taking Discord's interactions over HTTP. Ctrl+C stops it.
cli-run-working = Working in the background. Ctrl+C stops it.
cli-run-work-alone = `aviary work` stands beside other processes, so it needs a PostgreSQL database: set DATABASE_URL. Over a file the bot does all the work by itself.
cli-run-work-unknown = There is no work of the kind "{ $kind }". There are: { $kinds }.
cli-run-no-token = This needs a DISCORD_TOKEN, in the environment or in the file .env.
cli-run-synced = Discord knows the commands now.
cli-run-sync-token = Telling Discord the commands needs a DISCORD_TOKEN, in the environment or in the file .env.

# Why the bot cannot start.
run-token-refused = Discord does not accept this DISCORD_TOKEN. Copy it anew from the page "Bot" of your application at https://discord.com/developers/applications, without spaces or quotes.
run-no-connection = Discord cannot be reached: { $cause ->
    [closed] the connection was closed
   *[other] { $cause }
}.
run-http-port = { $host } port { NUMBER($port, useGrouping: 0) } cannot be used: { $cause }. Choose another with HTTP_HOST and HTTP_PORT.
run-no-traces = OTEL_EXPORTER_OTLP_ENDPOINT is set, and what traces need is not installed: pip install "aviary[traces]"
run-web-port = { $host } port { NUMBER($port, useGrouping: 0) } cannot be used for pages: { $cause }. Choose another with WEB_HOST and WEB_PORT.
run-port = Port { NUMBER($port, useGrouping: 0) } cannot be used for the sandbox: { $cause }. Choose another with --port or SANDBOX_PORT.
