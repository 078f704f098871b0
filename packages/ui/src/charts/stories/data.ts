import { formatCompactCurrency, formatCurrency } from '../../format/currency'
import { formatNumber } from '../../format/number'
import type { ChartProps } from '../Chart'

const months = ['Dec 2025', 'Jan 2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const money = {
  formatValue: (value: number) => formatCurrency(value, 'USD'),
  formatTick: (value: number) => formatCompactCurrency(value, 'USD'),
}

export const overTime = {
  label: 'Funded by month',
  categoryLabel: 'Month',
  categories: months,
  series: [
    {
      id: 'funded',
      label: 'Funded',
      values: [182000, 194500, 178250.5, 221000, 240100, 236400, 262900, 281000, 268300, 301700, 322400, 347900],
    },
    {
      id: 'repaid',
      label: 'Repaid',
      values: [121000, 128400, 133700, 139000, 151200, 158900, 166000, 171500, 183900, 190400, 204100, 215800],
    },
    {
      id: 'before',
      label: 'Previous year',
      isComparison: true,
      values: [98000, 104200, 101000, 117300, 126000, 131800, 129900, 140100, 152700, 149000, 161500, 175200],
    },
  ],
  ...money,
} satisfies Omit<ChartProps, 'kind'>

export const oneSeries = { ...overTime, series: overTime.series.slice(0, 1) } satisfies Omit<ChartProps, 'kind'>

/** Repayments minus new funding: negative while a program grows. */
export const negative = {
  ...overTime,
  label: 'Net flow by month',
  series: [
    {
      id: 'net',
      label: 'Net flow',
      values: [-61000, -66100, -44550, -82000, -12000, 8500, 31900, 22400, -4100, 45100, 60200, 71000],
    },
  ],
} satisfies Omit<ChartProps, 'kind'>

export const byStatus = {
  label: 'Funded products by status',
  categoryLabel: 'Month',
  categories: months.slice(-6),
  series: [
    { id: 'active', label: 'In repayment', tone: 'accent' as const, values: [41, 47, 52, 58, 61, 66] },
    { id: 'repaid', label: 'Repaid', tone: 'positive' as const, values: [8, 11, 15, 19, 26, 31] },
    { id: 'late', label: 'Past due', tone: 'negative' as const, values: [3, 2, 4, 4, 3, 5] },
  ],
  formatValue: formatNumber,
} satisfies Omit<ChartProps, 'kind'>

export const steps = {
  label: 'From offer to funding',
  categoryLabel: 'Step',
  categories: ['Offers viewed', 'Applications started', 'Applications submitted', 'Approved', 'Funded'],
  series: [{ id: 'businesses', label: 'Businesses', values: [4210, 1874, 1322, 846, 791] }],
  formatValue: formatNumber,
} satisfies Omit<ChartProps, 'kind'>

export const longLabels = {
  ...overTime,
  label: 'Funded by industry, for all businesses that accepted an offer in the twelve months to the end of November',
  categoryLabel: 'Industry',
  categories: [
    'Full-Service Restaurants and Other Table-Service Food Establishments',
    'General Freight Trucking, Long-Distance, Less Than Truckload',
    'Offices of Certified Public Accountants',
    'Beauty Salons',
  ],
  series: [
    { id: 'a', label: 'Funded through the partner’s own marketplace and app', values: [91200, 64000, 35250, 28100] },
    { id: 'b', label: 'Funded through links in emails to existing customers', values: [41200, 74000, 5250, 18100] },
  ],
} satisfies Omit<ChartProps, 'kind'>
