import type { AuditEvent } from '@partner-dashboard/client'
import { NameCell, StatusPill } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { auditActions, auditDecisions } from './auditActions'
import { changeText } from './auditFields'
import { type Look, look, nameOf } from './look'
import { roleName } from './users'

/** Label of an action; unknown ones are derived from the operation's name. */
export const actionName = (action: string) =>
  nameOf(auditActions, Object.hasOwn(auditActions, action) ? action : spaced(action))

/** Label of an event: its action, or the outcome of a decision. */
export function eventName({ action, after }: Pick<AuditEvent, 'action' | 'after'>): string {
  const outcomes = Object.hasOwn(auditDecisions, action) ? auditDecisions[action] : undefined
  const decision = typeof after === 'object' && after !== null && 'decision' in after ? String(after.decision) : ''
  return outcomes && Object.hasOwn(outcomes, decision) ? (outcomes[decision] ?? '') : actionName(action)
}

const spaced = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()

const modes: Record<string, Look> = {
  prod: { tone: 'neutral', label: 'Production' },
  sandbox: { tone: 'caution', label: 'Sandbox' },
}

/** Name of the changed object; empty if it has none. */
export const targetName = ({ target, names }: Pick<AuditEvent, 'target' | 'names'>) => names[target ?? ''] ?? ''

/** Columns of the log. `actionCell` renders the link. */
export const auditColumns = (actionCell: (event: AuditEvent) => ReactNode) =>
  defineColumns<AuditEvent>([
    {
      id: 'action',
      header: 'Action',
      isRowHeader: true,
      minWidth: 240,
      cell: (event) => (
        <NameCell note={[targetName(event), changeText(event)].filter(Boolean).join(' · ')}>
          {actionCell(event)}
        </NameCell>
      ),
    },
    {
      id: 'actor_name',
      header: 'User',
      width: 200,
      cell: (event) => <NameCell note={roleName(event.actor_role)}>{event.actor_name}</NameCell>,
    },
    {
      id: 'occurred_at',
      header: 'Date',
      width: 184,
      cell: (event) => formatDate(event.occurred_at, { withTime: true }),
    },
    { id: 'ip_address', header: 'IP address', width: 144, cell: (event) => event.ip_address ?? '' },
    {
      id: 'mode',
      header: 'Mode',
      width: 120,
      cell: ({ mode }) => <StatusPill {...look(modes, mode)} />,
    },
  ])

export const modeName = (mode: string) => look(modes, mode).label
