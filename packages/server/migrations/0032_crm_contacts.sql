-- Contact data last sent to a CRM, so that a pull doesn't take it back after it was removed.
CREATE TABLE crm_contacts (
  partner_id uuid NOT NULL, mode text NOT NULL, business_id uuid NOT NULL,
  phone text, email text, url text,
  PRIMARY KEY (partner_id, mode, business_id),
  FOREIGN KEY (partner_id, mode, business_id) REFERENCES businesses ON DELETE CASCADE
);
