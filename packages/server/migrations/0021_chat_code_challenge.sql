-- PKCE (RFC 7636): the hash of the verifier that the browser holds.
ALTER TABLE chat_states ADD COLUMN code_challenge text;
ALTER TABLE local_chat_codes ADD COLUMN code_challenge text;
