import { last4 } from '../platform/sealing'
import { insertRows } from './insert'
import type { Seeding } from './seeding'

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

/** Nobody's number: area 9xx was never issued; the sum of a SIN is right. */
const luhn = (digits: string) => {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Owners and bank accounts of most businesses; a few miss one or the other, so that it shows. */
export async function seedPeople({ db, random, base, businesses, sealing, ago, partner }: Seeding): Promise<void> {
  const persons: object[] = []
  const relationships: object[] = []
  const accounts: object[] = []
  const isCanadian = partner.country === 'CA'
  for (const business of businesses) {
    const name = business.dba_name ?? business.legal_name
    if (!random.chance(0.04)) {
      const count = random.chance(0.25) ? 2 : 1
      for (let index = 0; index < count; index += 1) {
        const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
        const id = random.uuid()
        const digits = isCanadian
          ? luhn(`0${random.whole(1_000_000, 9_999_999)}`)
          : `9${random.whole(10_000_000, 99_999_999)}`
        const isVerified = random.chance(0.8)
        persons.push({
          ...base,
          id,
          first_name: first,
          last_name: last,
          email: `${first}.${last}.${id.slice(0, 4)}@example.com`
            .toLowerCase()
            .normalize('NFD')
            .replaceAll(/[^a-z0-9.@]/g, ''),
          phone: isCanadian
            ? `416555${String(random.whole(100, 199)).padStart(4, '0')}`
            : `512555${String(random.whole(100, 199)).padStart(4, '0')}`,
          date_of_birth: `${random.whole(1955, 2000)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
          ssn_sealed: isCanadian ? null : sealing.seal(digits),
          ssn_last4: isCanadian ? null : last4(digits),
          sin_sealed: isCanadian ? sealing.seal(digits) : null,
          sin_last4: isCanadian ? last4(digits) : null,
          address: null,
          auth_status: isVerified ? 'verified' : random.pick(['not_started', 'pending', 'failed']),
          auth_method: isVerified ? (isCanadian ? 'sin_match' : 'ssn_match') : null,
          auth_verified_at: isVerified ? ago(random.between(10, 300)) : null,
          created_at: business.created_at,
          updated_at: business.created_at,
        })
        relationships.push({
          ...base,
          id: random.uuid(),
          person_id: id,
          business_id: business.id,
          title: index === 0 ? 'Owner' : 'Partner',
          ownership_rate: count === 1 ? 1 : index === 0 ? 0.6 : 0.4,
          is_primary: index === 0,
          created_at: business.created_at,
          updated_at: business.created_at,
        })
      }
    }
    if (!random.chance(0.06)) {
      const number = String(random.whole(1_000_000_000, 9_999_999_999))
      accounts.push({
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
      })
    }
  }
  await insertRows(db, 'persons', persons)
  await insertRows(db, 'person_business_relationships', relationships)
  await insertRows(db, 'bank_accounts', accounts)
}
