import type { components } from '@partner-dashboard/contract'
import { validateField } from '@partner-dashboard/ui/validators'
import type { Database, Queryable } from '../../platform/database/sql'
import { canonicalEmail } from '../../platform/email'
import { type UserOwner, userStore } from '../users/store'
import { auditOperator } from './operatorAuditStore'
import { insertOrganization, insertPartner, joinOrganization, organizationByName, partnerBySlug } from './store'

interface Provisioning {
  database: Database
  clock: () => Date
  ids: () => string
}

const isProduct: Record<components['schemas']['ProductType'], true> = {
  merchant_cash_advance: true,
  flex_loan: true,
  term_loan: true,
  bnpl: true,
  spend_card: true,
}

/** Adds a partner without data. Its settings have their defaults. */
export async function addPartner(
  { database, clock, ids }: Provisioning,
  { slug, country, products, name }: { slug: string; country: string; products: string; name: string },
): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`The slug may only contain lowercase letters, digits and single hyphens, but is "${slug}".`)
  }
  if (country !== 'US' && country !== 'CA') throw new Error('The country is US or CA.')
  const offered = products.split(',')
  const unknown = offered.find((product) => !Object.hasOwn(isProduct, product))
  if (unknown !== undefined) {
    throw new Error(
      `The products are a comma-separated list of ${Object.keys(isProduct).join(', ')}, not "${unknown}".`,
    )
  }
  if (!name.trim()) throw new Error('The name is empty.')
  await database.transaction(async (tx) => {
    if (await partnerBySlug(tx, slug)) throw new Error(`There is already a partner ${slug}.`)
    const created_at = clock().toISOString()
    await insertPartner(tx, { id: ids(), slug, name: name.trim(), products: offered, country, created_at })
  })
}

/** Adds partners to an organization, and the organization if it doesn't exist. */
export async function addOrganization(
  { database, clock, ids }: Provisioning,
  { name, partners }: { name: string; partners: string },
): Promise<void> {
  if (!name.trim()) throw new Error('The name is empty.')
  await database.transaction(async (tx) => {
    const members: string[] = []
    for (const slug of partners.split(',')) {
      const partner = await partnerBySlug(tx, slug)
      if (!partner) throw new Error(`There is no partner ${slug}.`)
      members.push(partner.id)
    }
    const known = await organizationByName(tx, name.trim())
    const id = known?.id ?? ids()
    if (!known) await insertOrganization(tx, { id, name: name.trim(), now: clock() })
    await joinOrganization(tx, id, members)
  })
}

/** The partner with a slug, or the organization with a name. */
async function ownerOf(tx: Queryable, text: string): Promise<{ id: string; name: string; owner: UserOwner }> {
  const partner = await partnerBySlug(tx, text)
  if (partner) return { ...partner, owner: { partnerId: partner.id } }
  const organization = await organizationByName(tx, text)
  if (organization) return { ...organization, owner: { organizationId: organization.id } }
  throw new Error(`There is no partner or organization ${text}.`)
}

/** Adds an admin: the first one, or one for users whose admins can't sign in anymore. */
export async function addAdmin(
  { database, clock, ids }: Provisioning,
  { of, email, name }: { of: string; email: string; name: string },
): Promise<void> {
  const problem = validateField('email', email)
  if (problem) throw new Error(`The email address ${email} is rejected: ${problem}`)
  if (!name.trim()) throw new Error('The name is empty.')
  const address = canonicalEmail(email)
  await database.transaction(async (tx) => {
    const known = await ownerOf(tx, of)
    const store = userStore(tx, known.owner)
    if (await store.isTaken(address)) throw new Error(`${known.name} already has a user with this email address.`)
    // Sign-in by code opens the first account of an address, so a second one could never be used.
    if (await store.signsInElsewhere(address)) {
      throw new Error('This email address already signs in to another account. Use another address.')
    }
    const [id, now] = [ids(), clock()]
    await store.add({
      id,
      email: address,
      name: name.trim(),
      ...{ first_name: null, last_name: null, invited_by: null },
      ...{ role: 'admin', roles: ['admin'], created_at: now.toISOString() },
    })
    await auditOperator(
      tx,
      { ownerId: known.id, mode: 'prod' },
      {
        id: ids(),
        action: 'addPartnerUser',
        target: `user_${id}`,
        after: { email: address, role: 'admin' },
        now,
      },
    )
  })
}
