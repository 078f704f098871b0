import { createFileRoute } from '@tanstack/react-router'
import { businesses } from '../../../lists/businesses'
import { prefetchList } from '../../../lists/prefetchList'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { BusinessesPage } from './-pieces/BusinessesPage'

/** Second path of the list (specification, section 2). */
export const Route = createFileRoute('/_frame/businesses/list')({
  validateSearch: businesses.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchList(context, businesses, deps),
  component: function BusinessesList() {
    return <BusinessesPage {...useListPage(Route)} />
  },
})
