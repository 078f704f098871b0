import sql from 'sql-template-tag'
import { stepsAt } from '../domain/capital/applicationActions'
import { last4 } from '../platform/sealing'
import { insertRows } from './insert'
import { phoneIn } from './names'
import type { Random } from './random'
import type { SeedBusiness, Seeding } from './seeding'

const firstNames = [
  'Ana',
  'Ben',
  'Chen',
  'Dana',
  'Elif',
  'Femi',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kara',
  'Liam',
  'Mina',
  'Noah',
  'Olga',
  'Priya',
  'Quinn',
  'Rosa',
  'Sven',
  'Tara',
  'Umar',
  'Vera',
  'Wei',
  'Yara',
  'Zoe',
]
const lastNames = [
  'Abbott',
  'Bianchi',
  'Chavez',
  'Dubois',
  'Ekström',
  'Fischer',
  'García',
  'Haddad',
  'Ivanov',
  'Jensen',
  'Kim',
  'Lopez',
  'Mensah',
  'Nguyen',
  'Okafor',
  'Patel',
  'Quist',
  'Rossi',
  'Singh',
  'Tanaka',
  'Ueda',
  'Varga',
  'Walsh',
  'Xu',
  'Young',
]

/** Never assigned: SSN area 9xx was never issued. SINs have a valid checksum. */
const luhn = (digits: string) => {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Adds owners and bank accounts to most businesses. A few that never applied lack one or the other. */
export async function seedPeople(seeding: Seeding): Promise<void> {
  const { db, random, base, businesses, partner, mode } = seeding
  const applied = await db.query<{ id: string }>(
    sql`SELECT DISTINCT business_id AS id FROM applications
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND submitted_at IS NOT NULL
        UNION SELECT business_id FROM capital_products WHERE partner_id = ${partner.id} AND mode = ${mode}
        UNION SELECT business_id FROM credit_limits WHERE partner_id = ${partner.id} AND mode = ${mode}
        UNION SELECT business_id FROM offers WHERE partner_id = ${partner.id} AND mode = ${mode} AND mode = 'sandbox' AND status = 'open'
          AND business_id NOT IN (SELECT business_id FROM applications WHERE partner_id = ${partner.id} AND mode = ${mode})
        ORDER BY 1`,
  )
  const isProven = new Set(applied.map(({ id }) => id))
  const waiting = await db.query<{ id: string }>(
    sql`SELECT DISTINCT business_id AS id FROM applications
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND status = 'in_progress'`,
  )
  const isWaiting = new Set(waiting.map(({ id }) => id))
  const unidentified = await db.query<{ id: string }>(
    sql`SELECT DISTINCT business_id AS id FROM applications
        WHERE partner_id = ${partner.id} AND mode = ${mode} AND status = 'action_required'`,
  )
  const isUnidentified = new Set(unidentified.map(({ id }) => id))
  const persons: object[] = []
  const relationships: object[] = []
  const accounts: object[] = []
  const facts: object[] = []
  for (const business of businesses) {
    const isKnown = isProven.has(business.id)
    const isAdding = isWaiting.has(business.id) && !isKnown
    const hasOwner = !random.chance(0.2) || isKnown || isAdding
    const isSole = business.incorporation_type === 'sole_proprietorship'
    const count = !hasOwner ? 0 : !isSole && random.chance(0.25) ? 2 : 1
    for (let index = 0; index < count; index += 1) {
      const person = personOf(seeding, business, isKnown)
      persons.push(index === 0 && isUnidentified.has(business.id) ? { ...person, ...failedIdentity } : person)
      relationships.push({
        ...{ ...base, id: random.uuid(), person_id: person.id, business_id: business.id },
        title: index === 0 ? 'Owner' : 'Partner',
        ownership_rate: count === 1 ? 1 : index === 0 ? 0.6 : 0.4,
        is_primary: index === 0,
        created_at: business.created_at,
        updated_at: business.created_at,
      })
    }
    if ((!random.chance(0.2) && !isAdding) || isKnown) accounts.push(accountOf(seeding, business))
    facts.push(factsOf(seeding, business))
  }
  await insertRows(db, 'persons', persons)
  await insertRows(db, 'person_business_relationships', relationships)
  await insertRows(db, 'bank_accounts', accounts)
  await completeSteps(seeding)
  await db.query(
    sql`UPDATE businesses b SET incorporation_state = b.region, tax_id_sealed = f.tax_id_sealed, tax_id_last4 = f.tax_id_last4, phone = f.phone,
          email = f.email, url = f.url
        FROM json_to_recordset(${JSON.stringify(facts)}::json)
          AS f (id uuid, tax_id_sealed text, tax_id_last4 text, phone text, email text, url text)
        WHERE b.partner_id = ${partner.id} AND b.mode = ${mode} AND b.id = f.id`,
  )
}

/** An application waiting for a bank account has one only if the business applied before; then its identity step is next. */
async function completeSteps({ db, partner, mode }: Seeding): Promise<void> {
  await db.query(
    sql`UPDATE applications a SET needs = '{}', steps = ${stepsAt(3, 'in_progress')}
        WHERE a.partner_id = ${partner.id} AND a.mode = ${mode} AND a.status = 'in_progress' AND EXISTS (
          SELECT 1 FROM bank_accounts b WHERE b.partner_id = a.partner_id AND b.mode = a.mode AND b.business_id = a.business_id)`,
  )
}

const plainText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')

/** Identity of an owner whose application failed at that step. */
const failedIdentity = { auth_status: 'failed', auth_method: null, auth_verified_at: null }

/** Identities are verified within hours of sign-up. */
const soonAfter = (time: string, random: Random) =>
  new Date(Date.parse(time) + random.between(0.5, 40) * 3_600_000).toISOString()

/** An owner. A sole proprietor's business is registered under the owner's name. */
function personOf({ random, base, sealing, partner }: Seeding, business: SeedBusiness, isKnown: boolean) {
  const isCanadian = partner.country === 'CA'
  const [own = '', ...rest] = business.legal_name.split(' ')
  const isSole = business.incorporation_type === 'sole_proprietorship' && rest.length > 0
  const drawn = [random.pick(firstNames), random.pick(lastNames)] as const
  const [first, last] = isSole ? [own, rest.join(' ')] : drawn
  const id = random.uuid()
  const digits = isCanadian
    ? luhn(`0${random.whole(1_000_000, 9_999_999)}`)
    : `9${random.whole(10_000_000, 99_999_999)}`
  const isVerified = random.chance(0.8) || isKnown
  const number = isCanadian ? 'sin' : 'ssn'
  return {
    ...base,
    id,
    first_name: first,
    last_name: last,
    email: `${plainText(first)}.${plainText(last)}.${id.slice(0, 4)}@example.com`,
    phone: phoneIn(business, random),
    date_of_birth: `${random.whole(1955, founderBornUntil(business))}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    ssn_sealed: isCanadian ? null : sealing.seal(digits),
    ssn_last4: isCanadian ? null : last4(digits),
    sin_sealed: isCanadian ? sealing.seal(digits) : null,
    sin_last4: isCanadian ? last4(digits) : null,
    address: {
      address_line1: business.address_line1,
      address_line2: business.address_line2,
      address_type: 'residential',
      city: business.city,
      state: business.region,
      postal_code: business.postal_code,
      country: business.country,
    },
    auth_status: isVerified ? 'verified' : random.pick(['not_started', 'pending', 'failed']),
    auth_method: isVerified ? `${number}_match` : null,
    auth_verified_at: isVerified ? soonAfter(business.created_at, random) : null,
    created_at: business.created_at,
    updated_at: business.created_at,
  }
}

/** Year of birth of the youngest founder: of age when the business was established. */
const founderBornUntil = ({ established_on }: SeedBusiness) =>
  Math.min(2000, Number((established_on ?? '2019').slice(0, 4)) - 19)

function accountOf({ random, base, sealing, partner }: Seeding, business: SeedBusiness) {
  const isCanadian = partner.country === 'CA'
  const name = business.dba_name ?? business.legal_name
  const number = String(random.whole(1_000_000_000, 9_999_999_999))
  return {
    ...base,
    id: random.uuid(),
    business_id: business.id,
    account_holder_name: business.legal_name,
    account_type: random.chance(0.85) ? 'checking' : 'savings',
    account_number_sealed: sealing.seal(number),
    account_number_last4: last4(number),
    routing_number: isCanadian ? null : random.pick(['110000000', '011401533', '021000021', '121042882']),
    institution_number: isCanadian ? random.pick(['001', '002', '003', '004', '010']) : null,
    transit_number: isCanadian ? String(random.whole(10_000, 99_999)) : null,
    nickname: random.chance(0.3) ? `${name} operating`.slice(0, 50) : null,
    transfer_method: random.chance(0.9) ? 'electrical' : 'wire',
    is_primary: true,
    currency: business.currency,
    status: 'enabled',
    created_at: business.created_at,
    updated_at: business.created_at,
  }
}

/** Tax ID (EIN or business number) and contact data. */
function factsOf({ random, sealing }: Seeding, business: SeedBusiness) {
  const taxId = String(random.whole(100_000_000, 999_999_999))
  const slug = plainText(business.dba_name ?? business.legal_name).slice(0, 40)
  return {
    id: business.id,
    tax_id_sealed: sealing.seal(taxId),
    tax_id_last4: last4(taxId),
    phone: phoneIn(business, random),
    email: `hello@${slug}.example`,
    url: random.chance(0.7) ? `https://${slug}.example` : null,
  }
}
