import type {
  DatasetUpload,
  IncompleteBusiness,
  ResultGroup,
  SchemaColumn,
  ValidationResult,
} from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { CellPills, CellText, defineColumns } from '@partner-dashboard/ui/table'
import { Fragment, type ReactNode } from 'react'
import { columnTypes, datasetName, ruleOf, shownValue, uploadLook } from './dataShare'
import { look, nameOf } from './look'
import { moment } from './moment'
import { missingDataLabels, severities } from './vocabulary'

/** Columns of a list of uploads. `nameCell` renders the link. */
export const uploadColumns = (nameCell: (row: DatasetUpload) => ReactNode) =>
  defineColumns<DatasetUpload>([
    { id: 'file_name', header: 'File', isRowHeader: true, cell: nameCell, minWidth: 248 },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 164,
      cell: (row) => <StatusPill {...uploadLook(row)} />,
    },
    { id: 'dataset_type', header: 'Dataset', width: 120, cell: ({ dataset_type }) => datasetName(dataset_type) },
    { id: 'started_at', header: 'Received', width: 176, cell: ({ started_at }) => moment(started_at) },
    { id: 'row_count', header: 'Rows', align: 'end', width: 80, cell: ({ row_count }) => formatNumber(row_count) },
    {
      id: 'rejected_count',
      header: 'Rejected',
      align: 'end',
      width: 84,
      cell: ({ rejected_count }) => (rejected_count === 0 ? '' : formatNumber(rejected_count)),
    },
    {
      id: 'remaining_count',
      header: 'To fix',
      align: 'end',
      width: 84,
      description: "Rejected rows that haven't been fixed yet",
      cell: ({ remaining_count }) => (remaining_count === 0 ? '' : formatNumber(remaining_count)),
    },
    {
      id: 'accepted_count',
      header: 'Accepted',
      align: 'end',
      width: 80,
      isHiddenByDefault: true,
      cell: (row) => formatNumber(row.accepted_count),
    },
    {
      id: 'uploaded_by',
      header: 'Uploaded by',
      width: 136,
      isHiddenByDefault: true,
      cell: ({ uploaded_by }) => uploaded_by ?? '',
    },
  ])

/** Columns of businesses with missing data. */
export const incompleteColumns = (nameCell: (row: IncompleteBusiness) => ReactNode) =>
  defineColumns<IncompleteBusiness>([
    { id: 'name', header: 'Business', isRowHeader: true, cell: nameCell, minWidth: 208 },
    {
      id: 'lacks',
      header: 'Missing',
      minWidth: 280,
      cell: ({ lacks }) => (
        <CellPills>
          {lacks.map((lack) => (
            <Fragment key={lack}>
              <StatusPill tone="caution" label={nameOf(missingDataLabels, lack)} />{' '}
            </Fragment>
          ))}
        </CellPills>
      ),
    },
    {
      id: 'last_sales_on',
      header: 'Last sales date',
      width: 152,
      cell: ({ last_sales_on }) => (last_sales_on === null ? 'Never' : formatDate(last_sales_on)),
    },
  ])

const sentenceCell = (text: string) => (text === '' ? '' : <CellText>{text}</CellText>)

export const resultColumns = defineColumns<ValidationResult>([
  {
    id: 'row_number',
    header: 'Row',
    isRowHeader: true,
    width: 88,
    cell: ({ row_number }) => `Row ${formatNumber(row_number)}`,
  },
  { id: 'column', header: 'Column', width: 168, cell: ({ column }) => column },
  {
    id: 'severity',
    header: 'Severity',
    width: 104,
    cell: ({ severity }) => <StatusPill {...look(severities, severity)} />,
  },
  { id: 'value', header: 'Value', width: 168, cell: ({ value }) => shownValue(value) },
  { id: 'message', header: 'Issue', minWidth: 240, cell: ({ message }) => sentenceCell(message) },
  { id: 'suggestion', header: 'Suggestion', width: 152, cell: ({ suggestion }) => suggestion ?? '' },
])

/** Columns of issue types. `kindCell` renders the link to the rows. */
export const groupColumns = (kindCell: (row: ResultGroup) => ReactNode) =>
  defineColumns<ResultGroup>([
    {
      id: 'message',
      header: 'Issue',
      isRowHeader: true,
      minWidth: 240,
      cell: (group) => <CellText>{kindCell(group)}</CellText>,
    },
    { id: 'column', header: 'Column', width: 192, cell: ({ column }) => column },
    {
      id: 'severity',
      header: 'Severity',
      width: 112,
      cell: ({ severity }) => <StatusPill {...look(severities, severity)} />,
    },
    { id: 'count', header: 'Rows', align: 'end', width: 88, cell: ({ count }) => formatNumber(count) },
  ])

export const schemaColumns = defineColumns<SchemaColumn>([
  {
    id: 'name',
    header: 'Column',
    isRowHeader: true,
    width: 180,
    cell: ({ name }) => name,
  },
  { id: 'type', header: 'Type', width: 112, cell: ({ type }) => nameOf(columnTypes, type) },
  {
    id: 'is_required',
    header: 'Required',
    width: 84,
    cell: ({ is_required }) => (is_required ? 'Yes' : ''),
  },
  {
    id: 'rule',
    header: 'Rule',
    minWidth: 200,
    cell: (column) => sentenceCell(`${ruleOf(column)}${column.is_sensitive ? '. Stored encrypted' : ''}`),
  },
  { id: 'sample_value', header: 'Example', width: 168, cell: ({ sample_value }) => sentenceCell(sample_value) },
  {
    id: 'aliases',
    header: 'Aliases',
    width: 208,
    description: 'Other column headers that map to this column',
    cell: ({ aliases }) => sentenceCell((aliases ?? []).join(', ')),
  },
])
