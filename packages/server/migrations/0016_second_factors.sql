-- The second factor of the login by code. The secret is sealed; an unconfirmed one is an enrollment that was not finished.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret_sealed text NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  failures_since timestamptz
);
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
-- Sign-ins that wait for the second factor.
CREATE TABLE login_challenges (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE TABLE sign_in_policies (
  owner_id uuid PRIMARY KEY,
  requires_second_factor boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
