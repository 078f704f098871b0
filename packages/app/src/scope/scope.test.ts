import { describe, expect, it } from 'vitest'
import { customersToBusinesses } from './customers'
import { parentFallback } from './parentFallback'
import { needOf, routeNeeds } from './routeNeeds'
import { scopeOf, whyModeIsForced } from './scope'

const partnerUser = { organizationId: null, partnerId: 'own' }
const organizationUser = { organizationId: 'org', partnerId: null }

describe('needOf', () => {
  it.each(routeNeeds.map((need) => [need.path, need] as const))('finds the row of %s', (path, need) => {
    expect(needOf(path)).toBe(need)
  })

  it.each([
    ['/businesses/list', '/businesses'],
    ['/businesses/business_1/capital/offers', '/businesses'],
    ['/businesses/', '/businesses'],
    ['/settings/users', '/settings/users'],
    ['/settings/notification-preferences', '/settings/notification-preferences'],
    ['/settings/widget', '/settings/widget'],
    ['/settings/widgets', '/settings'],
    ['/playground/offer', '/playground/offer'],
    ['/businessesx', ''],
    ['/nowhere', ''],
  ])('%s is governed by %s', (path, row) => {
    expect(needOf(path).path).toBe(row)
  })
})

describe('scopeOf', () => {
  it.each([
    ['a partner user has the own partner', partnerUser, {}, '/businesses', 'own', 'prod'],
    ['whatever the address says', partnerUser, { partner_id: 'other' }, '/businesses', 'own', 'prod'],
    ['also where no partner is needed', partnerUser, {}, '/settings/widget', 'own', 'prod'],
    ['the sandbox is in the address', partnerUser, { sandbox_mode: 'true' }, '/businesses', 'own', 'sandbox'],
    ['as the one word true', partnerUser, { sandbox_mode: '1' }, '/businesses', 'own', 'prod'],
    ['an organization user has the chosen partner', organizationUser, { partner_id: 'p' }, '/businesses', 'p', 'prod'],
    ['and none without a choice', organizationUser, {}, '/businesses', null, 'prod'],
    ['which some pages drop', organizationUser, { partner_id: 'p' }, '/settings/branding', null, 'prod'],
    ['and never the sandbox', organizationUser, { sandbox_mode: 'true', partner_id: 'p' }, '/businesses', 'p', 'prod'],
    ['not even where it is forced', organizationUser, { partner_id: 'p' }, '/playground/offer', 'p', 'prod'],
    ['the playground forces it', partnerUser, {}, '/playground/create-offer', 'own', 'sandbox'],
    ['but not the page that leads there', partnerUser, {}, '/playground', 'own', 'prod'],
    ['an unknown path keeps the choice', organizationUser, { partner_id: 'p' }, '/nowhere', 'p', 'prod'],
  ] as const)('%s', (_fact, owner, search, pathname, partnerId, mode) => {
    expect(scopeOf({ owner, search, pathname })).toEqual({ partnerId, mode })
  })
})

describe('whyModeIsForced', () => {
  it('returns a reason only if the mode is forced', () => {
    expect(whyModeIsForced(partnerUser, '/businesses')).toBeUndefined()
    expect(whyModeIsForced(partnerUser, '/playground/offer')).toMatch(/sandbox only/)
    expect(whyModeIsForced(organizationUser, '/businesses')).toMatch(/partner user/)
  })
})

describe('parentFallback', () => {
  it.each([
    ['/businesses/business_1/capital/applications', '/businesses'],
    ['/businesses/business_1/spend/card', '/businesses'],
    ['/businesses/business_1/sales', '/businesses'],
    ['/businesses/business_1', '/businesses'],
    ['/businesses/business_1/', '/businesses'],
    ['/data-share/manual-uploads/uploads/event_1', '/data-share'],
    ['/data-share/s3-pipeline/uploads/event_1', '/data-share'],
    ['/developer/webhook-events/event_1', '/developer/webhook-events'],
    ['/developer/crm-events/event_1', '/developer/crm-events'],
    ['/developer/api-logs/log_1', '/developer/api-logs'],
    ['/marketing/promotions/fee-discounts/discount_1', '/marketing/promotions'],
    ['/marketing/promotions/create-fee-discount', '/marketing/promotions'],
    ['/businesses', undefined],
    ['/businesses/list', undefined],
    ['/businesses/capital', undefined],
    ['/businesses/capital/offers', undefined],
    ['/data-share/manual-uploads', undefined],
    ['/developer/api-logs', undefined],
    ['/settings/users', undefined],
  ])('%s goes to %s', (path, parent) => {
    expect(parentFallback(path)).toBe(parent)
  })
})

describe('customersToBusinesses', () => {
  it.each([
    ['/customers', '/businesses'],
    ['/customers?search=a#b', '/businesses?search=a#b'],
    ['/customers/business_1/sales?sandbox_mode=true', '/businesses/business_1/sales?sandbox_mode=true'],
    ['/customers/customers', '/businesses/customers'],
  ])('%s becomes %s', (from, to) => {
    expect(customersToBusinesses(from)).toBe(to)
  })
})
