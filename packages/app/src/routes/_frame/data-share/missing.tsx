import { createFileRoute } from '@tanstack/react-router'
import { incompleteBusinesses } from '../../../lists/dataShare'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { DataSharePage } from './-pieces/DataSharePage'
import { IncompleteBusinesses } from './-pieces/IncompleteBusinesses'

export const Route = createFileRoute('/_frame/data-share/missing')({
  staticData: { crumb: 'Missing data' },
  validateSearch: incompleteBusinesses.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  component: function MissingData() {
    return (
      <DataSharePage>
        <IncompleteBusinesses {...useListPage(Route)} />
      </DataSharePage>
    )
  },
})
