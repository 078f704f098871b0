-- Businesses with two or more filtered values: whether only few have them, read from the index alone.
CREATE INDEX businesses_by_facets ON businesses (partner_id, mode, incorporation_type, status, product_type, region, id);
-- Grace periods of each product in a list.
CREATE INDEX grace_periods_by_product ON grace_periods (partner_id, mode, capital_product_id);
