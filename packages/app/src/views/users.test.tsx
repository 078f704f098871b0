import type { PartnerUser } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { userColumns } from './users'

const roleOf = (user: object) => userColumns.find(({ id }) => id === 'role')?.cell(user as PartnerUser)

it('shows all roles of a user, and never the letters of a role sent as text', () => {
  expect(roleOf({ role: 'admin', roles: ['admin', 'developer'] })).toBe('Admin, Developer')
  expect(roleOf({ role: 'admin', roles: 'TEXT' })).toBe('Admin')
  expect(roleOf({ role: 'admin', roles: null })).toBe('Admin')
})
