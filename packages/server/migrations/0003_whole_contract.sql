-- What the whole contract needs beside businesses and their capital. Columns named *_sealed are encrypted by the server (sealing.ts).

ALTER TABLE businesses
  ADD COLUMN incorporation_state text,
  ADD COLUMN tax_id_sealed text,
  ADD COLUMN tax_id_last4 text,
  ADD COLUMN phone text,
  ADD COLUMN email text,
  ADD COLUMN url text,
  ADD COLUMN is_opted_out boolean NOT NULL DEFAULT false;

ALTER TABLE offers
  ADD COLUMN campaign_type text NOT NULL DEFAULT 'standard',
  ADD COLUMN is_top_up boolean NOT NULL DEFAULT false,
  ADD COLUMN is_marketable boolean NOT NULL DEFAULT true,
  ADD COLUMN discount_rate numeric(6, 5),
  ADD COLUMN fee_discount_id uuid,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE offers SET created_at = starts_at, updated_at = starts_at;
CREATE INDEX offers_by_start ON offers (partner_id, mode, starts_at, id);
CREATE INDEX offers_by_created ON offers (partner_id, mode, created_at, id);
CREATE INDEX offers_by_status ON offers (partner_id, mode, status, starts_at, id);
CREATE INDEX offers_by_max ON offers (partner_id, mode, max_minor, id);
CREATE INDEX offers_by_expiry ON offers (partner_id, mode, expires_at, id);

ALTER TABLE applications ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE applications SET updated_at = coalesce(decided_at, submitted_at, created_at);
CREATE INDEX applications_by_created ON applications (partner_id, mode, created_at, id);
CREATE INDEX applications_by_status ON applications (partner_id, mode, status, created_at, id);
CREATE INDEX applications_by_amount ON applications (partner_id, mode, requested_minor, id);

ALTER TABLE capital_products
  ADD COLUMN paid_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN discount_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee_discount_id uuid,
  ADD COLUMN minimum_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN minimum_interval_days integer NOT NULL DEFAULT 30,
  ADD COLUMN estimated_term_days integer NOT NULL DEFAULT 240,
  ADD COLUMN term_months integer,
  ADD COLUMN revenue_share_rate numeric(6, 5) NOT NULL DEFAULT 0.1,
  ADD COLUMN repayments_begin_at timestamptz,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE capital_products ADD COLUMN outstanding_minor bigint GENERATED ALWAYS AS (
  CASE WHEN status = 'outstanding' OR status = 'abandoned' THEN total_minor - paid_minor ELSE 0 END
) STORED;
UPDATE capital_products c SET
  created_at = funded_at, updated_at = coalesce(paid_off_at, funded_at), repayments_begin_at = funded_at + interval '1 day',
  paid_minor = coalesce((SELECT sum(amount_minor) FROM payments p
    WHERE p.partner_id = c.partner_id AND p.mode = c.mode AND p.capital_product_id = c.id AND p.status = 'succeeded'), 0),
  minimum_minor = (total_minor / 18) / 100 * 100;
CREATE INDEX capital_products_by_funded ON capital_products (partner_id, mode, funded_at, id);
CREATE INDEX capital_products_by_created ON capital_products (partner_id, mode, created_at, id);
CREATE INDEX capital_products_by_status ON capital_products (partner_id, mode, status, funded_at, id);
CREATE INDEX capital_products_by_advance ON capital_products (partner_id, mode, advance_minor, id);
CREATE INDEX capital_products_by_outstanding ON capital_products (partner_id, mode, outstanding_minor, id);

ALTER TABLE payments
  ADD COLUMN failure_message text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE payments SET created_at = initiated_at, updated_at = coalesce(settled_at, initiated_at);
CREATE INDEX payments_by_created ON payments (partner_id, mode, created_at, id);
CREATE INDEX payments_by_status ON payments (partner_id, mode, status, initiated_at);

ALTER TABLE daily_sales
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX daily_sales_by_id ON daily_sales (partner_id, mode, id);
CREATE INDEX daily_sales_by_day ON daily_sales (partner_id, mode, sold_on, id);

CREATE TABLE persons (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  first_name text NOT NULL, last_name text NOT NULL, email text, phone text, date_of_birth date,
  ssn_sealed text, ssn_last4 text, sin_sealed text, sin_last4 text,
  address jsonb,
  auth_status text NOT NULL DEFAULT 'not_started', auth_method text, auth_verified_at timestamptz,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX persons_by_created ON persons (partner_id, mode, created_at, id);
CREATE INDEX persons_by_email ON persons (partner_id, mode, lower(email));

CREATE TABLE person_business_relationships (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL,
  person_id uuid NOT NULL, business_id uuid NOT NULL,
  title text, ownership_rate numeric(6, 5), is_primary boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, person_id, business_id),
  FOREIGN KEY (partner_id, mode, person_id) REFERENCES persons,
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX relationships_by_created ON person_business_relationships (partner_id, mode, created_at, id);
CREATE INDEX relationships_by_business ON person_business_relationships (partner_id, mode, business_id);

CREATE TABLE bank_accounts (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  account_holder_name text NOT NULL, account_type text NOT NULL,
  account_number_sealed text NOT NULL, account_number_last4 text NOT NULL,
  routing_number text, institution_number text, transit_number text,
  nickname text, transfer_method text NOT NULL DEFAULT 'electrical', is_primary boolean NOT NULL DEFAULT false,
  currency text NOT NULL, status text NOT NULL DEFAULT 'enabled',
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX bank_accounts_by_created ON bank_accounts (partner_id, mode, created_at, id);
CREATE INDEX bank_accounts_by_business ON bank_accounts (partner_id, mode, business_id);

CREATE TABLE credit_limits (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  product_type text NOT NULL, limit_minor bigint NOT NULL CHECK (limit_minor >= 0), currency text NOT NULL,
  status text NOT NULL DEFAULT 'enabled',
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, business_id, product_type),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX credit_limits_by_created ON credit_limits (partner_id, mode, created_at, id);

CREATE TABLE orders (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  external_id text NOT NULL, status text NOT NULL CHECK (status IN ('opened', 'accepted', 'finalized', 'cancelled')),
  total_minor bigint NOT NULL CHECK (total_minor > 0), currency text NOT NULL,
  line_items jsonb NOT NULL, terms jsonb NOT NULL,
  opened_at timestamptz NOT NULL, accepted_at timestamptz, finalized_at timestamptz, cancelled_at timestamptz,
  cancel_reason text, due_at timestamptz,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, external_id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX orders_by_opened ON orders (partner_id, mode, opened_at, id);
CREATE INDEX orders_by_created ON orders (partner_id, mode, created_at, id);
CREATE INDEX orders_by_business ON orders (partner_id, mode, business_id, opened_at, id);
CREATE INDEX orders_by_status ON orders (partner_id, mode, status, opened_at, id);
CREATE INDEX orders_by_total ON orders (partner_id, mode, total_minor, id);

CREATE TABLE line_of_credit_applications (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  requested_limit_minor bigint NOT NULL, approved_limit_minor bigint, currency text NOT NULL,
  status text NOT NULL DEFAULT 'under_review', decided_at timestamptz,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX line_of_credit_applications_by_created ON line_of_credit_applications (partner_id, mode, created_at, id);

CREATE TABLE lines_of_credit (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  application_id uuid NOT NULL, credit_limit_minor bigint NOT NULL, outstanding_principal_minor bigint NOT NULL DEFAULT 0,
  currency text NOT NULL, status text NOT NULL DEFAULT 'active', status_reason text,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, application_id),
  FOREIGN KEY (partner_id, mode, application_id) REFERENCES line_of_credit_applications
);
CREATE INDEX lines_of_credit_by_created ON lines_of_credit (partner_id, mode, created_at, id);

CREATE TABLE grace_periods (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, capital_product_id uuid NOT NULL,
  starts_on date NOT NULL, ends_on date NOT NULL CHECK (ends_on >= starts_on), reason text,
  requested_by text NOT NULL DEFAULT 'partner', is_cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, capital_product_id) REFERENCES capital_products
);
CREATE INDEX grace_periods_by_created ON grace_periods (partner_id, mode, created_at, id);

CREATE TABLE net_settlements (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  period_start date NOT NULL, period_end date NOT NULL CHECK (period_end >= period_start),
  gross_sales_minor bigint NOT NULL, repayment_minor bigint NOT NULL, max_minor bigint, currency text NOT NULL,
  batch_reference text NOT NULL, status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, batch_reference),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX net_settlements_by_created ON net_settlements (partner_id, mode, created_at, id);

CREATE TABLE refunds (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, payment_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0), currency text NOT NULL, reason text,
  status text NOT NULL DEFAULT 'succeeded',
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, payment_id) REFERENCES payments
);
CREATE INDEX refunds_by_created ON refunds (partner_id, mode, created_at, id);
CREATE INDEX refunds_by_payment ON refunds (partner_id, mode, payment_id);

CREATE TABLE processor_links (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL,
  processor text NOT NULL, processor_entity_id text NOT NULL, status text NOT NULL DEFAULT 'enabled',
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, processor, processor_entity_id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX processor_links_by_created ON processor_links (partner_id, mode, created_at, id);

CREATE TABLE balance_transactions (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL, business_id uuid,
  type text NOT NULL, amount_minor bigint NOT NULL, currency text NOT NULL, related_object_id text, description text,
  occurred_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX balance_transactions_by_created ON balance_transactions (partner_id, mode, created_at, id);
CREATE INDEX balance_transactions_by_time ON balance_transactions (partner_id, mode, occurred_at);

CREATE TABLE eligibility (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, business_id uuid NOT NULL, product_type text NOT NULL,
  is_eligible boolean NOT NULL, reasons text[] NOT NULL DEFAULT '{}', max_minor bigint NOT NULL, currency text NOT NULL,
  is_opted_out boolean NOT NULL DEFAULT false, evaluated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  UNIQUE (partner_id, mode, business_id, product_type),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE INDEX eligibility_by_created ON eligibility (partner_id, mode, created_at, id);

-- Calls that change something happen once a key, by whoever made them.
CREATE TABLE idempotency_keys (
  subject text NOT NULL, key text NOT NULL,
  request_hash text NOT NULL, status integer NOT NULL, body jsonb, etag text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (subject, key)
);
CREATE INDEX idempotency_keys_by_created ON idempotency_keys (created_at);

-- Work that goes on after an answer. Whoever takes a job holds it until locked_until; a holder that dies loses it then.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL, payload jsonb NOT NULL,
  run_at timestamptz NOT NULL, locked_until timestamptz, tries integer NOT NULL DEFAULT 0,
  -- At most one waiting job of a name.
  unique_key text UNIQUE,
  failed_at timestamptz, error text
);
CREATE INDEX jobs_due ON jobs (run_at, id) WHERE failed_at IS NULL;

-- Contents of files: uploads, exports.
CREATE TABLE files (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  media_type text NOT NULL, content bytea NOT NULL, created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);

CREATE TABLE api_keys (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  name text NOT NULL, key_hash text NOT NULL UNIQUE, last4 text NOT NULL,
  created_at timestamptz NOT NULL, last_used_at timestamptz, revoked_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);

CREATE TABLE api_requests (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  request_id text NOT NULL, method text NOT NULL, path text NOT NULL, query text NOT NULL,
  status_code integer NOT NULL, status_class text NOT NULL, duration_us integer NOT NULL,
  api_key_last4 text, ip_address text, user_agent text, idempotency_key text, error_code text,
  related_object_ids text[] NOT NULL DEFAULT '{}',
  request_headers jsonb NOT NULL DEFAULT '{}', request_body jsonb, response_body jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX api_requests_by_created ON api_requests (partner_id, mode, created_at, id);
CREATE INDEX api_requests_by_class ON api_requests (partner_id, mode, status_class, created_at, id);
CREATE INDEX api_requests_by_object ON api_requests USING gin (related_object_ids);

-- Settings belong to a partner or to an organization; owner_id is either's.
CREATE TABLE brandings (
  owner_id uuid PRIMARY KEY, display_name text, logo text, icon text, has_logo boolean NOT NULL DEFAULT false,
  has_icon boolean NOT NULL DEFAULT false, primary_color text, accent_color text, updated_at timestamptz NOT NULL
);
CREATE TABLE support_infos (
  owner_id uuid PRIMARY KEY, support_email text, support_phone text, support_url text, hours text,
  languages text[], updated_at timestamptz NOT NULL
);
CREATE TABLE widget_configs (
  owner_id uuid NOT NULL, product_type text NOT NULL, draft jsonb NOT NULL, published jsonb,
  version integer NOT NULL DEFAULT 0, published_at timestamptz, updated_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, product_type)
);

ALTER TABLE users
  ADD COLUMN first_name text,
  ADD COLUMN last_name text,
  ADD COLUMN invited_by text,
  ADD COLUMN last_login_at timestamptz,
  ADD COLUMN provider_subject text UNIQUE,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
-- Somebody who was deleted can be added again.
ALTER TABLE users DROP CONSTRAINT users_email_key;
CREATE UNIQUE INDEX users_by_email ON users (email) WHERE deleted_at IS NULL;
-- Which session of the identity provider a session came from, as a hash: exchanged again, it is the same session.
ALTER TABLE sessions ADD COLUMN provider_session text;
CREATE INDEX sessions_by_provider ON sessions (provider_session, created_at) WHERE provider_session IS NOT NULL;
CREATE INDEX users_by_partner ON users (partner_id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_organization ON users (organization_id) WHERE deleted_at IS NULL;

CREATE TABLE audit_events (
  owner_id uuid NOT NULL, id uuid NOT NULL, mode text NOT NULL, action text NOT NULL,
  actor_id text NOT NULL, actor_name text NOT NULL, actor_role text NOT NULL, target text,
  ip_address text, user_agent text, request_id text NOT NULL, before jsonb, after jsonb,
  occurred_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, id)
);
CREATE INDEX audit_events_by_time ON audit_events (owner_id, occurred_at, id);

CREATE TABLE chat_states (
  state_hash text PRIMARY KEY, owner_id uuid NOT NULL, user_id uuid NOT NULL, expires_at timestamptz NOT NULL
);
CREATE TABLE chat_channels (
  owner_id uuid NOT NULL, id uuid NOT NULL, team_id text NOT NULL, team_name text NOT NULL, channel_id text NOT NULL,
  channel text NOT NULL, configuration_url text, url_sealed text NOT NULL, status text NOT NULL DEFAULT 'enabled',
  last_posted_at timestamptz, last_error text, created_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, id),
  UNIQUE (owner_id, team_id, channel_id)
);
-- What the built-in chat service was sent.
CREATE TABLE local_chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, channel text NOT NULL, text text NOT NULL, created_at timestamptz NOT NULL
);
CREATE TABLE local_chat_codes (
  code_hash text PRIMARY KEY, channel text NOT NULL, redirect_uri text NOT NULL, expires_at timestamptz NOT NULL
);

CREATE TABLE notifications (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  event_type text NOT NULL, payload jsonb NOT NULL, pd_query_params text NOT NULL,
  -- Nobody is told of what they did themselves.
  except_user_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX notifications_by_time ON notifications (partner_id, mode, created_at, id);
CREATE TABLE notification_reads (
  user_id uuid NOT NULL REFERENCES users, notification_id uuid NOT NULL, read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, notification_id)
);
CREATE TABLE subscriptions (
  user_id uuid NOT NULL REFERENCES users, owner_id uuid NOT NULL, event_type text NOT NULL,
  email boolean NOT NULL, web boolean NOT NULL, chat boolean NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, owner_id, event_type)
);

CREATE TABLE webhook_endpoints (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  url text NOT NULL, description text, status text NOT NULL DEFAULT 'enabled', event_types text[] NOT NULL DEFAULT '{}',
  headers_sealed text, header_names text[] NOT NULL DEFAULT '{}',
  secret_sealed text NOT NULL, secret_last4 text NOT NULL,
  previous_secret_sealed text, previous_secret_expires_at timestamptz,
  health text NOT NULL DEFAULT 'healthy', deleted_at timestamptz,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX webhook_endpoints_by_created ON webhook_endpoints (partner_id, mode, created_at, id);
CREATE TABLE webhook_events (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  type text NOT NULL, body jsonb NOT NULL, status text NOT NULL DEFAULT 'pending', attempts_count integer NOT NULL DEFAULT 0,
  related_object_ids text[] NOT NULL DEFAULT '{}', last_attempt_at timestamptz, next_attempt_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX webhook_events_by_created ON webhook_events (partner_id, mode, created_at, id);
CREATE INDEX webhook_events_by_status ON webhook_events (partner_id, mode, status, created_at, id);
CREATE INDEX webhook_events_by_object ON webhook_events USING gin (related_object_ids);
CREATE TABLE webhook_deliveries (
  partner_id uuid NOT NULL, mode text NOT NULL, event_id uuid NOT NULL, endpoint_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'pending', attempts_count integer NOT NULL DEFAULT 0, round integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz, failed_at timestamptz, created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, event_id, endpoint_id),
  FOREIGN KEY (partner_id, mode, event_id) REFERENCES webhook_events ON DELETE CASCADE,
  FOREIGN KEY (partner_id, mode, endpoint_id) REFERENCES webhook_endpoints
);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (partner_id, mode, endpoint_id, status, created_at);
CREATE TABLE webhook_attempts (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, event_id uuid NOT NULL, endpoint_id uuid NOT NULL,
  url text NOT NULL, status text NOT NULL, response_status_code integer, response_body text, duration_ms integer,
  request_headers jsonb NOT NULL DEFAULT '{}', trigger text NOT NULL, error_kind text,
  attempted_at timestamptz NOT NULL, next_attempt_at timestamptz,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, event_id) REFERENCES webhook_events ON DELETE CASCADE
);
CREATE INDEX webhook_attempts_by_event ON webhook_attempts (partner_id, mode, event_id, attempted_at, id);

CREATE TABLE crm_integrations (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL,
  vendor text NOT NULL, status text NOT NULL, sync_mode text NOT NULL DEFAULT 'push', token_sealed text,
  connected_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode)
);
CREATE TABLE crm_events (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  vendor text NOT NULL, direction text NOT NULL, object_type text NOT NULL, object_id text NOT NULL, external_id text,
  event_type text NOT NULL, payload jsonb NOT NULL, status text NOT NULL DEFAULT 'pending', attempts_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL, last_attempt_at timestamptz, next_attempt_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX crm_events_by_created ON crm_events (partner_id, mode, created_at, id);
CREATE INDEX crm_events_by_object ON crm_events (partner_id, mode, object_id);
CREATE TABLE crm_attempts (
  partner_id uuid NOT NULL, mode text NOT NULL, id uuid NOT NULL, event_id uuid NOT NULL, n integer NOT NULL,
  status text NOT NULL, http_status integer, response_excerpt text, duration_ms integer NOT NULL, trigger text NOT NULL,
  attempted_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, id),
  FOREIGN KEY (partner_id, mode, event_id) REFERENCES crm_events ON DELETE CASCADE
);
CREATE INDEX crm_attempts_by_event ON crm_attempts (partner_id, mode, event_id, attempted_at, id);
CREATE TABLE crm_syncs (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL, sync_mode text NOT NULL, status text NOT NULL,
  total_count integer NOT NULL DEFAULT 0, done_count integer NOT NULL DEFAULT 0, failed_count integer NOT NULL DEFAULT 0,
  after_id uuid, started_at timestamptz NOT NULL, moved_at timestamptz NOT NULL, finished_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX crm_syncs_by_start ON crm_syncs (partner_id, mode, started_at, id);
-- The built-in CRM's own records.
CREATE TABLE local_crm_records (
  partner_id uuid NOT NULL, mode text NOT NULL, object_id text NOT NULL, external_id text NOT NULL, record jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode, object_id)
);

CREATE TABLE fee_discounts (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  name text NOT NULL, state text NOT NULL DEFAULT 'under_review', discount_rate numeric(6, 5) NOT NULL, products text[] NOT NULL,
  starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, audience jsonb NOT NULL,
  budget_minor bigint, currency text NOT NULL, funded_by text NOT NULL, review_reason text, reviewed_at timestamptz,
  created_by text, created_at timestamptz NOT NULL, ended_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX fee_discounts_by_created ON fee_discounts (partner_id, mode, created_at, id);
CREATE INDEX offers_by_promotion ON offers (partner_id, mode, fee_discount_id) WHERE fee_discount_id IS NOT NULL;
CREATE INDEX capital_products_by_promotion ON capital_products (partner_id, mode, fee_discount_id) WHERE fee_discount_id IS NOT NULL;
CREATE TABLE fee_discount_businesses (
  partner_id uuid NOT NULL, mode text NOT NULL, fee_discount_id uuid NOT NULL, business_id uuid NOT NULL,
  PRIMARY KEY (partner_id, mode, fee_discount_id, business_id),
  FOREIGN KEY (partner_id, mode, fee_discount_id) REFERENCES fee_discounts ON DELETE CASCADE,
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses
);
CREATE TABLE promotion_access (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, requested_at timestamptz NOT NULL, granted_at timestamptz,
  PRIMARY KEY (partner_id, mode)
);
CREATE TABLE marketing_integrations (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, vendor text NOT NULL, key_sealed text NOT NULL,
  status text NOT NULL, connected_at timestamptz NOT NULL, connected_by text,
  PRIMARY KEY (partner_id, mode, vendor)
);
-- Files that are made in the background: exports of lists, and of offers for mailings.
CREATE TABLE exports (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  purpose text NOT NULL, kind text NOT NULL, filter jsonb NOT NULL, status text NOT NULL DEFAULT 'processing',
  row_count integer, done_count integer NOT NULL DEFAULT 0, file_id uuid, file_name text NOT NULL, error text, created_by text,
  created_at timestamptz NOT NULL, started_at timestamptz, finished_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX exports_by_created ON exports (partner_id, mode, purpose, created_at);

CREATE TABLE dataset_uploads (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  dataset_type text NOT NULL, source text NOT NULL, file_name text NOT NULL, size_bytes integer NOT NULL, sha256 text NOT NULL,
  status text NOT NULL DEFAULT 'processing', stage text NOT NULL DEFAULT 'uploaded', mapping jsonb NOT NULL DEFAULT '{}',
  row_count integer NOT NULL DEFAULT 0, done_count integer NOT NULL DEFAULT 0, accepted_count integer NOT NULL DEFAULT 0,
  rejected_count integer NOT NULL DEFAULT 0, warning_count integer NOT NULL DEFAULT 0,
  rejected_rows integer[] NOT NULL DEFAULT '{}', repairs_id uuid, file_id uuid, object_key text, object_etag text, uploaded_by text, error text,
  created_at timestamptz NOT NULL, finished_at timestamptz,
  PRIMARY KEY (partner_id, mode, id)
);
CREATE INDEX dataset_uploads_by_created ON dataset_uploads (partner_id, mode, source, created_at, id);
CREATE INDEX dataset_uploads_by_object ON dataset_uploads (partner_id, mode, object_key, sha256);
CREATE TABLE validation_results (
  partner_id uuid NOT NULL, mode text NOT NULL, upload_id uuid NOT NULL, id uuid NOT NULL,
  -- Row and column in one number, so that a page has one order.
  place bigint NOT NULL, row_number integer NOT NULL, column_name text NOT NULL, value text, code text NOT NULL,
  severity text NOT NULL, message text NOT NULL, suggestion text,
  PRIMARY KEY (partner_id, mode, upload_id, id),
  FOREIGN KEY (partner_id, mode, upload_id) REFERENCES dataset_uploads ON DELETE CASCADE
);
CREATE INDEX validation_results_by_place ON validation_results (partner_id, mode, upload_id, place, id);
CREATE TABLE dataset_integrations (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, id uuid NOT NULL,
  bucket text NOT NULL, region text NOT NULL, prefix text NOT NULL DEFAULT '', endpoint text, is_folder boolean NOT NULL DEFAULT false,
  role_arn text, external_id text NOT NULL, keys_sealed text, status text NOT NULL DEFAULT 'enabled', health text NOT NULL DEFAULT 'healthy',
  last_error text, created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, mode)
);
CREATE TABLE ingestion_configs (
  partner_id uuid NOT NULL REFERENCES partners, mode text NOT NULL, dataset_type text NOT NULL,
  enabled boolean NOT NULL, schedule text NOT NULL, file_format text NOT NULL, path text NOT NULL,
  last_run_at timestamptz, last_run_status text, next_run_at timestamptz,
  PRIMARY KEY (partner_id, mode, dataset_type)
);
