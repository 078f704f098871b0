import {
  type DatasetSchema,
  type DatasetUpload,
  datasetSchemaList,
  type ResultGroup,
  uploadResultGroupList,
} from '@partner-dashboard/client'
import { Button, ErrorState, Inline, Note, Section, Skeleton, Tabs } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { uploadResults } from '../../../../lists/dataShare'
import type { SearchIn } from '../../../../lists/list'
import type { ListPageProps } from '../../../../lists/useListPage'
import { useWhyNot } from '../../../../session/useWhyNot'
import { AppLink } from '../../../../shell/links'
import { groupColumns } from '../../../../views/dataShareColumns'
import { RepairRows } from './RepairRows'
import { ResultList } from './ResultList'

interface UploadResultsProps extends ListPageProps<typeof uploadResults> {
  upload: DatasetUpload
  onRepaired: (upload: DatasetUpload) => void
}

const groupId = ({ code, column, severity }: ResultGroup) => `${code} ${column} ${severity}`

/** Number of issue types shown initially. */
const initialTypes = 6

const columns = groupColumns((group) => (
  <AppLink to="." search={(old) => ({ ...old, ...leadTo(group) })} tone="plain">
    {group.message}
  </AppLink>
))

// Rows with only warnings are accepted, so there's nothing to fix.
const leadTo = ({ code, column, severity }: ResultGroup): SearchIn<typeof uploadResults> => ({
  code,
  column,
  cursor: undefined,
  view: severity === 'warning' ? 'findings' : undefined,
})

export function UploadResults({ api, upload, search, onSearchChange, onRepaired }: UploadResultsProps) {
  const groups = useQuery(uploadResultGroupList(api, upload.event_id))
  const schemas = useQuery(datasetSchemaList(api))
  const mayNotManage = useWhyNot(api, 'manage_data_share')
  const mayNotUpload = useWhyNot(api, 'upload_files')
  const whyNot = mayNotManage ?? mayNotUpload
  const schema: DatasetSchema | undefined = schemas.data?.find(
    ({ dataset_type }) => dataset_type === upload.dataset_type,
  )
  const { code, column } = search
  const canRepair = upload.remaining_count > 0
  const view = search.view === 'findings' || !canRepair ? 'findings' : 'rows'

  const [isAll, setAll] = useState(false)
  const kinds = groups.data
  const shown = isAll ? kinds : kinds?.slice(0, initialTypes)

  if (groups.isLoadingError || schemas.isLoadingError) {
    return (
      <ErrorState
        onRetry={() => {
          void groups.refetch()
          void schemas.refetch()
        }}
      />
    )
  }
  const chosen = groups.data?.find((group) => group.code === code && (column === undefined || group.column === column))
  return (
    <>
      <Section title="Issues" description="Select an issue to see its rows.">
        <DataTable
          label="Issues by type"
          columns={columns}
          rows={shown}
          getRowId={groupId}
          density="compact"
          pageSize={3}
        />
        {kinds && kinds.length > initialTypes && (
          <Inline>
            <Button size="small" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
              {isAll ? 'Show fewer' : `Show all ${formatNumber(kinds.length)}`}
            </Button>
          </Inline>
        )}
      </Section>
      {(code !== undefined || column !== undefined) && (
        <Inline>
          <Note>Filtered by: {[column, chosen?.message ?? code].filter(Boolean).join(', ')}</Note>
          <Button
            size="small"
            onPress={() => onSearchChange({ code: undefined, column: undefined, cursor: undefined })}
          >
            {' '}
            Clear filter
          </Button>
        </Inline>
      )}
      <Tabs
        label="View"
        value={view}
        onChange={(id) =>
          onSearchChange({ view: id === 'findings' ? 'findings' : undefined, cursor: undefined }, { replace: true })
        }
        tabs={[
          {
            id: 'rows',
            label: `Fix rows (${formatNumber(upload.remaining_count)})`,
            isDisabled: !canRepair,
            content:
              whyNot !== undefined ? (
                <Note>{whyNot}</Note>
              ) : schema ? (
                <RepairRows
                  api={api}
                  upload={upload}
                  columns={schema.columns}
                  search={search}
                  onSearchChange={onSearchChange}
                  onRepaired={onRepaired}
                />
              ) : (
                <Skeleton lines={6} />
              ),
          },
          {
            id: 'findings',
            label: 'All issues',
            content: <ResultList api={api} upload={upload} search={search} onSearchChange={onSearchChange} />,
          },
        ]}
      />
    </>
  )
}
