import type { PartnerUser, Role } from '@partner-dashboard/client'
import { NameCell, StatusPill, Tag } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import * as v from 'valibot'
import { type Look, look, nameOf } from './look'
import { type FieldSchemas, storedOneOf, storedText } from './stored'

const roles = {
  admin: 'Admin',
  merchant_representative: 'Merchant representative',
  developer: 'Developer',
  controller: 'Controller',
} satisfies Record<Role, string>

export const roleName = (role: string) => nameOf(roles, role)

const statuses = {
  invited: { tone: 'caution', label: 'Invited' },
  active: { tone: 'positive', label: 'Active' },
  deactivated: { tone: 'neutral', label: 'Deactivated' },
} satisfies Record<PartnerUser['status'], Look>

type Named = Pick<PartnerUser, 'first_name' | 'last_name' | 'email'>

export const userName = ({ first_name, last_name, email }: Named) =>
  [first_name, last_name].filter(Boolean).join(' ') || email || '(Not available)'

/** Whether a user matches a search by name, email or role, ignoring case. */
export function isFound(user: PartnerUser, typed: string | undefined): boolean {
  const query = (typed ?? '').trim().toLowerCase()
  return [userName(user), user.email ?? '', ...rolesOf(user).map(roleName)].some((text) =>
    text.toLowerCase().includes(query),
  )
}

/** All roles of a user, main role first. A text in place of the list would be spread into its letters. */
const rolesOf = ({ role, roles: all }: Pick<PartnerUser, 'role' | 'roles'>) => [
  ...new Set([role, ...(Array.isArray(all) ? all : [])]),
]

export const userColumns = defineColumns<PartnerUser>([
  {
    id: 'name',
    header: 'User',
    isRowHeader: true,
    minWidth: 208,
    cell: (user) => (
      <NameCell note={user.email}>
        {userName(user)} {user.is_self && <Tag>(you)</Tag>}
      </NameCell>
    ),
  },
  { id: 'role', header: 'Role', width: 184, cell: (user) => rolesOf(user).map(roleName).join(', ') },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 160,
    cell: (user) => <StatusPill {...look(statuses, user.status)} />,
  },
  {
    id: 'last_login_at',
    header: 'Last signed in',
    width: 176,
    cell: (user) => formatDate(user.last_login_at, { withTime: true }),
  },
  {
    id: 'created_at',
    header: 'Added',
    width: 144,
    cell: (user) => <NameCell note={user.invited_by ?? ''}>{formatDate(user.created_at)}</NameCell>,
  },
])

export interface UserFields {
  email: string
  first_name: string
  last_name: string
  role: Role | ''
}

export const userSchemas = {
  email: storedText,
  first_name: storedText,
  last_name: storedText,
  role: v.union([v.literal(''), storedOneOf(roles)]),
} satisfies FieldSchemas<UserFields>

export const userLabels = {
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  role: 'Role',
} satisfies Record<keyof UserFields, string>

export const userFields = ({ email, first_name, last_name, role }: PartnerUser): UserFields => ({
  email: email ?? '',
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  role: role ?? '',
})

export const userShown = (field: keyof UserFields, fields: UserFields) =>
  field === 'role' ? roleName(fields.role) : fields[field]
