-- A code belongs to the request that asked for it: a stranger's guesses and requests leave the owner's code alone. Unused codes stay for a day,
-- because the waits between codes are computed from them.
DROP TABLE login_codes;
CREATE TABLE login_codes (
  token_hash text PRIMARY KEY,
  email text NOT NULL,
  client text,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_codes_by_email ON login_codes (email, created_at);
CREATE INDEX login_codes_by_client ON login_codes (client, created_at) WHERE client IS NOT NULL;
