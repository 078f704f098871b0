CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

CREATE TABLE partners (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  user_id uuid,
  logo text,
  icon text
);

CREATE TABLE partner_organizations (
  organization_id uuid NOT NULL REFERENCES organizations,
  partner_id uuid NOT NULL REFERENCES partners,
  PRIMARY KEY (organization_id, partner_id)
);
CREATE INDEX partner_organizations_by_partner ON partner_organizations (partner_id);

CREATE TABLE partner_configs (
  partner_id uuid PRIMARY KEY REFERENCES partners,
  products text[] NOT NULL,
  identity_data_share text,
  country_code text NOT NULL CHECK (country_code IN ('US', 'CA'))
);

-- Belongs to a partner or to an organization, never to both.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL,
  roles text[] NOT NULL,
  organization_id uuid REFERENCES organizations,
  partner_id uuid REFERENCES partners,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((organization_id IS NULL) <> (partner_id IS NULL))
);

-- A row for every address that asked, known or not: what is counted and how it is answered must not tell them apart.
CREATE TABLE login_codes (
  email text PRIMARY KEY,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  resend_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);

-- What was mailed while no mail server is configured.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Everything below belongs to one partner and one mode, which lead every key. Amounts are integer minor units of the currency.
CREATE TABLE businesses (
  partner_id uuid NOT NULL REFERENCES partners,
  mode text NOT NULL CHECK (mode IN ('prod', 'sandbox')),
  id uuid NOT NULL,
  external_id text NOT NULL,
  legal_name text NOT NULL,
  dba_name text,
  incorporation_type text NOT NULL,
  naics_code text,
  naics_industry text,
  established_on date,
  address_line1 text NOT NULL,
  address_line2 text,
  city text NOT NULL,
  region text NOT NULL,
  postal_code text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Derived from offers, applications, funded products and sales by refresh_businesses(), so that lists filter and sort on indexes.
  status text NOT NULL DEFAULT 'no_offer',
  product_type text,
  monthly_sales_minor bigint NOT NULL DEFAULT 0,
  max_offer_minor bigint NOT NULL DEFAULT 0,
  outstanding_minor bigint NOT NULL DEFAULT 0,
  name_key text COLLATE "C" GENERATED ALWAYS AS (lower(coalesce(dba_name, legal_name))) STORED,
  search_text text COLLATE "C" GENERATED ALWAYS AS (
    lower(coalesce(dba_name, '') || E'\n' || legal_name || E'\n' || external_id)
  ) STORED,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, external_id)
);
CREATE INDEX businesses_by_name ON businesses (partner_id, mode, name_key, id);
CREATE INDEX businesses_by_created ON businesses (partner_id, mode, created_at, id);
CREATE INDEX businesses_by_sales ON businesses (partner_id, mode, monthly_sales_minor, id);
CREATE INDEX businesses_by_offer ON businesses (partner_id, mode, max_offer_minor, id);
CREATE INDEX businesses_by_outstanding ON businesses (partner_id, mode, outstanding_minor, id);
CREATE INDEX businesses_by_status ON businesses (partner_id, mode, status, name_key, id);
CREATE INDEX businesses_by_product ON businesses (partner_id, mode, product_type, name_key, id);
CREATE INDEX businesses_by_region ON businesses (partner_id, mode, region, name_key, id);
CREATE INDEX businesses_by_text ON businesses USING gin (search_text gin_trgm_ops);

CREATE TABLE offers (
  partner_id uuid NOT NULL,
  mode text NOT NULL,
  id uuid NOT NULL,
  business_id uuid NOT NULL,
  product_type text NOT NULL,
  status text NOT NULL,
  min_minor bigint NOT NULL,
  max_minor bigint NOT NULL,
  currency text NOT NULL,
  fee_rate numeric(6, 5) NOT NULL,
  repayment_rate numeric(6, 5),
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX offers_by_business ON offers (partner_id, mode, business_id, starts_at DESC);

CREATE TABLE applications (
  partner_id uuid NOT NULL,
  mode text NOT NULL,
  id uuid NOT NULL,
  business_id uuid NOT NULL,
  offer_id uuid,
  product_type text NOT NULL,
  status text NOT NULL,
  approval text NOT NULL,
  steps jsonb NOT NULL,
  requested_minor bigint NOT NULL,
  currency text NOT NULL,
  decision_reasons text[] NOT NULL DEFAULT '{}',
  needs text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  submitted_at timestamptz,
  decided_at timestamptz,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX applications_by_business ON applications (partner_id, mode, business_id, created_at, id);

CREATE TABLE capital_products (
  partner_id uuid NOT NULL,
  mode text NOT NULL,
  id uuid NOT NULL,
  business_id uuid NOT NULL,
  application_id uuid,
  product_type text NOT NULL,
  status text NOT NULL,
  advance_minor bigint NOT NULL,
  fee_minor bigint NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor = advance_minor + fee_minor),
  repayment_rate numeric(6, 5),
  currency text NOT NULL,
  funded_at timestamptz NOT NULL,
  paid_off_at timestamptz,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX capital_products_by_business ON capital_products (partner_id, mode, business_id, funded_at DESC);

CREATE TABLE payments (
  partner_id uuid NOT NULL,
  mode text NOT NULL,
  id uuid NOT NULL,
  capital_product_id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  initiated_at timestamptz NOT NULL,
  settled_at timestamptz,
  failure_code text,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products
);
CREATE INDEX payments_by_product ON payments (partner_id, mode, capital_product_id, initiated_at);

CREATE TABLE daily_sales (
  partner_id uuid NOT NULL,
  mode text NOT NULL,
  business_id uuid NOT NULL,
  sold_on date NOT NULL,
  sales_minor bigint NOT NULL,
  sales_count integer NOT NULL,
  reversals_minor bigint NOT NULL DEFAULT 0,
  reversals_count integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  PRIMARY KEY (partner_id, mode, business_id, sold_on)
);

CREATE TABLE seeds (
  name text PRIMARY KEY,
  seeded_at timestamptz NOT NULL
);
