import { naics } from '@partner-dashboard/ui/naics'
import { regions } from '@partner-dashboard/ui/regions'
import type { Filter } from '@partner-dashboard/ui/table'

const industries = [...new Set(naics.map(({ industry }) => industry))].sort()

/** What is known of the business behind a row. */
const businessFilters: readonly Filter[] = [
  { id: 'region', label: 'Region', options: regions.map(({ code, name }) => ({ value: code, label: name })) },
  {
    id: 'industry',
    label: 'Industry',
    options: [
      ...industries.map((industry) => ({ value: industry, label: industry })),
      // How the contract asks for businesses without one.
      { value: 'none', label: '(Not available)' },
    ],
  },
]

const currencyFilter: Filter = {
  id: 'currency',
  label: 'Currency',
  options: ['USD', 'CAD'].map((value) => ({ value, label: value })),
}

/** The filters of a list of capital. Most partners have one currency: its chip is there when analytics led here by one. */
export const withCapitalFilters = (own: readonly Filter[], { currency }: { currency?: readonly string[] }) => [
  ...own,
  ...businessFilters,
  ...(currency ? [currencyFilter] : []),
]
