import type { Api, CsvExportRequest } from '@partner-dashboard/client'
import { type ListPage, ListView, type ListViewProps } from '@partner-dashboard/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ListSearch, listSearchOf, listStateOf } from '../router/listSearch'
import { CsvDownload } from './CsvDownload'
import type { ListToolSearch } from './listTools'
import { SavedViews } from './SavedViews'

type Held = 'page' | 'count' | 'isRefetching' | 'error' | 'onRetry' | 'state' | 'onStateChange' | 'tools'

export interface ListPanelProps<Row> extends Omit<ListViewProps<Row>, Held> {
  api: Api
  list: UseQueryResult<ListPage<Row>>
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
  const { api, list, count, search, onSearchChange, viewsOf, csv, action, ...view } = props
  const names = view.filters?.map(({ id }) => id) ?? []
  return (
    <ListView
      {...view}
      page={list.data}
      count={count.data}
      isRefetching={list.isPlaceholderData}
      error={list.isError ? list.error : undefined}
      onRetry={() => void list.refetch()}
      state={listStateOf(search, names)}
      onStateChange={(state, options) => onSearchChange(listSearchOf(state, names), options)}
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
