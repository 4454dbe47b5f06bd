"""The room of the carrom table: rigid bodies, no window."""
