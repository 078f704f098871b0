import type { Partner } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { deriveOrganization } from './organization'

const organization = { id: 'o', name: 'Northwind Commerce', is_enabled: true }

const partner = (created_at: string, config: Partner['config']): Partner => ({
  id: created_at,
  slug: 's',
  name: 'n',
  created_at,
  user_id: null,
  organizations: ['o'],
  logo: null,
  icon: null,
  config,
})

const config = (products: NonNullable<Partner['config']>['products'], identity_data_share: string | null = null) => ({
  partner_id: 'p',
  products,
  identity_data_share,
  country_code: 'US' as const,
})

it('takes the earliest start, all products once, and opt-in sync from any partner', () => {
  const partners = [
    partner('2023-05-01T00:00:00Z', config(['flex_loan', 'bnpl'])),
    partner('2021-02-03T00:00:00+02:00', config(['bnpl', 'term_loan'], 'post_opt_in_sync_webhook')),
    partner('not a date', null),
  ]
  expect(deriveOrganization(organization, partners)).toEqual({
    id: 'o',
    name: 'Northwind Commerce',
    slug: 'org-northwind commerce',
    created_at: '2021-02-03T00:00:00+02:00',
    products: ['flex_loan', 'bnpl', 'term_loan'],
    syncOptInEnabled: true,
    isEnabled: true,
  })
})

it('starts on 2020-01-01 without partners, with nothing enabled', () => {
  expect(deriveOrganization(organization, [])).toMatchObject({
    created_at: '2020-01-01T00:00:00Z',
    products: [],
    syncOptInEnabled: false,
  })
})
