"""Every rule of Moa by its id (docs/rules of the project; the rulebook has an entry for each)."""

RULE_IDS = tuple(
    ["C1", "S1", "S2", "S3", "P1", "P2", "P3", "P4", "H0", "H1", "H2", "A1", "A2", "A3", "A4", "I1", "I2", "I3", "I4", "I5", "I6", "I7", "B1", "B2", "B3", "B4", "PB1", "PB2", "PL1", "PL2", "AT1", "AT2", "AT3", "SL1", "SL2", "SL3", "SL4", "K1", "K2", "K3", "KT1", "KT2", "KT3", "KT4", "KT5", "KT6", "KT7", "KT8", "R1", "V1", "SC1", "SC2", "SC3", "SC4", "SC5", "SC6", "T1", "T2", "T3", "T4", "W1", "W2", "W3"]
)
