-- Cost disclosure of an approved application, in minor units, and the adverse-action reason of a denied one.
ALTER TABLE applications ADD COLUMN disclosure jsonb, ADD COLUMN adverse_action_code text;
UPDATE applications SET adverse_action_code = 'other' WHERE status = 'denied';
