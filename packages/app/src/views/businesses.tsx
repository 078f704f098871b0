import type { BusinessActivity, BusinessRow, BusinessStatus } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatIncorporationType } from '@partner-dashboard/ui/format'
import { regions } from '@partner-dashboard/ui/regions'
import { defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { type BusinessFilterName, businessFilterValues } from './businessFilterValues'
import { type Look, look } from './look'
import { loanProducts, productName, productOptions } from './products'

export { businessName } from './businessName'

export const businessStatus = {
  no_offer: { tone: 'neutral', label: 'No offer' },
  offer_available: { tone: 'info', label: 'Offer available' },
  applied: { tone: 'caution', label: 'Applied' },
  funded: { tone: 'positive', label: 'Funded' },
  repaid: { tone: 'neutral', label: 'Repaid' },
} satisfies Record<BusinessStatus, Look>

const activities = {
  offered: 'Offer opened',
  applied: 'Application begun',
  funded: 'Funded',
  repaid: 'Paid off',
} satisfies Record<BusinessActivity, string>

export const businessFilters = [
  { id: 'product_type', label: 'Product', options: productOptions },
  {
    id: 'status',
    label: 'Status',
    options: Object.entries(businessStatus).map(([value, { label }]) => ({ value, label })),
  },
  {
    id: 'incorporation_type',
    label: 'Entity type',
    options: businessFilterValues.incorporation_type.map((value) => ({ value, label: formatIncorporationType(value) })),
  },
  {
    id: 'activity',
    label: 'Activity',
    options: Object.entries(activities).map(([value, label]) => ({ value, label })),
  },
  { id: 'region', label: 'Region', options: regions.map(({ code, name }) => ({ value: code, label: name })) },
] satisfies { id: BusinessFilterName; label: string; options: { value: string; label: string }[] }[]

/** The same for the businesses with a loan, whose product is one of two. */
export const loanBusinessFilters = businessFilters.map((filter) =>
  filter.id === 'product_type'
    ? { ...filter, options: filter.options.filter(({ value }) => loanProducts.some((type) => type === value)) }
    : filter,
)

/** Nothing owed and nothing offered are blank, so that the amounts that matter stand out. */
export const amountOrBlank = (amount: number, currency: string) =>
  amount === 0 ? '' : formatCurrency(amount, currency)

/** The columns of a list of businesses. `nameCell` makes the link, which only a route can. */
export const businessColumns = (nameCell: (row: BusinessRow) => ReactNode) =>
  defineColumns<BusinessRow>([
    { id: 'name', header: 'Business', isRowHeader: true, sortKey: 'name', cell: nameCell, minWidth: 220 },
    { id: 'status', header: 'Status', width: 132, cell: (row) => <StatusPill {...look(businessStatus, row.status)} /> },
    { id: 'product_type', header: 'Product', width: 176, cell: (row) => productName(row.product_type) },
    {
      id: 'monthly_sales_amount',
      header: 'Monthly sales',
      align: 'end',
      width: 128,
      sortKey: 'monthly_sales_amount',
      sortFirst: 'descending',
      cell: (row) => formatCurrency(row.monthly_sales_amount, row.currency),
    },
    {
      id: 'max_offer_amount',
      header: 'Offer up to',
      align: 'end',
      width: 128,
      sortKey: 'max_offer_amount',
      sortFirst: 'descending',
      cell: (row) => amountOrBlank(row.max_offer_amount, row.currency),
    },
    {
      id: 'outstanding_amount',
      header: 'Outstanding',
      align: 'end',
      width: 128,
      sortKey: 'outstanding_amount',
      sortFirst: 'descending',
      cell: (row) => amountOrBlank(row.outstanding_amount, row.currency),
    },
    {
      id: 'incorporation_type',
      header: 'Entity type',
      width: 152,
      cell: (row) => formatIncorporationType(row.incorporation_type),
    },
    { id: 'region', header: 'Location', width: 168, cell: (row) => [row.city, row.region].filter(Boolean).join(', ') },
    {
      id: 'created_at',
      header: 'Added',
      width: 112,
      sortKey: 'created_at',
      sortFirst: 'descending',
      cell: (row) => formatDate(row.created_at),
    },
  ])
