import type { Api, CsvExportRequest } from '@partner-dashboard/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListSearch } from '../router/listSearch'
import { AddressedList, type AddressedListProps } from './AddressedList'
import { CsvDownload } from './CsvDownload'
import type { ListToolSearch } from './listTools'
import { SavedViews } from './SavedViews'

export interface ListPanelProps<Row>
  extends Omit<AddressedListProps<Row, ListSearch>, 'search' | 'onSearchChange' | 'count' | 'tools'> {
  api: Api
  count: UseQueryResult<number>
  search: ListSearch & ListToolSearch & object
  /** Changes the address. */
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
  /** What the list is called where views are kept. */
  viewsOf: string
  /** The list and its filter; the order is that of the address. */
  csv: CsvExportRequest
  /** Before the other tools: what makes a new row. */
  action?: ReactNode
}

/** A list over an address, with the views that were saved of it and its rows as a file. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { api, list, count, search, onSearchChange, onRetry, viewsOf, csv, action, ...view } = props
  return (
    <AddressedList
      {...view}
      list={list}
      count={count.data}
      search={search}
      onSearchChange={onSearchChange}
      onRetry={() => {
        if (count.isError) void count.refetch()
        onRetry?.()
      }}
      tools={
        <>
          {action}
          <SavedViews api={api} list={viewsOf} search={search} onSearchChange={onSearchChange} />
          <CsvDownload
            api={api}
            request={{ ...csv, sort: search.sort }}
            count={count.data}
            exportId={search.export}
            onExportChange={(id) => onSearchChange({ export: id }, { replace: true })}
          />
        </>
      }
    />
  )
}
