-- The term before a hardship plan lengthened it; null without one. The disclosed APR follows from it.
ALTER TABLE capital_products ADD COLUMN agreed_term_days integer;
