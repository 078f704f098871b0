-- Purchases on a spend card. Those of a product add up to its principal: the balance of its statement, which closed when it was funded.
CREATE TABLE card_transactions (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, capital_product_id uuid NOT NULL,
  merchant text, amount_minor bigint NOT NULL CHECK (amount_minor > 0), currency text NOT NULL, posted_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products
);
CREATE INDEX card_transactions_by_product ON card_transactions (partner_id, mode, capital_product_id, posted_at, id);
INSERT INTO card_transactions (partner_id, mode, id, capital_product_id, amount_minor, currency, posted_at)
  SELECT partner_id, mode, id, id, advance_minor, currency, funded_at FROM capital_products WHERE product_type = 'spend_card';
