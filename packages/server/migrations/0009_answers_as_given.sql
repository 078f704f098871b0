-- An answer that is given again has its fields in the order of the first time, which jsonb forgets.
ALTER TABLE idempotency_keys ALTER COLUMN body TYPE json USING body::json;
