import { useState } from 'react'
import { ColumnChoice } from '../ColumnChoice'
import type { ColumnState, Density } from '../column'
import { DataTable, type DataTableProps } from '../DataTable'
import { FilterBar } from '../FilterBar'
import type { FilterValue } from '../filters'
import { Pager } from '../Pager'
import type { Business } from './businesses'

const option = (value: string) => ({ value: value.toLowerCase().replaceAll(' ', '_'), label: value })
const states = 'Alabama Alaska Arizona California Colorado Florida Georgia Idaho Maine Oregon Texas Utah'.split(' ')

export const filters = [
  {
    id: 'status',
    label: 'Status',
    options: ['No offer', 'Offer available', 'Applied', 'Funded', 'Repaid'].map(option),
  },
  { id: 'product', label: 'Product', options: ['Flex loan', 'Term loan', 'Cash advance'].map(option) },
  { id: 'region', label: 'Region', options: states.map(option) },
]

export interface ControlledProps extends DataTableProps<Business> {
  count?: number
  initialFilters?: FilterValue
  initialSearch?: string
}

/** Keeps the state that the app keeps in the URL. */
export function Controlled({ count, initialFilters = {}, initialSearch = '', ...args }: ControlledProps) {
  const [sort, setSort] = useState(args.sort)
  const [columnState, setColumnState] = useState<ColumnState | undefined>(args.columnState)
  const [density, setDensity] = useState<Density>(args.density ?? 'comfortable')
  const [selection, setSelection] = useState<readonly string[] | undefined>(args.selection)
  const [search, setSearch] = useState(initialSearch)
  const [value, setValue] = useState<FilterValue>(initialFilters)
  const [pageSize, setPageSize] = useState(25)
  return (
    <>
      <DataTable
        {...args}
        sort={sort}
        onSortChange={(next) => {
          setSort(next)
          args.onSortChange?.(next)
        }}
        columnState={columnState}
        onColumnStateChange={(next) => {
          setColumnState(next)
          args.onColumnStateChange?.(next)
        }}
        density={density}
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next)
          args.onSelectionChange?.(next)
        }}
        toolbar={
          <FilterBar
            label="Businesses"
            search={search}
            searchPlaceholder="Search by name or ID"
            onSearchChange={setSearch}
            filters={filters}
            value={value}
            onChange={setValue}
            onClear={() => {
              setValue({})
              setSearch('')
            }}
            end={
              <ColumnChoice
                columns={args.columns}
                state={columnState}
                onChange={setColumnState}
                density={density}
                onDensityChange={setDensity}
              />
            }
          />
        }
      />
      {args.rows && args.rows.length > 0 && (
        <Pager
          start={1}
          pageRows={args.rows.length}
          count={count ?? Math.max(412, args.rows.length)}
          onNext={() => undefined}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
        />
      )}
    </>
  )
}
