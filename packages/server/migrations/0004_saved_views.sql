-- Lists as a user wants to see them again: a name and the parameters of the address.
CREATE TABLE saved_views (
  partner_id uuid NOT NULL REFERENCES partners, user_id uuid NOT NULL REFERENCES users, id uuid NOT NULL,
  list text NOT NULL, name text NOT NULL, query text NOT NULL, created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, user_id, id)
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (partner_id, user_id, list, lower(name));
