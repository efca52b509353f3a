# Why the rules refuse something: one sentence for each reason in engine/wingspan/refusals.py, with the facts listed there.
