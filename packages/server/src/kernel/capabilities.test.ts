import type { components } from '@partner-dashboard/contract'
import { expect, it } from 'vitest'
import { capabilitiesOf } from './capabilities'

type Role = components['schemas']['Role']

const expected = [
  'manage_settings',
  'manage_orders',
  'manage_promotions',
  'manage_data_share',
  'manage_developer',
  'upload_files',
  'send_events',
  'schedule_reports',
  'review_applications',
]

it.each<[Role[], string[]]>([
  [['admin'], ['manage_users', 'read_secrets', 'manage_api_keys', ...expected]],
  [['merchant_representative'], expected],
  [['developer'], expected],
  [['controller'], expected],
  [[], []],
  [
    ['developer', 'admin', 'developer'],
    ['manage_users', 'read_secrets', 'manage_api_keys', ...expected],
  ],
  // A role added by a newer release grants nothing.
  [['auditor' as Role], []],
  [['constructor' as Role, 'toString' as Role], []],
])('%j may do its part', (roles, capabilities) => {
  expect(capabilitiesOf(roles).sort()).toEqual([...capabilities].sort())
})
