import type { HomeSummary, HomeTotals, Partner } from '@partner-dashboard/client'
import { ChangeCell, NameCell, Tag } from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
import { amountLines, countLine, type FigureLine } from '../views/home'
import { homeAttention } from '../views/homeAttention'
import { AppLink } from './links'

interface PartnerTableProps {
  partners: readonly Partner[]
  /** Undefined while loading or after a failure; partners can be opened anyway. */
  summaries: readonly HomeSummary[] | undefined
  totals: HomeTotals | undefined
}

interface Row {
  id: string
  /** Undefined in the row of totals. */
  partner: Partner | undefined
  summary: HomeSummary | undefined
  figures: Partial<HomeTotals> | undefined
}

const columns = defineColumns<Row>([
  {
    id: 'name',
    header: 'Partner',
    isRowHeader: true,
    minWidth: 184,
    cell: ({ partner }) => (partner ? <PartnerName partner={partner} /> : 'Total'),
  },
  {
    id: 'attention',
    header: 'Needs attention',
    width: 184,
    cell: ({ summary }) => summary && <Attention summary={summary} />,
  },
  {
    id: 'applications',
    header: 'Applications',
    align: 'end',
    width: 112,
    cell: ({ figures }) => <Lines lines={countLine(figures?.applications)} />,
  },
  {
    id: 'funded',
    header: 'Funded',
    align: 'end',
    width: 120,
    cell: ({ figures }) => <Lines lines={amountLines(figures?.funded_amount)} />,
  },
  {
    id: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    width: 128,
    cell: ({ figures }) => <Lines lines={amountLines(figures?.outstanding_amount, true)} />,
  },
  {
    id: 'repaid',
    header: 'Repaid',
    align: 'end',
    width: 120,
    cell: ({ figures }) => <Lines lines={amountLines(figures?.repaid_amount)} />,
  },
  {
    id: 'revenue_share',
    header: 'Revenue share',
    align: 'end',
    width: 120,
    cell: ({ figures }) => <Lines lines={amountLines(figures?.revenue_share_amount)} />,
  },
])
const rowId = (row: Row) => row.id

/** Partners of an organization with their figures, and totals per currency from the server. */
export function PartnerTable({ partners, summaries, totals }: PartnerTableProps) {
  const rows = useMemo(() => {
    const ofPartners = partners.map((partner): Row => {
      const summary = summaries?.find(({ partner_id }) => partner_id === partner.id)
      return { id: partner.id, partner, summary, figures: summary }
    })
    return totals
      ? [...ofPartners, { id: 'total', partner: undefined, summary: undefined, figures: totals }]
      : ofPartners
  }, [partners, summaries, totals])
  return <DataTable label="Partners" columns={columns} rows={rows} getRowId={rowId} />
}

function PartnerName({ partner: { id, name, config } }: { partner: Partner }) {
  return (
    <NameCell note={config ? '' : 'Partner configuration not found'}>
      <AppLink to="." search={(old) => ({ ...old, partner_id: id })} tone="plain">
        {name}
      </AppLink>{' '}
      {config?.country_code === 'CA' && <Tag>(Canada)</Tag>}
    </NameCell>
  )
}

function Attention({ summary }: { summary: HomeSummary }) {
  const [first, ...others] = homeAttention(summary)
  if (!first) return 'Nothing'
  const { to, search, count, shortLabel } = first
  return (
    <NameCell
      note={
        others.length > 0 && (
          <AppLink to="/" search={{ partner_id: summary.partner_id }}>
            {`${others.length} more ${others.length === 1 ? 'alert' : 'alerts'}`}
          </AppLink>
        )
      }
    >
      <AppLink to={to} search={{ ...search, partner_id: summary.partner_id }} tone="plain">
        {`${count} ${shortLabel}`}
      </AppLink>
    </NameCell>
  )
}

const Lines = ({ lines }: { lines: readonly FigureLine[] }) =>
  lines.length === 0 ? '–' : lines.map(({ id, ...line }) => <ChangeCell key={id} {...line} />)
