-- Lists of funded products, applications and offers are filtered by the industry of their business; by its region there is an index already.
CREATE INDEX businesses_by_industry ON businesses (partner_id, mode, naics_industry, id);
