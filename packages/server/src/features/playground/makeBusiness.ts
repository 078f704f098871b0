import { type ActionContext, emitEvent } from '../../domain/capital/action'
import { rowsOf } from '../../domain/capital/actionParts'
import { actionStore } from '../../domain/capital/actionStore'
import { countryOfPartner } from '../../domain/partners/store'
import type { Context } from '../../kernel/operation'
import { type ApiCall, call, minor } from './step'

const places = {
  US: { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
  CA: { address_line1: '100 King St W', city: 'Toronto', state: 'ON', postal_code: 'M5X 1A9', country: 'CA' },
}
const accountNumber = '000123456789'
const banks = {
  US: { routing_number: '110000000' },
  CA: { institution_number: '001', transit_number: '00011' },
}

/** A sandbox business that can be reviewed and funded: with sufficient sales, a verified owner and a bank account. */
export async function makeBusiness(context: Context, action: ActionContext, name: string, amount: number) {
  const [id, personId, relationshipId, accountId] = [action.ids(), action.ids(), action.ids(), action.ids()]
  const now = context.clock()
  const businesses = rowsOf(action, 'businesses')
  const country = await countryOfPartner(action.database, action.partner.partnerId)
  const isCanadian = country === 'CA'
  const currency = isCanadian ? 'CAD' : 'USD'
  const { state, ...address } = places[country]
  const business = {
    external_id: `PLAY-${id.slice(0, 8)}`,
    legal_name: name,
    incorporation_type: isCanadian ? 'corporation' : 'llc',
  }
  await businesses.insert(id, { ...business, ...address, region: state, currency }, now)
  await actionStore(action.database, action.partner).fillSales(
    { id, currency, monthly_sales_minor: minor(amount) },
    now,
    90,
  )
  await emitEvent(action, 'business.created', 'businesses', id)

  const person = { first_name: 'Sam', last_name: 'Rivera' }
  const verified = {
    auth_status: 'verified',
    auth_method: 'identity_document',
    auth_verified_at: now.toISOString(),
  }
  await rowsOf(action, 'persons').insert(personId, { ...person, ...verified }, now)
  await emitEvent(action, 'person.created', 'persons', personId)
  const share = { title: 'Owner', ownership_rate: 1, is_primary: true }
  await rowsOf(action, 'person_business_relationships').insert(
    relationshipId,
    { person_id: personId, business_id: id, ...share },
    now,
  )
  await emitEvent(action, 'person_business_relationship.created', 'person_business_relationships', relationshipId)
  const account = { account_holder_name: name, account_type: 'checking', is_primary: true, ...banks[country] }
  await rowsOf(action, 'bank_accounts').insert(
    accountId,
    {
      ...{ business_id: id, currency, ...account },
      account_number_sealed: context.sealing.seal(accountNumber),
      account_number_last4: accountNumber.slice(-4),
    },
    now,
  )
  await emitEvent(action, 'bank_account.created', 'bank_accounts', accountId)

  const calls: ApiCall[] = [
    call('POST', '/businesses', { ...business, address: places[country] }),
    call('POST', '/persons', person),
    call('POST', '/person_business_relationships', {
      ...{ person_id: `person_${personId}`, business_id: `business_${id}`, ...share },
    }),
    call('POST', `/sandbox/persons/person_${personId}/verify`, { status: 'verified' }),
    call('POST', '/bank_accounts', { business_id: `business_${id}`, ...account, account_number: accountNumber }),
  ]
  return { id, calls }
}
