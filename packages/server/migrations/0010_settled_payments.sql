-- What was repaid in a period is read for Home and for totals, and the payments before it only grow in number.
CREATE INDEX IF NOT EXISTS payments_by_settled ON payments (partner_id, mode, settled_at) WHERE status = 'succeeded';
