-- Next automatic sync of a CRM in pull mode. Without one, such as after a change by an older server, it's due.
ALTER TABLE crm_integrations ADD COLUMN next_run_at timestamptz;
UPDATE crm_integrations i SET next_run_at = interval '1 day' + coalesce(
    (SELECT max(started_at) FROM crm_syncs s WHERE s.partner_id = i.partner_id AND s.mode = i.mode), now())
  WHERE sync_mode = 'pull';
-- Last business of the page that a sync is sending; their events wait for it.
ALTER TABLE crm_syncs ADD COLUMN page_end_id uuid;
