"""How La Isla is told and asked: narration, prompts, the private panel, slash commands, refusals."""
