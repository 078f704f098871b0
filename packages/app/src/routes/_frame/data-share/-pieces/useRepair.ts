import {
  type Api,
  ApiError,
  type DatasetUpload,
  type RejectedRow,
  rejectedRowList,
  type SchemaColumn,
  uploadDataset,
} from '@partner-dashboard/client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDiscard } from '../../../../drafts/useDiscard'
import { useDraft } from '../../../../drafts/useDraft'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { type Cells, isRepaired, repairCsv, repairName, suggestionsOf } from '../../../../views/dataShareRepair'
import { type FieldSchemas, storedFlag, storedRecord, storedText } from '../../../../views/stored'

interface RepairDraft {
  cells: Cells
  /** Cells of sensitive columns, which are never stored in the browser. */
  secrets: Cells
  /** Rows that are fixed, or explicitly selected or deselected. */
  chosen: Chosen
  /** Same for rows with sensitive fixes, which are lost with the page. */
  chosenOfSecrets: Chosen
}

type Chosen = Readonly<Record<string, boolean>>

interface Repair {
  api: Api
  upload: DatasetUpload
  columns: readonly SchemaColumn[]
  onRepaired: (upload: DatasetUpload) => void
}

const empty: RepairDraft = { cells: {}, secrets: {}, chosen: {}, chosenOfSecrets: {} }
const cells = storedRecord(storedRecord(storedText))
const choices = storedRecord(storedFlag)
const schemas: FieldSchemas<RepairDraft> = { cells, secrets: cells, chosen: choices, chosenOfSecrets: choices }
const largestPage = 100

/** Fixes of an upload's rows: a draft that survives a reload, and its submission. */
export function useRepair(repair: Repair) {
  const { upload, columns } = repair
  const draft = useDraft<RepairDraft>({
    name: `repair ${upload.event_id}`,
    initial: empty,
    fields: schemas,
    sensitive: ['secrets', 'chosenOfSecrets'],
  })
  const discard = useDiscard(draft)
  const { cells, secrets } = draft.value
  const chosen: Chosen = { ...draft.value.chosen, ...draft.value.chosenOfSecrets }
  const secret = new Set(columns.filter(({ is_sensitive }) => is_sensitive).map(({ name }) => name))

  const changesOf = (row: number) => ({ ...cells[row], ...secrets[row] })
  const selectedRows = Object.keys(chosen).filter((row) => chosen[row] === true)

  const write = (rows: readonly RowValues[]) => draft.change(rows.reduce(withValues(secret), draft.value))
  const sending = useSendRepair(repair, {
    selectedRows,
    changesOf,
    onSent: () => draft.change(withoutRows(draft.value, selectedRows)),
  })

  return {
    changesOf,
    isChosen: ({ row_number }: RejectedRow) => chosen[row_number] === true,
    chosenCount: selectedRows.length,
    isDirty: draft.isDirty,
    isRestored: draft.isRestored,
    isPending: sending.isPending,
    problem: sending.problem,
    change: (row: RejectedRow, values: Readonly<Record<string, string>>) => write([[row, values]]),
    choose: (row: RejectedRow, isChosen: boolean) =>
      draft.change(choosing(draft.value, String(row.row_number), isChosen)),
    takeSuggestions: (rows: readonly RejectedRow[]) => write(rows.map((row) => [row, suggestionsOf(row)])),
    discard: () => {
      sending.reset()
      discard()
    },
    send: () => void sending.send(),
  }
}

function choosing(draft: RepairDraft, row: string, isChosen: boolean): RepairDraft {
  const part = draft.secrets[row] ? 'chosenOfSecrets' : 'chosen'
  return { ...draft, [part]: { ...draft[part], [row]: isChosen } }
}

interface Sending {
  /** Row numbers to submit. */
  selectedRows: readonly string[]
  changesOf: (row: number) => Readonly<Record<string, string>>
  onSent: () => void
}

/** Uploads the fixed rows as a new file. */
function useSendRepair({ api, upload, columns, onRepaired }: Repair, { selectedRows, changesOf, onSent }: Sending) {
  const client = useQueryClient()
  const [isGathering, setGathering] = useState(false)
  const [problem, setProblem] = useState<string>()
  const mutation = useMutation({
    ...uploadDataset(api),
    meta: { isHandled },
  })

  const send = async () => {
    setProblem(undefined)
    setGathering(true)
    try {
      const rows = await fetchRows(client, api, upload, selectedRows)
      if (rows.length === 0) {
        setProblem('These rows were already submitted. There are no rows left to submit.')
        return
      }
      const repaired = await mutation.mutateAsync({
        query: {
          dataset_type: upload.dataset_type,
          file_name: repairName(upload.file_name),
          column: columns.map(({ name }) => `${name}:${name}`),
          repairs_event_id: upload.event_id,
        },
        file: new Blob([repairCsv(rows, columns, changesOf)], { type: 'text/csv' }),
      })
      onSent()
      onRepaired(repaired)
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.kind === 'invalid'
          ? (error.parts[0]?.detail ?? error.message)
          : "We couldn't submit the rows. Your fixes are kept. Try again.",
      )
    } finally {
      setGathering(false)
    }
  }

  return {
    send,
    isPending: isGathering || mutation.isPending,
    problem,
    reset: () => setProblem(undefined),
  }
}

/** Loads rejected rows by number, page by page. */
async function fetchRows(
  client: QueryClient,
  api: Api,
  { event_id }: DatasetUpload,
  selectedRows: readonly string[],
): Promise<RejectedRow[]> {
  const missing = new Set(selectedRows)
  const rows: RejectedRow[] = []
  let cursor: string | undefined
  do {
    const page = await client.fetchQuery(rejectedRowList(api, event_id, { cursor, page_size: largestPage }))
    for (const row of page.results) if (missing.delete(String(row.row_number))) rows.push(row)
    cursor = page.next ?? undefined
  } while (missing.size > 0 && cursor !== undefined)
  return rows
}

type RowValues = readonly [row: RejectedRow, values: Readonly<Record<string, string>>]

/** Applies edited values to a row, and selects it once it's fixed. */
const withValues =
  (secret: ReadonlySet<string>) =>
  (draft: RepairDraft, [row, values]: RowValues): RepairDraft => {
    const at = String(row.row_number)
    let next = draft
    for (const [column, value] of Object.entries(values)) {
      const part = secret.has(column) ? 'secrets' : 'cells'
      next = { ...next, [part]: { ...next[part], [at]: { ...next[part][at], [column]: value } } }
    }
    return choosing(next, at, isRepaired(row, { ...next.cells[at], ...next.secrets[at] }))
  }

function withoutRows(draft: RepairDraft, rows: readonly string[]): RepairDraft {
  const left = <T>(part: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(part).filter(([row]) => !rows.includes(row)))
  return {
    cells: left(draft.cells),
    secrets: left(draft.secrets),
    chosen: left(draft.chosen),
    chosenOfSecrets: left(draft.chosenOfSecrets),
  }
}
