import type { OwnSession } from '@partner-dashboard/client'
import { NameCell, Tag } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import { nameOf } from './look'

const methods = { code: 'Emailed code', single_sign_on: 'Single sign-on' } satisfies Record<
  OwnSession['method'],
  string
>

/** The first match counts: Edge and Opera also contain Chrome, and Chrome contains Safari. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system of a user agent: "Chrome on macOS". */
export function deviceName(userAgent: string | null | undefined): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

export const sessionColumns = defineColumns<OwnSession>([
  {
    id: 'device',
    header: 'Device',
    isRowHeader: true,
    minWidth: 220,
    cell: (session) => (
      <NameCell note={nameOf(methods, session.method)}>
        {deviceName(session.user_agent)} {session.is_current && <Tag>(this device)</Tag>}
      </NameCell>
    ),
  },
  {
    id: 'last_used_at',
    header: 'Last used',
    width: 176,
    cell: ({ last_used_at }) => formatDate(last_used_at, { withTime: true }),
  },
  {
    id: 'created_at',
    header: 'Signed in',
    width: 176,
    cell: ({ created_at }) => formatDate(created_at, { withTime: true }),
  },
  { id: 'ip_address', header: 'IP address', width: 160, cell: ({ ip_address }) => ip_address ?? '(Not available)' },
])
