# What `aviary run` and `aviary sandbox` say in the terminal.

cli-run-discord = Connecting to Discord. Ctrl+C stops the bot.
cli-run-sandbox = The sandbox is at { $url }/ (on this machine only). Open it, and type /table new in the channel. Ctrl+C stops it.
cli-run-synced = Discord knows the commands now.
cli-run-sync-token = Telling Discord the commands needs a DISCORD_TOKEN, in the environment or in the file .env.

# Why the bot cannot start.
run-token-refused = Discord does not accept this DISCORD_TOKEN. Copy it anew from the page "Bot" of your application at https://discord.com/developers/applications, without spaces or quotes.
run-no-connection = Discord cannot be reached: { $cause }.
run-port = Port { $port } cannot be used for the sandbox: { $cause }. Choose another with --port or SANDBOX_PORT.
