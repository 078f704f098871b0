import { type Api, type ApiKey, apiKeyList } from '@partner-dashboard/client'
import { CopyableText, EmptyState, Section, StatusPill } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useWhyNot } from '../../../../session/useWhyNot'
import { moment } from '../../../../views/moment'

const columns = defineColumns<ApiKey>([
  { id: 'name', header: 'Name', isRowHeader: true, minWidth: 160, cell: ({ name }) => name },
  {
    id: 'revoked_at',
    header: 'Status',
    width: 112,
    cell: ({ revoked_at }) =>
      revoked_at ? <StatusPill tone="neutral" label="Revoked" /> : <StatusPill tone="positive" label="Active" />,
  },
  { id: 'last4', header: 'Key', width: 96, cell: ({ last4 }) => `•••• ${last4}` },
  { id: 'last_used_at', header: 'Last used', width: 184, cell: ({ last_used_at }) => moment(last_used_at) ?? 'Never' },
  { id: 'created_at', header: 'Created', width: 112, cell: ({ created_at }) => formatDate(created_at) },
  { id: 'id', header: 'Key ID', minWidth: 280, cell: ({ id }) => <CopyableText label="Key ID" text={id} /> },
])

const keyId = ({ id }: ApiKey) => id

/** API keys of this mode, without their secret. */
export function ApiKeys({ api }: { api: Api }) {
  const whyNot = useWhyNot(api, 'read_secrets')
  const keys = useQuery({ ...apiKeyList(api), enabled: whyNot === undefined })
  return (
    <Section
      title="API keys"
      description="Keys for this partner and mode. A key is shown only once, when it's created."
    >
      {whyNot === undefined ? (
        <DataTable
          label="API keys"
          columns={columns}
          rows={keys.data}
          getRowId={keyId}
          pageSize={2}
          error={keys.isError ? keys.error : undefined}
          onRetry={() => void keys.refetch()}
          empty={
            <EmptyState title="No API keys yet" description="Ask your account manager to create one for this mode." />
          }
        />
      ) : (
        <EmptyState title={whyNot} />
      )}
    </Section>
  )
}
