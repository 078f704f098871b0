import type { AuditEvent } from '@partner-dashboard/client'
import { NameCell, StatusPill } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { auditActions } from './auditActions'
import { nameOf } from './look'
import { roleName } from './users'

/** What was done, in words; an operation of a newer server is spelled out. */
export const actionName = (action: string) =>
  nameOf(auditActions, Object.hasOwn(auditActions, action) ? action : spaced(action))

const spaced = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
const sentenceOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const modes: Record<string, { tone: 'neutral' | 'caution'; label: string }> = {
  prod: { tone: 'neutral', label: 'Production' },
  sandbox: { tone: 'caution', label: 'Sandbox' },
}

/** The columns of the log. `actionCell` makes the link, which only a route can. */
export const auditColumns = (actionCell: (event: AuditEvent) => ReactNode) =>
  defineColumns<AuditEvent>([
    {
      id: 'action',
      header: 'What',
      isRowHeader: true,
      minWidth: 240,
      cell: (event) => <NameCell note={event.target ?? ''}>{actionCell(event)}</NameCell>,
    },
    {
      id: 'actor_name',
      header: 'Who',
      width: 200,
      cell: (event) => <NameCell note={roleName(event.actor_role)}>{event.actor_name}</NameCell>,
    },
    {
      id: 'occurred_at',
      header: 'When',
      width: 184,
      cell: (event) => formatDate(event.occurred_at, { withTime: true }),
    },
    { id: 'ip_address', header: 'From', width: 144, cell: (event) => event.ip_address ?? '' },
    {
      id: 'mode',
      header: 'Mode',
      width: 120,
      cell: ({ mode }) => <StatusPill {...(modes[mode] ?? { tone: 'neutral', label: mode })} />,
    },
  ])

export const modeName = (mode: string) => modes[mode]?.label ?? mode

interface AuditedField {
  id: string
  label: string
  theirs: string
  yours: string
}

/** These say which thing was meant, not what became of it. */
const names = new Set(['id', 'user_id', 'confirm_self', 'product_type', 'event_type'])

/** What a change was made of, field by field, before and after; nothing where neither is known. */
export function changedFields({ before, after }: Pick<AuditEvent, 'before' | 'after'>): AuditedField[] {
  if (isRecord(after) && isRecord(before)) {
    return Object.keys(after)
      .filter((key) => !names.has(key))
      .map((key) => fieldOf(key, before[key], after[key]))
  }
  // A list of what was taken away.
  if (Array.isArray(before)) return before.map((thing, index) => fieldOf(`removed_${index + 1}`, thing, undefined))
  if (isRecord(before)) return Object.keys(before).map((key) => fieldOf(key, before[key], undefined))
  if (isRecord(after)) return Object.keys(after).map((key) => fieldOf(key, undefined, after[key]))
  return []
}

const fieldOf = (key: string, before: unknown, after: unknown): AuditedField => ({
  id: key,
  label: sentenceOf(key.replaceAll('_', ' ')),
  theirs: textOf(before),
  yours: textOf(after),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  // The log keeps no order of fields.
  if (isRecord(value)) {
    return Object.keys(value)
      .sort()
      .map((key) => textOf(value[key]))
      .filter(Boolean)
      .join(' · ')
  }
  return JSON.stringify(value)
}
