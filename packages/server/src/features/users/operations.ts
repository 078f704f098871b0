import type { components } from '@partner-dashboard/contract'
import { type UserOwner, type UserRecord, userStore } from '../../domain/users/store'
import { roleCapabilities } from '../../kernel/capabilities'
import { jobStore } from '../../kernel/jobStore'
import { notify } from '../../kernel/notifications'
import type { Context, Operations } from '../../kernel/operation'
import type { Versions } from '../../kernel/versions'
import type { PageQuery } from '../../platform/database/page'
import { canonicalEmail } from '../../platform/email'
import { etagOf } from '../../platform/etag'
import { uuidOf } from '../../platform/ids'
import { fieldPart, refuseParts } from '../../platform/problemParts'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'

type Schemas = components['schemas']

/** Names stored as one text are split at the last space. */
function namesOf({ name, first_name, last_name }: UserRecord) {
  const at = name.lastIndexOf(' ')
  return {
    first_name: first_name ?? (at < 0 ? name : name.slice(0, at)),
    last_name: last_name ?? (at < 0 ? '' : name.slice(at + 1)),
  }
}

function toUser(record: UserRecord, selfId: string): Schemas['PartnerUser'] {
  const user = {
    id: `user_${record.id}`,
    email: record.email,
    ...namesOf(record),
    role: record.role,
    roles: record.roles,
    scope: record.partner_id === null ? ('organization' as const) : ('partner' as const),
    status: record.last_login_at === null && record.invited_by !== null ? ('invited' as const) : ('active' as const),
    invited_by: record.invited_by,
    created_at: record.created_at,
  }
  // The last sign-in isn't part of the version.
  return {
    ...user,
    last_login_at: record.last_login_at,
    is_self: record.id === selfId,
    etag: etagOf({ ...user, status: undefined }),
  }
}

const ofPartner = ({ scope }: Context): UserOwner => ({ partnerId: partnerScope(scope).partnerId })

function ofOrganization({ user }: Context): UserOwner {
  if (user.organizationId === null) throw refuse.notFound()
  return { organizationId: user.organizationId }
}

/** Current state of a user of the selected partner. */
async function findUser(context: Context, id: string): Promise<Schemas['PartnerUser'] | undefined> {
  const record = await userStore(context.database, ofPartner(context)).find(uuidOf(id))
  if (!record) throw refuse.notFound()
  return toUser(record, context.user.id)
}

const isAdmin = ({ role, roles }: Pick<UserRecord, 'role' | 'roles'>) => role === 'admin' || roles.includes('admin')

const refuseLastAdmin = () =>
  refuse.conflict('last_admin', 'This would leave no admin. Make another user an admin first.')

async function listUsers(context: Context, owner: UserOwner, query: PageQuery): Promise<Schemas['PartnerUsers']> {
  const page = await userStore(context.database, owner).page(query)
  return { ...page, results: page.results.map((user) => toUser(user, context.user.id)) }
}

async function removeUsers(
  context: Context,
  owner: UserOwner,
  ids: readonly string[],
  isConfirmed: boolean,
): Promise<undefined> {
  const store = userStore(context.database, owner)
  const all = await store.lockAll()
  const deletedIds = new Set(ids.map(uuidOf))
  if ([...deletedIds].some((id) => !all.some((user) => user.id === id))) throw refuse.notFound()
  if (all.some(isAdmin) && !all.some((user) => isAdmin(user) && !deletedIds.has(user.id))) throw refuseLastAdmin()
  if (deletedIds.has(context.user.id) && !isConfirmed) {
    throw refuse.conflict('confirm_self', 'This deletes your own account. Set confirm_self to confirm.')
  }
  await store.remove([...deletedIds], context.clock())
  return undefined
}

export const userOperations: Pick<
  Operations,
  | 'listPartnerUsers'
  | 'listRoles'
  | 'addPartnerUser'
  | 'updatePartnerUser'
  | 'deletePartnerUsers'
  | 'listOrganizationUsers'
  | 'deleteOrganizationUsers'
> = {
  listPartnerUsers: ({ query }, context) => listUsers(context, ofPartner(context), query),
  listRoles: async () => ({ results: roleCapabilities(), previous: null, next: null }),
  listOrganizationUsers: ({ query }, context) => listUsers(context, ofOrganization(context), query),

  async addPartnerUser({ body }, context) {
    const { database, ids, clock, user, config, scope } = context
    refuseParts([
      fieldPart('/email', 'email', body.email),
      fieldPart('/first_name', 'firstName', body.first_name),
      fieldPart('/last_name', 'lastName', body.last_name),
    ])
    const store = userStore(database, ofPartner(context))
    const email = canonicalEmail(body.email)
    if (await store.isTaken(email))
      throw refuse.conflict('email_taken', 'A user with this email address already exists.')
    const signsInElsewhere = await store.signsInElsewhere(email)
    const id = ids()
    const now = clock()
    const [first_name, last_name] = [body.first_name.trim(), body.last_name.trim()]
    await store.add({
      id,
      email,
      name: `${first_name} ${last_name}`,
      first_name,
      last_name,
      role: body.role,
      roles: [body.role],
      invited_by: user.name,
      created_at: now.toISOString(),
    })
    await jobStore(database).add({
      kind: 'send_mail',
      payload: {
        to: email,
        subject: 'You were added to Partner Dashboard',
        text: `Hello ${first_name},\n\n${user.name} added you to Partner Dashboard. ${
          signsInElsewhere
            ? 'This email address already signs in to another account, so it can’t open this one. Ask them to add you with another address.'
            : `Sign in with this email address:\n${config.publicOrigin}/login`
        }`,
      },
      runAt: now,
    })
    await notify(
      database,
      context,
      { partnerId: partnerScope(scope).partnerId, mode: 'prod' },
      { type: 'user_added', payload: { username: `${first_name} ${last_name}`, role: body.role }, exceptUserId: id },
    )
    const added = await store.find(id)
    if (!added) throw refuse.notFound()
    return toUser(added, user.id)
  },

  async updatePartnerUser({ body }, context) {
    refuseParts([
      fieldPart('/first_name', 'firstName', body.first_name),
      fieldPart('/last_name', 'lastName', body.last_name),
    ])
    const store = userStore(context.database, ofPartner(context))
    const all = await store.lockAll()
    const current = all.find(({ id }) => id === uuidOf(body.user_id))
    if (!current) throw refuse.notFound()
    const losesAdmin = body.role !== undefined && body.role !== 'admin' && isAdmin(current)
    if (losesAdmin && !all.some((user) => isAdmin(user) && user.id !== current.id)) throw refuseLastAdmin()
    if (losesAdmin && current.id === context.user.id && body.confirm_self !== true) {
      throw refuse.conflict('confirm_self', 'This removes your own admin role. Set confirm_self to confirm.')
    }
    const names = namesOf(current)
    const [first_name, last_name] = [
      body.first_name?.trim() ?? names.first_name,
      body.last_name?.trim() ?? names.last_name,
    ]
    await store.change(current.id, {
      first_name,
      last_name,
      name: `${first_name} ${last_name}`.trim(),
      ...(body.role === undefined ? {} : { role: body.role, roles: [body.role] }),
      updated_at: context.clock().toISOString(),
    })
    const changed = await store.find(current.id)
    if (!changed) throw refuse.notFound()
    return toUser(changed, context.user.id)
  },

  deletePartnerUsers: ({ query }, context) =>
    removeUsers(context, ofPartner(context), query.user_id, query.confirm_self === true),
  deleteOrganizationUsers: ({ query }, context) =>
    removeUsers(context, ofOrganization(context), query.user_id, query.confirm_self === true),
}

const deletedUsers = async (context: Context, owner: UserOwner, ids: readonly string[]) =>
  (await userStore(context.database, owner).named(ids.map(uuidOf))).map(({ first_name, last_name, email, role }) => ({
    first_name,
    last_name,
    email,
    role,
  }))

export const userVersions = {
  updatePartnerUser: {
    etag: ({ etag }) => etag,
    async current({ body }, context) {
      const value = await findUser(context, body.user_id)
      return value && { etag: value.etag, value }
    },
  },
  deletePartnerUsers: {
    before: ({ query }, context) => deletedUsers(context, ofPartner(context), query.user_id),
  },
  deleteOrganizationUsers: {
    before: ({ query }, context) => deletedUsers(context, ofOrganization(context), query.user_id),
  },
} satisfies Versions
