-- An address that is taken in another partner must not show: each partner or organization has its own users.
DROP INDEX users_by_email;
CREATE UNIQUE INDEX users_by_email ON users (email, coalesce(partner_id, organization_id)) WHERE deleted_at IS NULL;
