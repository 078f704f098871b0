import { type Api, type CubeQuery, type CubeResult, cubeResult } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { look } from '../../../../views/look'

/** Of the last year: what was offered in which campaign, and what came of it. Counts, so that currencies do not matter. */
const byCampaign: CubeQuery = {
  measures: ['offers.count', 'offers.businesses_count', 'offers.accepted_count'],
  dimensions: ['offers.campaign_type'],
  timeDimensions: [{ dimension: 'offers.starts_at', dateRange: 'last 12 months' }],
}

type Row = CubeResult['data'][number]

const campaignOf = (row: Row) => String(row['offers.campaign_type'] ?? '')
const count = (row: Row, measure: string) => Number(row[`offers.${measure}`] ?? 0)

const columns = defineColumns<Row>([
  {
    id: 'campaign',
    header: 'Campaign',
    isRowHeader: true,
    minWidth: 200,
    cell: (row) => look({}, campaignOf(row) || null).label,
  },
  { id: 'offers', header: 'Offers', align: 'end', cell: (row) => formatNumber(count(row, 'count')) },
  { id: 'businesses', header: 'Businesses', align: 'end', cell: (row) => formatNumber(count(row, 'businesses_count')) },
  { id: 'taken', header: 'Taken', align: 'end', cell: (row) => formatNumber(count(row, 'accepted_count')) },
  {
    id: 'rate',
    header: 'Take-up',
    align: 'end',
    cell: (row) => (count(row, 'count') === 0 ? '' : formatPercent(count(row, 'accepted_count') / count(row, 'count'))),
  },
])

export function CampaignResults({ api }: { api: Api }) {
  const result = useQuery(cubeResult(api, byCampaign))
  return (
    <Section title="What it brought" description="Offers of the last 12 months, by campaign.">
      <DataTable
        label="Campaigns"
        columns={columns}
        rows={result.data && (result.data.data ?? [])}
        getRowId={campaignOf}
        pageSize={3}
        error={result.isError ? result.error : undefined}
        onRetry={() => void result.refetch()}
        empty="No offers in the last 12 months"
      />
    </Section>
  )
}
