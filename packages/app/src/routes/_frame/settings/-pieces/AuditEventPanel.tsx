import type { AuditEvent } from '@partner-dashboard/client'
import { CompareFields, CopyableText, DescriptionList, Section, SidePanel, Stack } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { eventName, modeName, targetName } from '../../../../views/audit'
import { changedFields } from '../../../../views/auditFields'
import { roleName } from '../../../../views/users'

interface AuditEventPanelProps {
  event: AuditEvent | undefined
  onClose: () => void
}

export function AuditEventPanel({ event, onClose }: AuditEventPanelProps) {
  return (
    <SidePanel isOpen={event !== undefined} onOpenChange={onClose} title={event ? eventName(event) : ''}>
      {event && <Change event={event} />}
    </SidePanel>
  )
}

function Change({ event }: { event: AuditEvent }) {
  const fields = changedFields(event)
  const name = targetName(event)
  const { actor_name, actor_role, occurred_at, ip_address, user_agent, target, request_id, mode } = event
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { label: 'User', value: `${actor_name}, ${roleName(actor_role)}` },
          { label: 'Date', value: formatDate(occurred_at, { withTime: true }) },
          { label: 'IP address', value: ip_address ?? '(Not available)' },
          { label: 'Browser', value: user_agent ?? '(Not available)' },
          { label: 'Mode', value: modeName(mode) },
          ...(name === '' || target === null
            ? []
            : [
                {
                  label: 'Object',
                  value: (
                    <ObjectLink id={target} beside={Object.keys(event.names)} isSandbox={mode === 'sandbox'}>
                      {name}
                    </ObjectLink>
                  ),
                },
              ]),
          ...(target === null ? [] : [{ label: 'Object ID', value: <CopyableText label="Object ID" text={target} /> }]),
          { label: 'Request ID', value: <CopyableText label="Request ID" text={request_id} /> },
        ]}
      />
      {fields.length > 0 && (
        <Section title="Before and after">
          <CompareFields label="Before and after" fields={fields} theirsLabel="Before" yoursLabel="After" />
        </Section>
      )}
    </Stack>
  )
}
