-- Every key of a partner's data starts with the partner, by which tables can be distributed over several databases.
ALTER TABLE version_steps DROP CONSTRAINT version_steps_pkey, ADD PRIMARY KEY (owner_id, id);
