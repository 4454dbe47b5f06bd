"""The carrom table: how it is drawn, aimed at, and shown."""
