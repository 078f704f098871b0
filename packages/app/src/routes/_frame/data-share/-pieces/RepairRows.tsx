import { type DatasetUpload, type RejectedRow, rejectedRowList, type SchemaColumn } from '@partner-dashboard/client'
import { Button, EmptyState, ErrorState, Inline, Note, RuledList, Skeleton, Stack } from '@partner-dashboard/ui'
import { Pager } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { rejectedRows, type uploadResults } from '../../../../lists/dataShare'
import type { ListPageProps } from '../../../../lists/useListPage'
import { counted } from '../../../../views/dataShare'
import { suggestionsOf } from '../../../../views/dataShareRepair'
import { RepairRow } from './RepairRow'
import { useRepair } from './useRepair'

interface RepairRowsProps extends ListPageProps<typeof uploadResults> {
  upload: DatasetUpload
  columns: readonly SchemaColumn[]
  onRepaired: (upload: DatasetUpload) => void
}

/** Rejected rows to fix in place. Only fixed rows are submitted again. */
export function RepairRows({ api, upload, columns, search, onSearchChange, onRepaired }: RepairRowsProps) {
  // The page size in the URL is for issues; each row here is a form.
  const query = rejectedRows.query({ ...search, page_size: undefined })
  const list = useQuery({
    ...rejectedRowList(api, upload.event_id, query),
    placeholderData: keepPreviousData,
  })
  const repair = useRepair({ api, upload, columns, onRepaired })
  if (list.isError && !list.data) return <ErrorState onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={10} />

  const { results: rows, previous, next, start } = list.data
  const go = (cursor: string | null) => (cursor === null ? undefined : () => onSearchChange({ cursor }))
  const suggested = rows.filter((row) => isSuggested(row, repair.changesOf(row.row_number)))
  return (
    <Stack>
      {repair.isRestored && <Note>Your unsaved fixes were restored.</Note>}
      {rows.length === 0 && (
        <EmptyState
          title="No rows of this type left to fix"
          action={{
            label: 'Show all rows',
            onPress: () => onSearchChange({ code: undefined, column: undefined, cursor: undefined }),
          }}
        />
      )}
      {suggested.length > 0 && (
        <Inline>
          <Button size="small" isDisabled={repair.isPending} onPress={() => repair.takeSuggestions(suggested)}>
            {suggested.length === 1 ? 'Apply suggestion on this page' : 'Apply all suggestions on this page'}
          </Button>
        </Inline>
      )}
      <RuledList aria-label="Rows to fix">
        {rows.map((row) => (
          <RepairRow
            key={row.row_number}
            row={row}
            columns={columns}
            changes={repair.changesOf(row.row_number)}
            isChosen={repair.isChosen(row)}
            isDisabled={repair.isPending}
            onChange={(column, value) => repair.change(row, { [column]: value })}
            onChoose={(isChosen) => repair.choose(row, isChosen)}
          />
        ))}
      </RuledList>
      {(previous !== null || next !== null) && (
        <Pager start={start + 1} pageRows={rows.length} onPrevious={go(previous)} onNext={go(next)} />
      )}
      <Inline isSticky>
        <Button
          variant="primary"
          isDisabled={repair.chosenCount === 0}
          isPending={repair.isPending}
          onPress={repair.send}
        >
          {repair.chosenCount === 0 ? 'Submit fixed rows' : `Submit ${counted(repair.chosenCount, 'fixed row')}`}
        </Button>
        {repair.isDirty && (
          <Button variant="quiet" isDisabled={repair.isPending} onPress={repair.discard}>
            Discard changes
          </Button>
        )}
        <Note tone={repair.problem === undefined ? 'muted' : 'negative'} role="status">
          {repair.problem ??
            (repair.chosenCount === 0
              ? 'Fix a row to submit it.'
              : `${counted(upload.remaining_count - repair.chosenCount, 'row')} left to fix.`)}
        </Note>
      </Inline>
      <LeaveGuard fields={['row fixes']} isDirty={repair.isDirty} />
    </Stack>
  )
}

/** Whether a row has a suggestion that isn't applied yet. */
const isSuggested = (row: RejectedRow, changes: Readonly<Record<string, string>>) =>
  Object.entries(suggestionsOf(row)).some(([column, suggestion]) => changes[column] !== suggestion)
