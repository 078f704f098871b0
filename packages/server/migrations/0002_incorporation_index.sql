-- The one filter of the businesses list that had no index of its own: a rare type was looked for through all rows.
CREATE INDEX businesses_by_incorporation ON businesses (partner_id, mode, incorporation_type, name_key, id);
