-- What a refund takes back of the fee and of the partner's share of it, as it was counted when the refund was made. What was refunded before
-- has taken no share back, and its balance says so.
ALTER TABLE refunds ADD COLUMN capital_product_id uuid, ADD COLUMN fee_minor bigint NOT NULL DEFAULT 0, ADD COLUMN share_minor bigint NOT NULL DEFAULT 0;
UPDATE refunds r SET capital_product_id = p.capital_product_id
  FROM payments p WHERE p.partner_id = r.partner_id AND p.mode = r.mode AND p.id = r.payment_id;
ALTER TABLE refunds ALTER COLUMN capital_product_id SET NOT NULL,
  ADD FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products;
CREATE INDEX refunds_by_product ON refunds (partner_id, mode, capital_product_id);
