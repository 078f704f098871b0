import sql, { type Sql } from 'sql-template-tag'
import { keptFunding } from './fundedStore'

const applications = (offer: Sql) =>
  sql`applications a WHERE a.partner_id = ${offer}.partner_id AND a.mode = ${offer}.mode AND a.business_id = ${offer}.business_id AND a.offer_id = ${offer}.id`

const products = (offer: Sql) =>
  sql`capital_products c JOIN applications a ON a.partner_id = c.partner_id AND a.mode = c.mode AND a.id = c.application_id
    WHERE c.partner_id = ${offer}.partner_id AND c.mode = ${offer}.mode AND c.business_id = ${offer}.business_id AND a.offer_id = ${offer}.id AND ${keptFunding(sql`c`)}`

/** Steps that an offer led to. Each implies the previous one; orders and later card statements come from no offer. */
export const offerLedTo = {
  application: (offer: Sql) => sql`EXISTS (SELECT 1 FROM ${applications(offer)})`,
  funding: (offer: Sql) => sql`EXISTS (SELECT 1 FROM ${products(offer)})`,
  payoff: (offer: Sql) => sql`EXISTS (SELECT 1 FROM ${products(offer)} AND c.paid_off_at IS NOT NULL)`,
} as const
