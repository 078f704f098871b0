-- The trace that added a job, which its run continues.
ALTER TABLE jobs ADD COLUMN traceparent text;
