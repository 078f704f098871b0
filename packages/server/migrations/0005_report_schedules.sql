-- Reports that are sent by mail, each at its next time.
CREATE TABLE report_schedules (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  kind text NOT NULL, frequency text NOT NULL, recipients text[] NOT NULL, columns text[], created_by text,
  created_at timestamptz NOT NULL, next_run_at timestamptz NOT NULL, last_run_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX report_schedules_by_time ON report_schedules (next_run_at);
