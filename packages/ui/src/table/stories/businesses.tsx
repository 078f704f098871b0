import { NameCell } from '../../components/NameCell/NameCell'
import { StatusPill } from '../../components/StatusPill/StatusPill'
import { formatDate } from '../../format'
import { defineColumns } from '../column'

export interface Business {
  id: string
  name: string
  externalId: string
  status: 'No offer' | 'Offer available' | 'Applied' | 'Funded' | 'Repaid'
  product: string
  city: string
  monthlySales: number
  outstanding: number
  createdAt: string
}

const first = [
  'Juniper',
  'Harbor',
  'Copper',
  'Willow',
  'North Star',
  'Sunset',
  'Granite',
  'Blue Door',
  'Oak & Iron',
  'Lantern',
]
const second = [
  'Bakery',
  'Auto Repair',
  'Coffee Roasters',
  'Dental',
  'Landscaping',
  'Books',
  'Yoga',
  'Plumbing',
  'Tacos',
]
const statuses = ['Funded', 'Offer available', 'Applied', 'No offer', 'Repaid'] as const
const products = ['Flex loan', 'Term loan', 'Cash advance']
const cities = ['Austin, TX', 'Portland, OR', 'Savannah, GA', 'Duluth, MN', 'Tucson, AZ', 'Toronto, ON', 'Buffalo, NY']

const at = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T

export const businesses = (count: number): Business[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `biz_${String(index + 1).padStart(6, '0')}`,
    name: `${at(first, index)} ${at(second, index * 7 + Math.floor(index / 10))}`,
    externalId: `acct_${(index * 7919 + 104729).toString(36)}`,
    status: at(statuses, index * 3 + Math.floor(index / 7)),
    product: at(products, index * 5),
    city: at(cities, index * 3),
    monthlySales: ((index * 48271) % 9_000_000) / 100 + 1200,
    outstanding: index % 3 === 0 ? ((index * 16807) % 6_000_000) / 100 : 0,
    createdAt: `2026-${String((index % 11) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  }))

const tones = {
  'No offer': 'neutral',
  'Offer available': 'neutral',
  Applied: 'caution',
  Funded: 'neutral',
  Repaid: 'neutral',
} as const
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const columns = defineColumns<Business>([
  {
    id: 'name',
    header: 'Business',
    isRowHeader: true,
    sortKey: 'name',
    width: 220,
    cell: (row) => (
      <NameCell note={row.externalId}>
        <a href={`#${row.id}`}>{row.name}</a>
      </NameCell>
    ),
    csv: (row) => row.name,
    sortValue: (row) => row.name,
    searchText: (row) => `${row.name} ${row.externalId}`,
  },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 140,
    cell: (row) => <StatusPill tone={tones[row.status]} label={row.status} />,
    csv: (row) => row.status,
    sortValue: (row) => row.status,
  },
  { id: 'product', header: 'Product', cell: (row) => row.product, description: 'Product of the offer' },
  { id: 'city', header: 'Location', cell: (row) => row.city, sortKey: 'city', sortValue: (row) => row.city },
  {
    id: 'monthly_sales',
    header: 'Monthly sales',
    align: 'end',
    sortKey: 'monthly_sales',
    sortFirst: 'descending',
    cell: (row) => dollars.format(row.monthlySales),
    csv: (row) => row.monthlySales,
    sortValue: (row) => row.monthlySales,
  },
  {
    id: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    sortKey: 'outstanding',
    sortFirst: 'descending',
    cell: (row) => (row.outstanding === 0 ? '' : dollars.format(row.outstanding)),
    csv: (row) => row.outstanding,
    sortValue: (row) => row.outstanding,
  },
  {
    id: 'created_at',
    header: 'Added',
    sortKey: 'created_at',
    sortFirst: 'descending',
    cell: (row) => formatDate(row.createdAt),
    sortValue: (row) => row.createdAt,
  },
])
