-- From which version a setting went to which by a change of another: of the organization's defaults, or of the branding that widgets take
-- their colour from. Not in the audit log, for nobody changed the setting itself.
CREATE TABLE version_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id uuid NOT NULL, action text NOT NULL, version_before text NOT NULL, version_after text NOT NULL,
  actor_id text NOT NULL, actor_name text NOT NULL, occurred_at timestamptz NOT NULL,
  -- [{ product_type, fields }], one for each widget; product_type is null of other settings.
  changed jsonb NOT NULL
);
CREATE INDEX version_steps_by_version ON version_steps (owner_id, action, version_before);
