-- What a partner may price and create, in any currency.
ALTER TABLE partner_configs
  ADD COLUMN max_offer_minor bigint NOT NULL DEFAULT 100000000,
  ADD COLUMN max_fee_rate numeric(6, 5) NOT NULL DEFAULT 0.5,
  ADD COLUMN max_credit_limit_minor bigint NOT NULL DEFAULT 100000000;
