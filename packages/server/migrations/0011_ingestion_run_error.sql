-- Why the last run of a dataset failed: the connection knows only of its own last failure, and that of another dataset may come after it.
ALTER TABLE ingestion_configs ADD COLUMN last_run_error text;
