import type { Api, CsvExportRequest } from '@partner-dashboard/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { AddressedList, type AddressedListProps } from './AddressedList'
import { CsvDownload } from './CsvDownload'
import { type ListAddress, maxCounted } from './list'
import type { ListToolSearch } from './listSearch'
import { SavedViews } from './SavedViews'

interface ListPanelProps<Row, TSearch extends ListToolSearch>
  extends Omit<AddressedListProps<Row, TSearch>, 'onSearchChange' | 'count' | 'tools'> {
  api: Api
  list: ListAddress<TSearch> & { readonly views: string }
  count: UseQueryResult<number>
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
  csv: CsvExportRequest
}

export function ListPanel<Row, TSearch extends ListToolSearch>(props: ListPanelProps<Row, TSearch>) {
  const { api, list, count, search, onSearchChange, onRetry, csv, ...view } = props
  // While everything is counted, the previous count is shown. Next to rows of another filter, it would be wrong.
  const isOutdated = count.isPlaceholderData && search.count !== 'all' && !view.rows.isPlaceholderData
  const known = isOutdated ? undefined : count.data
  const isAtLeast = known === maxCounted && (search.count !== 'all' || count.isPlaceholderData)
  return (
    <AddressedList
      {...view}
      list={list}
      count={known}
      onCountAll={isAtLeast ? () => onSearchChange({ count: 'all' }, { replace: true }) : undefined}
      isCounting={search.count === 'all'}
      search={search}
      onSearchChange={onSearchChange}
      onRetry={() => {
        if (count.isError) void count.refetch()
        onRetry?.()
      }}
      tools={
        <>
          <SavedViews api={api} list={list.views} search={search} onSearchChange={onSearchChange} />
          <CsvDownload
            api={api}
            request={csv}
            count={known}
            exportId={search.export}
            onExportChange={(id) => onSearchChange({ export: id }, { replace: true })}
          />
        </>
      }
    />
  )
}
