import { emitEvent } from '../../domain/capital/action'
import { exceededShare, requireSoleProprietor, verificationAfter } from '../../domain/capital/gates'
import { ownerStore } from '../../domain/capital/ownerStore'
import type { CreateBody } from '../../domain/resources/contract'
import { fieldPart, refuseParts } from '../../platform/problemParts'
import { refuse } from '../../platform/refusal'
import { last4 } from '../../platform/sealing'
import { businessAddress, naicsIndustry, personAddress } from './addresses'
import {
  businessOf,
  type Changes,
  digits,
  insert,
  onlyPrimary,
  part,
  plain,
  requireUnique,
  rows,
  uuid,
  valuesOf,
} from './change'
import { publicStore } from './changeStore'
import type { PublicContext } from './context'

type BusinessBody = Partial<CreateBody<'businesses'>>
type PersonBody = Partial<CreateBody<'persons'>>

const businessParts = (body: BusinessBody, country: string) => [
  fieldPart('/phone', country === 'CA' ? 'canadaPhone' : 'phone', body.phone),
  fieldPart('/url', 'url', body.url),
  fieldPart('/ein', 'ein', body.ein),
  fieldPart('/business_number', 'tin', body.business_number),
  country === 'CA' && body.ein ? part('/ein', 'country', 'belongs to businesses in the US') : undefined,
  country === 'US' && body.business_number
    ? part('/business_number', 'country', 'belongs to businesses in Canada')
    : undefined,
  fieldPart('/established_date', 'date', body.established_date, { dateFormat: 'international', dateRule: 'past' }),
  body.legal_name !== undefined && body.legal_name.trim() === ''
    ? part('/legal_name', 'required', 'Required')
    : undefined,
  body.naics_code && naicsIndustry(body.naics_code) === undefined
    ? part('/naics_code', 'naics', 'is not a known NAICS 2022 code')
    : undefined,
]

function businessColumns(body: BusinessBody): Record<string, unknown> {
  return {
    ...valuesOf('businesses', body, [
      'legal_name',
      'dba_name',
      'incorporation_type',
      'incorporation_state',
      'naics_code',
      'email',
      'url',
    ]),
    ...(body.naics_code === undefined ? {} : { naics_industry: body.naics_code && naicsIndustry(body.naics_code) }),
    ...(body.phone === undefined ? {} : { phone: body.phone && digits('phone', body.phone) }),
    ...(body.established_date === undefined ? {} : { established_on: body.established_date }),
    ...(body.address === undefined ? {} : businessAddress(body.address)),
  }
}

const personParts = (body: PersonBody, now: Date) => [
  fieldPart('/first_name', 'firstName', body.first_name),
  fieldPart('/last_name', 'lastName', body.last_name),
  body.phone && fieldPart('/phone', 'phone', body.phone) && fieldPart('/phone', 'canadaPhone', body.phone)
    ? fieldPart('/phone', 'phone', body.phone)
    : undefined,
  fieldPart('/date_of_birth', 'date', body.date_of_birth, { dateFormat: 'international', dateRule: 'past', now }),
  fieldPart('/ssn', 'ssn', body.ssn),
  fieldPart('/sin', 'sin', body.sin),
]

const personColumns = (body: PersonBody) => ({
  ...valuesOf('persons', body, ['first_name', 'last_name', 'email', 'date_of_birth']),
  ...(body.phone === undefined ? {} : { phone: body.phone && digits('phone', body.phone) }),
  ...(body.address === undefined ? {} : { address: body.address && JSON.stringify(personAddress(body.address)) }),
})

const accountParts = (body: CreateBody<'bank_accounts'>, country: string) =>
  country === 'CA'
    ? [
        fieldPart('/account_number', 'canadaAccount', body.account_number),
        fieldPart('/institution_number', 'canadaInstitution', body.institution_number ?? ''),
        fieldPart('/transit_number', 'canadaTransit', body.transit_number ?? ''),
        body.routing_number ? part('/routing_number', 'country', 'belongs to accounts in the US') : undefined,
      ]
    : [
        fieldPart('/account_number', 'account', body.account_number),
        fieldPart('/routing_number', 'routing', body.routing_number ?? ''),
        body.institution_number ? part('/institution_number', 'country', 'belongs to accounts in Canada') : undefined,
        body.transit_number ? part('/transit_number', 'country', 'belongs to accounts in Canada') : undefined,
      ]

export const businessChanges = {
  bank_accounts: {
    async create(body, context, action) {
      const business = await businessOf(action, body.business_id)
      refuseParts([...accountParts(body, business.country), fieldPart('/nickname', 'accountNickname', body.nickname)])
      await onlyPrimary(action, 'bank_accounts', uuid(body.business_id), body)
      const number = digits('account', body.account_number)
      const id = await insert(context, 'bank_accounts', {
        ...valuesOf('bank_accounts', body, [
          'business_id',
          'account_holder_name',
          'account_type',
          'nickname',
          'transfer_method',
          'is_primary',
        ]),
        ...(body.routing_number ? { routing_number: digits('routing', body.routing_number) } : {}),
        ...(body.institution_number
          ? { institution_number: digits('canadaInstitution', body.institution_number) }
          : {}),
        ...(body.transit_number ? { transit_number: digits('canadaTransit', body.transit_number) } : {}),
        account_number_sealed: context.sealing.seal(number),
        account_number_last4: last4(number),
        currency: business.currency,
      })
      await emitEvent(action, 'bank_account.created', 'bank_accounts', id)
      return id
    },
    async update(row, body, context, action) {
      refuseParts([fieldPart('/nickname', 'accountNickname', body.nickname)])
      await onlyPrimary(action, 'bank_accounts', String(row.business_id), body, row.id)
      const names = ['account_holder_name', 'nickname', 'transfer_method', 'is_primary', 'status'] as const
      await plain('bank_accounts', names, 'bank_account.updated')(row, body, context, action)
    },
  },

  businesses: {
    async create(body, context, action) {
      const { country } = body.address
      refuseParts([
        ...businessParts(body, country),
        body.external_id.trim() === '' ? part('/external_id', 'required', 'Required') : undefined,
      ])
      await requireUnique(
        context,
        'businesses',
        'external_id',
        body.external_id.trim(),
        'external_id_taken',
        'A business with this external ID',
      )
      const taxId = body.ein ?? body.business_number
      const taxDigits = taxId && digits('tin', taxId)
      const id = await insert(context, 'businesses', {
        external_id: body.external_id.trim(),
        ...businessColumns(body),
        currency: country === 'CA' ? 'CAD' : 'USD',
        ...(taxDigits ? { tax_id_sealed: context.sealing.seal(taxDigits), tax_id_last4: last4(taxDigits) } : {}),
      })
      await emitEvent(action, 'business.created', 'businesses', id)
      return id
    },
    async update(row, body, context, action) {
      const before = (row.address as { country: string }).country
      refuseParts([
        ...businessParts(body, before),
        body.address && body.address.country !== before
          ? part('/address/country', 'country', "can't be changed, because amounts are in its currency")
          : undefined,
      ])
      await rows(context, 'businesses').update(row.id, businessColumns(body), context.clock())
      const pointer = body.incorporation_type === undefined ? '/legal_name' : '/incorporation_type'
      await requireSoleProprietor(action, row.id, { in: 'body', pointer })
      await emitEvent(action, 'business.updated', 'businesses', row.id)
    },
  },

  persons: {
    async create(body, context, action) {
      refuseParts(personParts(body, context.clock()))
      const [ssn, sin] = [body.ssn && digits('ssn', body.ssn), body.sin && digits('sin', body.sin)]
      const id = await insert(context, 'persons', {
        ...personColumns(body),
        ...(ssn ? { ssn_sealed: context.sealing.seal(ssn), ssn_last4: last4(ssn) } : {}),
        ...(sin ? { sin_sealed: context.sealing.seal(sin), sin_last4: last4(sin) } : {}),
      })
      await emitEvent(action, 'person.created', 'persons', id)
      return id
    },
    async update(row, body, context, action) {
      refuseParts(personParts(body, context.clock()))
      const values: Record<string, unknown> = personColumns(body)
      await rows(context, 'persons').update(row.id, { ...values, ...verificationAfter(row, values) }, context.clock())
      if (body.first_name !== undefined || body.last_name !== undefined) {
        const pointer = body.last_name === undefined ? '/first_name' : '/last_name'
        for (const businessId of await ownerStore(context.database, context.partner).businessesOf(row.id))
          await requireSoleProprietor(action, businessId, { in: 'body', pointer })
      }
      await emitEvent(action, 'person.updated', 'persons', row.id)
    },
  },

  person_business_relationships: {
    async create(body, context, action) {
      await businessOf(action, body.business_id)
      const [personId, businessId] = [uuid(body.person_id), uuid(body.business_id)]
      if (!(await rows(context, 'persons').find(personId)))
        throw refuse.invalid(part('/person_id', 'not_found', "doesn't match any object"))
      const store = publicStore(context.database, context.partner)
      if (await store.exists('person_business_relationships', { person_id: personId, business_id: businessId })) {
        throw refuse.conflict(
          'relationship_exists',
          'This person is already linked to this business. Update that relationship instead.',
        )
      }
      await requireShare(context, businessId, undefined, body.ownership_rate)
      await onlyPrimary(action, 'person_business_relationships', businessId, body)
      const names = ['person_id', 'business_id', 'title', 'ownership_rate', 'is_primary'] as const
      const id = await insert(
        context,
        'person_business_relationships',
        valuesOf('person_business_relationships', body, names),
      )
      await requireSoleProprietor(action, businessId, { in: 'body', pointer: '/person_id' })
      await emitEvent(action, 'person_business_relationship.created', 'person_business_relationships', id)
      return id
    },
    async update(row, body, context, action) {
      await requireShare(context, String(row.business_id), row.id, body.ownership_rate)
      await onlyPrimary(action, 'person_business_relationships', String(row.business_id), body, row.id)
      const names = ['title', 'ownership_rate', 'is_primary'] as const
      await plain('person_business_relationships', names, 'person_business_relationship.updated')(
        row,
        body,
        context,
        action,
      )
      await requireSoleProprietor(action, String(row.business_id), { in: 'body', pointer: '/ownership_rate' })
    },
  },

  payment_processor_entity_business_links: {
    async create(body, context, action) {
      await businessOf(action, body.business_id)
      const [processor, entity] = [body.processor.trim(), body.processor_entity_id.trim()]
      if (
        await publicStore(context.database, context.partner).exists('processor_links', {
          processor,
          processor_entity_id: entity,
        })
      ) {
        throw refuse.conflict(
          'entity_linked',
          'This processor account is already linked to a business. Use another account.',
        )
      }
      const names = ['business_id', 'processor', 'processor_entity_id'] as const
      const id = await insert(
        context,
        'payment_processor_entity_business_links',
        valuesOf('payment_processor_entity_business_links', body, names),
      )
      await emitEvent(action, 'processor_link.created', 'payment_processor_entity_business_links', id)
      return id
    },
    update: plain('payment_processor_entity_business_links', ['status'], 'processor_link.updated'),
  },
} satisfies Partial<Changes>

async function requireShare(
  context: PublicContext,
  businessId: string,
  except: string | undefined,
  rate: number | null | undefined,
) {
  const most = await exceededShare(context, businessId, except, rate)
  if (most !== undefined)
    throw refuse.invalid(part('/ownership_rate', 'range', `must be at most ${most}, as others own the rest`))
}
