-- The largest share of sales that a partner may withhold for repayment.
ALTER TABLE partner_configs ADD COLUMN max_repayment_rate numeric(6, 5) NOT NULL DEFAULT 0.5;
