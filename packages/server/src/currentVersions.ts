import { uuidOf } from './domain/businesses/wire'
import { chatStore } from './features/chat/store'
import { dataShareOperations } from './features/dataShare/operations'
import { scheduleStore } from './features/reports/store'
import { ownerOf, settingsOperations } from './features/settings/operations'
import { findUser, usersOfOrganization, usersOfPartner } from './features/users/operations'
import type { Context, Input, OperationId, Output } from './kernel/operation'
import { etagOf } from './platform/etag'
import { partnerScope } from './platform/scope'

interface Version {
  etag: string
  /** What it is now, for the audit log. */
  value: unknown
}

type Current = (input: Input<OperationId>, context: Context) => Promise<Version | undefined>

/** The settings among what is read of the ingestion; its runs come and go without anybody having saved. */
const settingsOf = ({ results }: Output<'listS3IngestionConfigs'>) =>
  results.map(
    ({ last_run_at: _at, last_run_status: _status, last_run_error: _error, next_run_at: _next, ...settings }) =>
      settings,
  )

/** What the version of an answer is made of, where that is not all of it. */
const versioned: { [Id in OperationId]?: (body: Output<Id>) => string } = {
  listS3IngestionConfigs: (body) => etagOf(settingsOf(body)),
  putS3IngestionConfigs: (body) => etagOf(settingsOf(body)),
  updatePartnerUser: ({ etag }) => etag,
}

/** The version of what an operation answers. */
export const versionOf = (id: OperationId, body: unknown) =>
  (versioned[id] as ((body: unknown) => string) | undefined)?.(body) ?? etagOf(body)

const nothing = { path: {}, query: {}, body: undefined } as never

const answerOf =
  (id: OperationId, read: (input: never, context: Context) => Promise<unknown>): Current =>
  async (_input, context) => {
    const value = await read(nothing, context)
    return { etag: versionOf(id, value), value }
  }

/** What each operation with If-Match changes, as it is now. */
export const currentVersions: Partial<Record<string, Current>> = {
  updatePartner: answerOf('getBranding', settingsOperations.getBranding),
  updateWidgetConfig: async (input, context) => {
    const { product_type } = (input as unknown as Input<'updateWidgetConfig'>).body
    const widgets = await settingsOperations.listWidgetConfigs(nothing, context)
    // The version is the list's; what the change was made to is one of it.
    return { etag: etagOf(widgets), value: widgets.results.find((widget) => widget.product_type === product_type) }
  },
  updateSupportInfo: answerOf('getSupportInfo', settingsOperations.getSupportInfo),
  putS3IngestionConfigs: answerOf('listS3IngestionConfigs', dataShareOperations.listS3IngestionConfigs),
  updatePartnerUser: async (input, context) => {
    const user = await findUser(context, (input as unknown as Input<'updatePartnerUser'>).body.user_id)
    return user && { etag: user.etag, value: user }
  },
}

type Before = (input: never, context: Context) => Promise<unknown>

const told = (users: Awaited<ReturnType<typeof usersOfPartner>>) =>
  users.map(({ first_name, last_name, email, role }) => ({ first_name, last_name, email, role }))

const scheduleBefore = async (
  { path }: Input<'updateReportSchedule' | 'deleteReportSchedule'>,
  { database, scope }: Context,
) => {
  const schedule = await scheduleStore(database, partnerScope(scope)).find(uuidOf(path.id))
  return (
    schedule && {
      kind: schedule.kind,
      frequency: schedule.frequency,
      recipients: schedule.recipients,
      columns: schedule.columns,
    }
  )
}

/** What operations without If-Match take away or change, for the audit log: afterwards nobody could say what it was. */
export const thingsBefore: Partial<Record<string, Before>> = {
  deletePartnerUsers: async ({ query }: Input<'deletePartnerUsers'>, context) =>
    told(await usersOfPartner(context, query.user_id)),
  deleteOrganizationUsers: async ({ query }: Input<'deleteOrganizationUsers'>, context) =>
    told(await usersOfOrganization(context, query.user_id)),
  deleteChatChannel: async ({ path }: Input<'deleteChatChannel'>, { database, scope }) => {
    const channel = await chatStore(database, ownerOf({ scope })).find(path.id)
    return channel && { team_name: channel.team_name, channel: channel.channel }
  },
  updateReportSchedule: scheduleBefore,
  deleteReportSchedule: scheduleBefore,
}
