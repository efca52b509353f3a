# What hosting says. `refused-<reason>`: why a request was not done; see bot/hosting.

hosting-automa = Automa { $number }
hosting-nobody = nobody yet
