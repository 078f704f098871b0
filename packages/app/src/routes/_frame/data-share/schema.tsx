import { datasetSchemaList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { useSearchChange } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { optionalListOf, optionalText } from '../../../router/searchFields'
import { valuesOf } from '../../../views/look'
import { datasets } from '../../../views/vocabulary'
import { DataSharePage } from './-pieces/DataSharePage'
import { SchemaPage } from './-pieces/SchemaPage'

const search = v.looseObject({ search: optionalText, dataset: optionalListOf(valuesOf(datasets)) })

export const Route = createFileRoute('/_frame/data-share/schema')({
  staticData: { crumb: 'Schema' },
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(datasetSchemaList(api))
  },
  component: function Schema() {
    const { search, dataset } = Route.useSearch()
    return (
      <DataSharePage>
        <SchemaPage
          api={Route.useRouteContext().api}
          search={search}
          datasets={dataset}
          onChange={useSearchChange({ replace: true })}
        />
      </DataSharePage>
    )
  },
})
