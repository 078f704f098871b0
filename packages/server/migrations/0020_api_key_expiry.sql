-- A rotated key keeps working until then.
ALTER TABLE api_keys ADD COLUMN expires_at timestamptz;
