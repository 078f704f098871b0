import { type Api, type DatasetSchema, type DatasetType, datasetSchemaList } from '@partner-dashboard/client'
import { Button, EmptyState, ErrorState, Section, Skeleton, Stack } from '@partner-dashboard/ui'
import { DataTable, FilterBar } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { useSearchChange } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { optionalListOf, optionalText } from '../../../router/searchFields'
import { isColumnFound } from '../../../views/dataShare'
import { schemaColumns } from '../../../views/dataShareColumns'
import { optionsOf, valuesOf } from '../../../views/look'
import { datasets } from '../../../views/vocabulary'
import { DataSharePage } from './-pieces/DataSharePage'
import { saveTemplate } from './-pieces/template'

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

interface SchemaPageProps {
  api: Api
  search: string | undefined
  datasets: readonly DatasetType[] | undefined
  onChange: (change: { search?: string; dataset?: DatasetType[] }) => void
}

const filters = [{ id: 'dataset', label: 'Dataset', options: optionsOf(datasets) }]
const nameOf = ({ name }: { name: string }) => name

function SchemaPage({ api, search, datasets, onChange }: SchemaPageProps) {
  const schemas = useQuery(datasetSchemaList(api))
  if (schemas.isLoadingError) return <ErrorState onRetry={() => void schemas.refetch()} />
  if (!schemas.data) return <Skeleton lines={12} />

  const shown = schemas.data
    .filter(({ dataset_type }) => datasets === undefined || datasets.includes(dataset_type))
    .map((schema) => ({ schema, columns: schema.columns.filter((column) => isColumnFound(column, search ?? '')) }))
    .filter(({ columns }) => columns.length > 0)
  const clear = () => onChange({ search: undefined, dataset: undefined })

  return (
    <Stack>
      <FilterBar
        label="Columns"
        search={search}
        searchPlaceholder="Column, type or rule"
        onSearchChange={(text) => onChange({ search: text || undefined, dataset: datasets && [...datasets] })}
        filters={filters}
        value={datasets ? { dataset: datasets } : undefined}
        onChange={({ dataset }) => onChange({ search, dataset: dataset as DatasetType[] | undefined })}
        onClear={clear}
      />
      {shown.length === 0 && (
        <EmptyState
          title="No columns match your search"
          description="Try a different search term."
          action={{ label: 'Clear filters', onPress: clear }}
        />
      )}
      {shown.map(({ schema, columns }) => (
        <SchemaSection key={schema.dataset_type} schema={schema} columns={columns} />
      ))}
    </Stack>
  )
}

function SchemaSection({ schema, columns }: { schema: DatasetSchema; columns: DatasetSchema['columns'] }) {
  return (
    <Section
      title={schema.title}
      description={schema.description}
      actions={
        <Button size="small" onPress={() => saveTemplate(schema)}>
          Download template
        </Button>
      }
    >
      <DataTable
        label={`${schema.title} columns`}
        columns={schemaColumns}
        rows={columns}
        getRowId={nameOf}
        density="compact"
      />
    </Section>
  )
}
