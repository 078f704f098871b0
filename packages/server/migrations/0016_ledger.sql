-- What each payment repaid of the fee, and the partner's share of it, are kept as booked. Earlier payments keep the split they were shown with.
ALTER TABLE payments
  ADD COLUMN fee_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN share_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN attempt integer NOT NULL DEFAULT 1,
  ADD COLUMN retry_of uuid,
  ADD COLUMN next_attempt_at timestamptz;
UPDATE payments p SET fee_minor = div(2::numeric * p.amount_minor * c.fee_minor + c.total_minor, 2::numeric * c.total_minor)
  FROM capital_products c WHERE c.partner_id = p.partner_id AND c.mode = p.mode AND c.id = p.capital_product_id AND c.total_minor > 0;
UPDATE payments p SET share_minor = floor(p.fee_minor * c.revenue_share_rate + 0.5)
  FROM capital_products c WHERE c.partner_id = p.partner_id AND c.mode = p.mode AND c.id = p.capital_product_id AND p.status = 'succeeded';

ALTER TABLE capital_products
  ADD COLUMN fee_paid_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN waived_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee_waived_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN frequency text,
  ADD COLUMN order_id uuid,
  -- When it was cancelled, voided, waived or charged off.
  ADD COLUMN ended_at timestamptz;
UPDATE capital_products c SET
  fee_paid_minor = coalesce((SELECT sum(p.fee_minor) FROM payments p
      WHERE p.partner_id = c.partner_id AND p.mode = c.mode AND p.capital_product_id = c.id AND p.status = 'succeeded'), 0)
    - coalesce((SELECT sum(r.fee_minor) FROM refunds r
      WHERE r.partner_id = c.partner_id AND r.mode = c.mode AND r.capital_product_id = c.id), 0),
  ended_at = CASE WHEN status IN ('abandoned', 'cancelled', 'waived', 'void') THEN updated_at END,
  frequency = CASE WHEN product_type = 'term_loan' THEN 'monthly' END,
  minimum_minor = CASE WHEN product_type = 'flex_loan' THEN minimum_minor ELSE 0 END;
DROP INDEX capital_products_by_outstanding;
ALTER TABLE capital_products DROP COLUMN outstanding_minor;
ALTER TABLE capital_products ADD COLUMN outstanding_minor bigint GENERATED ALWAYS AS (
  CASE WHEN status = 'outstanding' OR status = 'abandoned' THEN total_minor - paid_minor - waived_minor ELSE 0 END
) STORED;
CREATE INDEX capital_products_by_outstanding ON capital_products (partner_id, mode, outstanding_minor, id);

-- What a product must have repaid by the end of a day: instalments, minimums, due dates. due_minor is the running total.
CREATE TABLE product_dues (
  partner_id uuid NOT NULL, mode text NOT NULL, capital_product_id uuid NOT NULL, number integer NOT NULL,
  due_on date NOT NULL, amount_minor bigint NOT NULL, fee_minor bigint NOT NULL, due_minor bigint NOT NULL,
  PRIMARY KEY (partner_id, mode, capital_product_id, number),
  FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products ON DELETE CASCADE
);
INSERT INTO product_dues
  SELECT c.partner_id, c.mode, c.id, n, (c.funded_at AT TIME ZONE 'UTC' + n * interval '1 month')::date,
    c.total_minor * n / 12 - c.total_minor * (n - 1) / 12, c.fee_minor * n / 12 - c.fee_minor * (n - 1) / 12, c.total_minor * n / 12
  FROM capital_products c CROSS JOIN generate_series(1, 12) n WHERE c.product_type = 'term_loan'
  UNION ALL
  SELECT c.partner_id, c.mode, c.id, n, (c.funded_at AT TIME ZONE 'UTC')::date + 1 + 30 * n,
    c.total_minor * n / 18 - c.total_minor * (n - 1) / 18, c.fee_minor * n / 18 - c.fee_minor * (n - 1) / 18, c.total_minor * n / 18
  FROM capital_products c CROSS JOIN generate_series(1, 18) n WHERE c.product_type = 'flex_loan'
  UNION ALL
  SELECT c.partner_id, c.mode, c.id, 1, (c.funded_at AT TIME ZONE 'UTC')::date + c.estimated_term_days, c.total_minor, c.fee_minor, c.total_minor
  FROM capital_products c WHERE c.product_type = 'bnpl';

CREATE INDEX capital_products_by_order ON capital_products (partner_id, mode, order_id) WHERE order_id IS NOT NULL;

-- What the lender forgave of a product.
CREATE TABLE waivers (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, capital_product_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0), fee_minor bigint NOT NULL, reason text, currency text NOT NULL,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products
);
CREATE INDEX waivers_by_product ON waivers (partner_id, mode, capital_product_id);
UPDATE capital_products SET waived_minor = total_minor - paid_minor, fee_waived_minor = greatest(0, least(fee_minor - fee_paid_minor, total_minor - paid_minor))
  WHERE status = 'waived' AND total_minor > paid_minor;
INSERT INTO waivers (partner_id, mode, id, capital_product_id, amount_minor, fee_minor, currency, created_at, updated_at)
  SELECT partner_id, mode, id, id, waived_minor, fee_waived_minor, currency, ended_at, ended_at FROM capital_products WHERE waived_minor > 0;
