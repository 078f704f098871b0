-- Logs are partitioned by time (platform/database/partitions.ts), so expired rows are dropped with their partition. A table with rows becomes the
-- partition of the past. Its new primary key is the only index that is built, unless an index named …_past_key exists.
DO $$
DECLARE
  log record;
  index record;
  ends_at timestamptz;
  has_rows boolean;
BEGIN
  FOR log IN SELECT * FROM (VALUES
    ('api_requests', 'partner_id, mode, id', 'created_at', 'week'),
    ('webhook_attempts', 'partner_id, mode, id', 'attempted_at', 'week'),
    ('audit_events', 'owner_id, id', 'occurred_at', 'month')
  ) logs (name, key, time, step) LOOP
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', log.name);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', log.name, log.name || '_past');
    FOR index IN SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = (log.name || '_past')::regclass AND NOT indisprimary LOOP
      CONTINUE WHEN index.name = log.name || '_past_key';
      EXECUTE format('ALTER INDEX %I RENAME TO %I', index.name, replace(index.name, log.name, log.name || '_past'));
    END LOOP;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', log.name || '_past', log.name || '_pkey');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE (%I)', log.name, log.name || '_past', log.time);
    EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY (%s, %I)', log.name, log.key, log.time);
    EXECUTE format('SELECT EXISTS (SELECT FROM %I)', log.name || '_past') INTO has_rows;
    IF has_rows THEN
      EXECUTE format('SELECT greatest(max(%I), now()) FROM %I', log.time, log.name || '_past') INTO ends_at;
      ends_at := (date_trunc(log.step, ends_at AT TIME ZONE 'UTC') + ('1 ' || log.step)::interval) AT TIME ZONE 'UTC';
      EXECUTE format('CREATE UNIQUE INDEX IF NOT EXISTS %I ON %I (%s, %I)', log.name || '_past_key', log.name || '_past', log.key, log.time);
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY USING INDEX %I',
        log.name || '_past', log.name || '_past_pkey', log.name || '_past_key');
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', log.name, log.name || '_past', ends_at);
    ELSE
      EXECUTE format('DROP TABLE %I', log.name || '_past');
    END IF;
    -- Rows at a time without a partition.
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', log.name || '_default', log.name);
  END LOOP;
END $$;

ALTER TABLE api_requests ADD FOREIGN KEY (partner_id) REFERENCES partners;
CREATE INDEX api_requests_by_created ON api_requests (partner_id, mode, created_at, id);
CREATE INDEX api_requests_by_class ON api_requests (partner_id, mode, status_class, created_at, id);
CREATE INDEX api_requests_by_object ON api_requests USING gin (related_object_ids);

ALTER TABLE webhook_attempts ADD FOREIGN KEY (partner_id, mode, event_id) REFERENCES webhook_events ON DELETE CASCADE;
CREATE INDEX webhook_attempts_by_event ON webhook_attempts (partner_id, mode, event_id, attempted_at, id);
-- The last attempts decide on an endpoint's health.
CREATE INDEX webhook_attempts_by_endpoint ON webhook_attempts (partner_id, mode, endpoint_id, attempted_at, id);

CREATE INDEX audit_events_by_time ON audit_events (owner_id, occurred_at, id);
CREATE INDEX audit_events_by_version ON audit_events (owner_id, action, version_before) WHERE version_before IS NOT NULL;
