-- Version of the public API that requests with this key use unless they name another one.
ALTER TABLE api_keys ADD COLUMN api_version text NOT NULL DEFAULT '2026-11-01';
