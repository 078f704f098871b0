-- Audit events from before access key IDs were omitted.
UPDATE audit_events SET after = jsonb_set(after, '{access_key_id}', '"(omitted)"')
WHERE action = 'connectS3' AND jsonb_typeof(after -> 'access_key_id') = 'string';
UPDATE audit_events SET before = jsonb_set(before, '{access_key_id}', '"(omitted)"')
WHERE action = 'connectS3' AND jsonb_typeof(before -> 'access_key_id') = 'string';
