-- First key of a line of rotated keys, which share their idempotency keys. Null for a key that replaced none.
ALTER TABLE api_keys ADD COLUMN first_id uuid;
