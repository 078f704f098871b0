-- Passkeys of users with a second factor, as an alternative to typing a code.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_by_user ON passkeys (user_id);
-- The challenge of a passkey that is being added.
ALTER TABLE second_factors ADD COLUMN passkey_challenge text, ADD COLUMN passkey_challenge_expires_at timestamptz;
