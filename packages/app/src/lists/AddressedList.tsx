import { type ListPage, ListView, type ListViewProps } from '@partner-dashboard/ui/table'
import { type ListSearch, listSearchOf, listStateOf } from '../router/listSearch'

type Held = 'page' | 'isRefetching' | 'error' | 'onRetry' | 'state' | 'onStateChange'

/** The part of a query that a list shows. */
export interface ListAnswer<Row> {
  /** The page that the address asks for; that of the address before until it comes. */
  data: ListPage<Row> | undefined
  isPlaceholderData: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

export interface AddressedListProps<Row, TSearch extends ListSearch> extends Omit<ListViewProps<Row>, Held> {
  list: ListAnswer<Row>
  search: TSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<TSearch>, options: { replace: boolean }) => void
  /** Asks again for what else failed, such as the count, together with the rows. */
  onRetry?: () => void
}

/** A list whose search, filters, order and page stand in the address, each filter under its own name. */
export function AddressedList<Row, TSearch extends ListSearch>(props: AddressedListProps<Row, TSearch>) {
  const { list, search, onSearchChange, onRetry, ...view } = props
  const names = view.filters?.map(({ id }) => id) ?? []
  return (
    <ListView
      {...view}
      page={list.data}
      isRefetching={list.isPlaceholderData}
      error={list.isError ? list.error : undefined}
      onRetry={() => {
        void list.refetch()
        onRetry?.()
      }}
      state={listStateOf(search, names)}
      onStateChange={(state, options) => onSearchChange(listSearchOf<TSearch>(state, names), options)}
    />
  )
}
