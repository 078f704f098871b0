import { type Api, type DatasetFreshness, dataShareSummary, datasetSchemaList } from '@partner-dashboard/client'
import { Card, Columns, DescriptionList, ErrorState, Inline, Note, Skeleton, StatusPill } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../shell/links'
import { counted, datasetName, missingDataNotice, missingDataOf } from '../../../../views/dataShare'
import { moment } from '../../../../views/moment'
import { MissingBusinesses } from './MissingBusinesses'

export function Overview({ api }: { api: Api }) {
  const summary = useQuery(dataShareSummary(api))
  const schemas = useQuery(datasetSchemaList(api))
  if (summary.isLoadingError) return <ErrorState onRetry={() => void summary.refetch()} />
  // The descriptions are part of the cards' height.
  if (!summary.data || schemas.isPending) return <Skeleton lines={12} />
  return (
    <Columns layout="halves">
      {summary.data.map((dataset) => (
        <DatasetCard
          key={dataset.dataset_type}
          api={api}
          dataset={dataset}
          about={schemas.data?.find(({ dataset_type }) => dataset_type === dataset.dataset_type)?.description}
        />
      ))}
    </Columns>
  )
}

interface DatasetCardProps {
  api: Api
  dataset: DatasetFreshness
  /** Description of the dataset's rows. */
  about: string | undefined
}

function DatasetCard({ api, dataset, about }: DatasetCardProps) {
  const { dataset_type, last_upload_at, row_count, businesses_count, missing_count, late_count, from, to } = dataset
  const lack = missingDataNotice(dataset, new Date().toISOString().slice(0, 10))
  const lacks = missingDataOf[dataset_type]
  const lacking = missing_count + late_count
  const isOfBusinesses = dataset_type === 'businesses'
  const facts = [
    { label: 'Last upload', value: moment(last_upload_at) ?? 'Never' },
    { label: isOfBusinesses ? 'Businesses' : 'Rows', value: formatNumber(row_count) },
    ...(isOfBusinesses
      ? []
      : [
          {
            label: 'Coverage',
            value: `${formatNumber(businesses_count)} of ${counted(businesses_count + missing_count, 'business', 'businesses')}`,
          },
        ]),
    ...(from !== null && to !== null
      ? [{ label: 'Days covered', value: `${formatDate(from)} to ${formatDate(to)}` }]
      : []),
  ]
  return (
    <Card
      title={datasetName(dataset_type)}
      status={
        row_count === 0 ? (
          <StatusPill tone="neutral" label="No data" />
        ) : lack ? (
          <StatusPill tone={lack.tone} label="Incomplete" />
        ) : (
          <StatusPill tone="positive" label="Complete" />
        )
      }
    >
      <Note>{about}</Note>
      <DescriptionList items={facts} />
      {lack && <Note tone="caution">{lack.text}</Note>}
      {lacks && lacking > 0 && <MissingBusinesses api={api} lacks={lacks} count={lacking} />}
      <Inline>
        <AppButtonLink
          to="/data-share/manual-uploads"
          search={(old) => ({ ...old, dataset: dataset_type })}
          size="small"
        >
          Upload {datasetName(dataset_type).toLowerCase()}
        </AppButtonLink>
        {lacks && lacking > 0 && (
          <AppButtonLink to="/data-share/missing" search={(old) => ({ ...old, lacks })} variant="quiet" size="small">
            View all {formatNumber(lacking)}
          </AppButtonLink>
        )}
        <AppButtonLink
          to="/data-share/schema"
          search={(old) => ({ ...old, dataset: dataset_type })}
          variant="quiet"
          size="small"
        >
          View columns
        </AppButtonLink>
      </Inline>
    </Card>
  )
}
