-- When a session was last used, for the idle timeout, and from where it was opened, for the list that its user sees.
ALTER TABLE sessions
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN ip_address text,
  ADD COLUMN user_agent text;
CREATE INDEX sessions_by_user ON sessions (user_id) WHERE ended_at IS NULL;
