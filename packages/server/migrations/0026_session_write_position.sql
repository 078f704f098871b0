-- Position in the write-ahead log after the session's last change, which a replica must have replayed before the session reads from it.
ALTER TABLE sessions ADD COLUMN write_position pg_lsn;
