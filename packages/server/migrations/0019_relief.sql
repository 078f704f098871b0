-- A plan that lowers a product's remaining payments, and why a product was charged off.
ALTER TABLE capital_products
  ADD COLUMN hardship_starts_on date,
  ADD COLUMN hardship_reduction numeric(6, 5),
  ADD COLUMN hardship_reason text,
  ADD COLUMN end_reason text;
