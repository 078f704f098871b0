import { type Api, savedViewList } from '@partner-dashboard/client'
import { lazyOverlay, PopoverButton, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import type { ListToolSearch } from './listSearch'
import { viewQuery, viewSearch } from './viewQuery'

const { Overlay: ViewsPanel } = lazyOverlay(
  () => import('./ViewsPanel').then((module) => module.ViewsPanel),
  <Skeleton lines={3} />,
)

interface SavedViewsProps {
  api: Api
  /** Key of the list for saved views, such as "funded_products". */
  list: string
  search: object & ListToolSearch
  onSearchChange: (change: object) => void
}

export function SavedViews({ api, list, search, onSearchChange }: SavedViewsProps) {
  const views = useQuery(savedViewList(api, list))
  const present = viewQuery(search)
  const current = views.data?.find(({ name, query }) => (search.view ? name === search.view : query === present))
  const name = current?.name ?? search.view
  const isChanged = current !== undefined && current.query !== present

  return (
    <PopoverButton label={name ? `${isChanged ? 'Edited view' : 'View'}: ${name}` : 'Views'} placement="bottom end">
      {(close) => (
        <ViewsPanel
          api={api}
          list={list}
          views={views}
          current={current}
          name={name}
          query={present}
          onChoose={(view) => onSearchChange(viewSearch(view, search))}
          onDeleted={(deleted) => search.view === deleted.name && onSearchChange({ view: undefined })}
          onSaved={(saved) => onSearchChange({ view: saved.name })}
          onRenamed={(before, after) => search.view === before.name && onSearchChange({ view: after.name })}
          onClose={close}
        />
      )}
    </PopoverButton>
  )
}
