import type { Audience, FeeDiscount, FeeDiscountBusiness } from '@partner-dashboard/client'
import { NameCell, StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatPercentCell } from '@partner-dashboard/ui/format'
import { regions } from '@partner-dashboard/ui/regions'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { look } from './look'
import { moment } from './moment'
import { productName } from './products'
import { promotionActivity, promotionState } from './vocabulary'

/** `ends_at` is exclusive, so the last day is the day before. */
function lastDay(endsAt: string | null | undefined): string {
  const time = Date.parse(endsAt ?? '')
  return Number.isNaN(time) ? '' : formatDate(new Date(time - 1).toISOString().slice(0, 10))
}

export const periodOf = ({ starts_at, ends_at }: Pick<FeeDiscount, 'starts_at' | 'ends_at'>) =>
  `${formatDate(starts_at)} to ${lastDay(ends_at)}`

export const productNames = (products: readonly string[] | null | undefined) =>
  (products ?? []).map(productName).join(', ')

export function audienceText(audience: Audience | null | undefined): string {
  if (audience?.type === 'list') return 'Selected businesses'
  if (audience?.type === 'csv') return 'Businesses from a file'
  const parts = [
    audience?.product_types?.length ? `with ${productNames(audience.product_types)}` : '',
    audience?.regions?.length ? `in ${audience.regions.map(regionName).join(', ')}` : '',
    audience?.min_monthly_sales_amount
      ? `with monthly sales of at least ${formatNumber(audience.min_monthly_sales_amount)}`
      : '',
  ].filter(Boolean)
  return parts.length === 0 ? 'All businesses' : `Businesses ${parts.join(', ')}`
}

const regionName = (code: string) => regions.find((region) => region.code === code)?.name ?? code

const countColumn = <TName extends string>(id: TName, header: string, width: number) => ({
  id,
  header,
  align: 'end' as const,
  width,
  cell: (row: Record<TName, number>) => formatNumber(row[id]),
})

const costColumn = {
  id: 'discount_cost_amount',
  header: 'Cost to date',
  align: 'end',
  width: 112,
  cell: (row: FeeDiscount) => formatCurrency(row.discount_cost_amount, row.currency),
} as const

export const promotionColumns = (nameCell: (row: FeeDiscount) => ReactNode) =>
  defineColumns<FeeDiscount>([
    {
      id: 'name',
      header: 'Promotion',
      isRowHeader: true,
      minWidth: 224,
      cell: (row) => <NameCell note={productNames(row.products)}>{nameCell(row)}</NameCell>,
    },
    {
      id: 'state',
      header: 'Status',
      isStatus: true,
      width: 124,
      cell: (row) => <StatusPill {...look(promotionState, row.state)} />,
    },
    {
      id: 'discount_rate',
      header: 'Discount',
      align: 'end',
      width: 92,
      cell: (row) => formatPercentCell(row.discount_rate),
    },
    { id: 'period', header: 'Period', width: 196, cell: periodOf },
    countColumn('businesses_count', 'Businesses', 108),
    countColumn('redeemed_count', 'Redemptions', 100),
    costColumn,
  ])

/** Columns with the results and cost of promotions. */
export const promotionResultColumns = (nameCell: (row: FeeDiscount) => ReactNode) =>
  defineColumns<FeeDiscount>([
    { id: 'name', header: 'Promotion', isRowHeader: true, minWidth: 220, cell: nameCell },
    {
      id: 'state',
      header: 'Status',
      isStatus: true,
      width: 120,
      cell: (row) => <StatusPill {...look(promotionState, row.state)} />,
    },
    countColumn('discounted_offers_count', 'Discounted offers', 144),
    countColumn('applications_count', 'Applications', 120),
    {
      id: 'funded_amount',
      header: 'Funded',
      align: 'end',
      width: 144,
      cell: (row) => formatCurrency(row.funded_amount, row.currency),
    },
    costColumn,
  ])

export const promotionBusinessColumns = (nameCell: (row: FeeDiscountBusiness) => ReactNode) =>
  defineColumns<FeeDiscountBusiness>([
    { id: 'business', header: 'Business', isRowHeader: true, width: 228, cell: nameCell },
    {
      id: 'activity',
      header: 'Activity',
      isStatus: true,
      width: 120,
      cell: (row) => <StatusPill {...look(promotionActivity, row.activity)} />,
    },
    countColumn('discounted_offers_count', 'Discounted offers', 136),
    countColumn('applications_count', 'Applications', 104),
    {
      id: 'funded_amount',
      header: 'Funded',
      align: 'end',
      width: 104,
      cell: (row) => (row.funded_amount ? formatCurrency(row.funded_amount, row.currency) : ''),
    },
    {
      id: 'discount_amount',
      header: 'Discount',
      align: 'end',
      width: 96,
      cell: (row) => (row.discount_amount ? formatCurrency(row.discount_amount, row.currency) : ''),
    },
    { id: 'last_activity_at', header: 'Last activity', width: 168, cell: (row) => moment(row.last_activity_at) },
  ])
