import { type Api, type CubeQuery, type CubeResult, cubeResult } from '@partner-dashboard/client'
import { Section } from '@partner-dashboard/ui'
import { daysOfRange } from '@partner-dashboard/ui/dates'
import { formatCurrency, formatNumber, formatShare } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { look } from '../../../../views/look'
import { useUsualCurrency } from './useUsualCurrency'

/** The past year up to today; Cube's "last 12 months" excludes the current month. */
function lastYear(): [string, string] {
  const { start, end } = daysOfRange({ preset: 'one_year' }, new Date())
  return [start ?? '', end ?? '']
}

/** Offers, applications and funding of the past year by campaign type. */
const queries = (currency: string) => {
  const dateRange = lastYear()
  const of = (cube: string, measures: readonly string[], time: string): CubeQuery => ({
    measures: measures.map((measure) => `${cube}.${measure}`),
    dimensions: [`${cube}.campaign_type`],
    timeDimensions: [{ dimension: `${cube}.${time}`, dateRange }],
    filters: [{ member: `${cube}.currency`, operator: 'equals', values: [currency] }],
  })
  return {
    offers: of('offers', ['count', 'accepted_count'], 'starts_at'),
    applications: of('applications', ['count'], 'created_at'),
    funded: of('funded_products', ['advance_amount'], 'funded_at'),
  }
}

interface Line {
  kind: string
  offers: number
  taken: number
  applications: number
  funded: number
}

type Results = Record<'offers' | 'applications' | 'funded', CubeResult | undefined>

function linesOf({ offers, applications, funded }: Results): Line[] {
  const lines = new Map<string, Line>()
  const each = (
    result: CubeResult | undefined,
    cube: string,
    read: (line: Line, number: (name: string) => number) => void,
  ) => {
    for (const row of result?.data ?? []) {
      const kind = String(row[`${cube}.campaign_type`] ?? '')
      const line = lines.get(kind) ?? { kind, offers: 0, taken: 0, applications: 0, funded: 0 }
      read(line, (name) => Number(row[`${cube}.${name}`] ?? 0))
      lines.set(kind, line)
    }
  }
  each(offers, 'offers', (line, number) => {
    line.offers = number('count')
    line.taken = number('accepted_count')
  })
  each(applications, 'applications', (line, number) => {
    line.applications = number('count')
  })
  each(funded, 'funded_products', (line, number) => {
    line.funded = number('advance_amount')
  })
  return [...lines.values()].sort((one, other) => other.offers - one.offers)
}

const columnsIn = (currency: string) =>
  defineColumns<Line>([
    {
      id: 'kind',
      header: 'Offers',
      isRowHeader: true,
      minWidth: 200,
      cell: ({ kind }) => look({}, kind || null).label,
    },
    { id: 'offers', header: 'Created', align: 'end', cell: (row) => formatNumber(row.offers) },
    { id: 'taken', header: 'Accepted', align: 'end', cell: (row) => formatNumber(row.taken) },
    {
      id: 'rate',
      header: 'Conversion',
      align: 'end',
      cell: ({ offers, taken }) => (offers === 0 ? '' : formatShare(taken / offers)),
    },
    { id: 'applications', header: 'Applications', align: 'end', cell: (row) => formatNumber(row.applications) },
    { id: 'funded', header: 'Funded', align: 'end', cell: (row) => formatCurrency(row.funded, currency) },
  ])

const lineId = ({ kind }: Line) => kind

export function OfferResults({ api }: { api: Api }) {
  const currency = useUsualCurrency(api)
  const requests = queries(currency)
  const offers = useQuery(cubeResult(api, requests.offers))
  const applications = useQuery(cubeResult(api, requests.applications))
  const funded = useQuery(cubeResult(api, requests.funded))
  const answers = [offers, applications, funded]
  const failed = answers.find(({ isError }) => isError)
  const isLoading = answers.some(({ isPending }) => isPending)
  return (
    <Section title="All offers" description="Offers, applications and funding in the last 12 months.">
      <DataTable
        label="All offers"
        columns={columnsIn(currency)}
        rows={
          isLoading ? undefined : linesOf({ offers: offers.data, applications: applications.data, funded: funded.data })
        }
        getRowId={lineId}
        pageSize={3}
        error={failed?.error ?? undefined}
        onRetry={() => void answers.forEach((answer) => void answer.refetch())}
        empty="No offers in the last 12 months"
      />
    </Section>
  )
}
