import {
  type Api,
  auditEventList,
  branding,
  chatChannelList,
  createApi,
  partnerUserList,
  secondFactor,
  sessionList,
  subscriptionList,
  supportInfo,
  widgetConfigList,
} from '@partner-dashboard/client'
import { formatDate } from '@partner-dashboard/ui/format'
import { type InferDataFromTag, type QueryKey, useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isOrganizationUser } from '../../../../scope/scope'
import { eventName } from '../../../../views/audit'
import type { Look } from '../../../../views/look'
import { supportLabels } from '../../../../views/settings'

const frame = getRouteApi('/_frame')

export interface SettingsLine {
  to: string
  name: string
  note: string
  /** Undefined while loading. */
  state: Look | undefined
  isFailed?: boolean
  /** Missing setup, or a summary. */
  summary: string
}

type State = readonly [Look, summary: string]

type Data<TQuery extends (...args: never[]) => { queryKey: QueryKey }> = InferDataFromTag<
  unknown,
  ReturnType<TQuery>['queryKey']
>

const done: Look = { tone: 'positive', label: 'Set up' }
const open: Look = { tone: 'caution', label: 'To do' }
const plain: Look = { tone: 'neutral', label: 'Default' }
const notAvailable: Look = { tone: 'neutral', label: '(Not available)' }

/** Pages that clear the partner show the organization's own settings (specification, section 2). */
function useOwnApi(api: Api): Api {
  const { config, identity, session } = frame.useRouteContext()
  if (!isOrganizationUser(identity) || api.scope.partnerId === null) return api
  return createApi({
    baseUrl: config.api_base_url,
    scope: { partnerId: null, mode: api.scope.mode },
    userId: identity.userId,
    accessToken: session.accessToken,
  })
}

const missing = (names: readonly string[]) => `Missing: ${names.join(', ')}.`

interface SettingsOverview {
  lines: SettingsLine[]
  /** Set if a setting failed to load. */
  failure?: { error: unknown; retry: () => void }
}

export function useSettingsOverview(api: Api): SettingsOverview {
  const { flag } = frame.useRouteContext()
  const own = useOwnApi(api)
  const hasPreferences = flag('partner-event-emails')
  const queries = useQueries({
    queries: [
      partnerUserList(api),
      branding(own),
      widgetConfigList(own),
      supportInfo(own),
      chatChannelList(own),
      { ...subscriptionList(api), enabled: hasPreferences },
      auditEventList(api, { kind: 'change' }),
      sessionList(api),
      secondFactor(api),
    ],
  })
  const [users, brand, widgets, support, channels, subscriptions, events, sessions, factor] = queries
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const lines: SettingsLine[] = [
    {
      to: '/settings/users',
      name: 'Users',
      note: 'Manage who can sign in and their roles.',
      ...stateOf(users, usersState),
    },
    {
      to: '/settings/branding',
      name: 'Branding',
      note: 'Set your name, logo, icon and colors.',
      ...stateOf(brand, brandingState),
    },
    {
      to: '/settings/widget',
      name: 'Widget',
      note: 'Configure the widget embedded in your pages.',
      ...stateOf(widgets, widgetState),
    },
    {
      to: '/settings/support-info',
      name: 'Support info',
      note: 'Set how businesses reach you.',
      ...stateOf(support, supportState),
    },
    {
      to: '/settings/chat-integration',
      name: 'Chat integration',
      note: 'Post notifications to your chat.',
      ...stateOf(channels, chatState),
    },
  ]
  if (hasPreferences)
    lines.push({
      to: '/settings/notification-preferences',
      name: 'Notification preferences',
      note: "Choose what you're notified about, and where.",
      ...stateOf(subscriptions, preferencesState),
    })
  lines.push(
    {
      to: '/settings/second-factor',
      name: 'Two-step sign-in',
      note: 'Require a code from your phone at sign-in.',
      ...stateOf(factor, factorState),
    },
    {
      to: '/settings/sessions',
      name: 'Sessions',
      note: "See where you're signed in.",
      ...stateOf(sessions, sessionsState),
    },
    {
      to: '/settings/audit-log',
      name: 'Audit log',
      note: 'Review changes and sign-ins.',
      ...stateOf(events, auditState),
    },
  )
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return { lines, failure: failed[0] && { error: failed[0].error, retry } }
}

/** Status of a settings page from its query. */
function stateOf<TData>(query: { data: TData | undefined; isError: boolean }, read: (data: TData) => State) {
  if (query.data === undefined)
    return { state: query.isError ? notAvailable : undefined, isFailed: query.isError, summary: '' }
  const [state, summary] = read(query.data)
  return { state, summary }
}

function usersState(users: Data<typeof partnerUserList>): State {
  if (users.length === 0) return [open, 'No users yet.']
  const waiting = users.filter(({ status }) => status === 'invited').length
  const count = users.length === 1 ? '1 user' : `${users.length} users`
  if (users.length < 2) return [open, `${count}. Add a second user as backup.`]
  return [done, waiting > 0 ? `${count}, ${waiting} invited.` : `${count}.`]
}

function brandingState({ data }: Data<typeof branding>): State {
  const left = [!data.logo && 'logo', !data.icon && 'icon'].filter((name) => name !== false)
  if (left.length > 0) return [open, missing(left)]
  return data.updated_at == null ? [plain, 'Uses the default colors.'] : [done, 'Logo, icon and colors are set.']
}

function widgetState({ data }: Data<typeof widgetConfigList>): State {
  const results = data.results ?? []
  const published = results.filter(({ published_at }) => published_at != null).length
  const drafts = results.filter(({ has_draft }) => has_draft).length
  const summary = `${published} of ${results.length} published${drafts > 0 ? `, ${drafts} in draft` : ''}.`
  return [published > 0 && drafts === 0 ? done : open, summary]
}

function supportState({ data }: Data<typeof supportInfo>): State {
  const left = (['support_email', 'support_phone', 'support_url', 'hours'] as const)
    .filter((field) => !data[field])
    .map((field) => supportLabels[field].toLowerCase())
  return left.length > 0 ? [open, missing(left)] : [done, 'All fields are set.']
}

function chatState(channels: Data<typeof chatChannelList>): State {
  const stopped = channels.filter(({ status }) => status === 'disabled').length
  if (channels.length === 0) return [open, 'No channel connected.']
  return [stopped > 0 ? open : done, channels.map(({ channel }) => channel).join(', ')]
}

const preferencesState = (subscriptions: Data<typeof subscriptionList>): State =>
  subscriptions.some(({ updated_at }) => updated_at != null)
    ? [done, 'Differ from the default.']
    : [plain, 'Uses the default preferences.']

const sessionsState = (sessions: Data<typeof sessionList>): State => [
  { tone: 'neutral', label: 'Automatic' },
  sessions.length === 1 ? '1 session.' : `${sessions.length} sessions.`,
]

const factorState = (state: Data<typeof secondFactor>): State =>
  state.is_enabled
    ? [done, `${state.recovery_codes_left} recovery codes left.`]
    : state.is_required
      ? [open, 'Your team requires it.']
      : [{ tone: 'neutral', label: 'Off' }, 'Not required by your team.']

function auditState({ results }: Data<typeof auditEventList>): State {
  const last = results?.[0]
  const state: Look = { tone: 'neutral', label: 'Automatic' }
  if (!last) return [state, 'No changes yet.']
  const when = formatDate(last.occurred_at, { withTime: true })
  return [state, `${eventName(last)} by ${last.actor_name}, ${when}.`]
}
