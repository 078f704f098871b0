import {
  type DatasetSchema,
  datasetSchemaList,
  type ResultGroup,
  uploadResultGroupList,
} from '@partner-dashboard/client'
import { Button, ErrorState, Section, Skeleton, Tabs } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { groupColumns } from '../../../../views/dataShare'
import * as styles from './DataShare.css'
import { RepairRows } from './RepairRows'
import { ResultList } from './ResultList'
import type { UploadPageProps } from './UploadPage'
import type { UploadSearch } from './uploadSearch'

interface UploadResultsProps extends Omit<UploadPageProps, 'eventId'> {
  upload: Parameters<UploadPageProps['onRepaired']>[0]
}

const groupId = ({ code, column, severity }: ResultGroup) => `${code} ${column} ${severity}`

/** What is wrong: by kind, then row by row to be repaired, or as one list. */
export function UploadResults({ api, upload, search, onSearchChange, onRepaired }: UploadResultsProps) {
  const groups = useQuery(uploadResultGroupList(api, upload.event_id))
  const schemas = useQuery(datasetSchemaList(api))
  const whyNot = useWhyNot(api, 'manage_data_share')
  const schema: DatasetSchema | undefined = schemas.data?.find(
    ({ dataset_type }) => dataset_type === upload.dataset_type,
  )
  const { code, column } = search
  const canRepair = upload.remaining_count > 0
  const view = search.view === 'findings' || !canRepair ? 'findings' : 'rows'

  const columns = useMemo(() => {
    // A warning keeps no row out, so that there is nothing to repair.
    const leadTo = ({ code, column, severity }: ResultGroup): Partial<UploadSearch> => ({
      code,
      column,
      cursor: undefined,
      ...(severity === 'warning' ? { view: 'findings' as const } : {}),
    })
    return groupColumns((group) => (
      <Button variant="quiet" size="small" onPress={() => onSearchChange(leadTo(group))}>
        {group.message}
      </Button>
    ))
  }, [onSearchChange])

  if (groups.isError || schemas.isError) {
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
      <Section title="What is wrong" description="Choose a kind to see its rows alone.">
        <DataTable
          label="Kinds of errors"
          columns={columns}
          rows={groups.data}
          getRowId={groupId}
          density="compact"
          pageSize={3}
        />
      </Section>
      {(code !== undefined || column !== undefined) && (
        <div className={styles.actions}>
          <p className={styles.note}>Only: {[column, chosen?.message ?? code].filter(Boolean).join(', ')}</p>
          <Button
            size="small"
            onPress={() => onSearchChange({ code: undefined, column: undefined, cursor: undefined })}
          >
            Show all kinds
          </Button>
        </div>
      )}
      <Tabs
        label="Ways to look at it"
        value={view}
        onChange={(id) =>
          onSearchChange({ view: id === 'findings' ? 'findings' : undefined, cursor: undefined }, { replace: true })
        }
        tabs={[
          {
            id: 'rows',
            label: `Repair rows (${formatNumber(upload.remaining_count)})`,
            isDisabled: !canRepair,
            content:
              whyNot !== undefined ? (
                <p className={styles.note}>{whyNot}</p>
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
            label: 'All findings',
            content: <ResultList api={api} upload={upload} search={search} onSearchChange={onSearchChange} />,
          },
        ]}
      />
    </>
  )
}
