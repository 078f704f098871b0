-- From which version a change led to which, so that whoever comes late can be told what was changed since theirs.
ALTER TABLE audit_events ADD COLUMN version_before text, ADD COLUMN version_after text;
CREATE INDEX audit_events_by_version ON audit_events (owner_id, action, version_before) WHERE version_before IS NOT NULL;
