/** A row of a business list with ten columns. */
export interface BenchRow {
  id: string
  name: string
  externalId: string
  status: string
  product: string
  city: string
  owner: string
  phone: string
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
const statuses = ['Funded', 'Offer available', 'Applied', 'No offer', 'Repaid']
const products = ['Flex loan', 'Term loan', 'Cash advance']
const cities = ['Austin, TX', 'Portland, OR', 'Savannah, GA', 'Duluth, MN', 'Tucson, AZ', 'Toronto, ON', 'Buffalo, NY']
const owners = ['Maya Ortiz', 'Daniel Reyes', 'Claire Tremblay', 'Sam Okafor', 'Grace Lindqvist', 'Noah Abernathy']

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

export const benchRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `biz_${String(index + 1).padStart(6, '0')}`,
    name: `${at(first, index)} ${at(second, index * 7 + Math.floor(index / 10))} ${(index * 7919) % 997}`,
    externalId: `acct_${(index * 7919 + 104729).toString(36)}`,
    status: at(statuses, index * 3 + Math.floor(index / 7)),
    product: at(products, index * 5),
    city: at(cities, index * 3),
    owner: at(owners, index * 5 + Math.floor(index / 6)),
    phone: `(${200 + (index % 700)}) 555-0${100 + (index % 100)}`,
    monthlySales: ((index * 48271) % 9_000_000) / 100 + 1200,
    outstanding: ((index * 16807) % 6_000_000) / 100,
    createdAt: `2026-${String((index % 11) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  }))

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export interface BenchColumn {
  id: string
  header: string
  width: number
  isEnd?: boolean
  text: (row: BenchRow) => string
  value: (row: BenchRow) => string | number
}

const text = (id: keyof BenchRow, header: string, width = 110): BenchColumn => ({
  id,
  header,
  width,
  text: (row) => String(row[id]),
  value: (row) => row[id],
})
const amount = (id: 'monthlySales' | 'outstanding', header: string): BenchColumn => ({
  id,
  header,
  width: 110,
  isEnd: true,
  text: (row) => dollars.format(row[id]),
  value: (row) => row[id],
})

/** Plain text columns, so the table is measured and not its cells. They fit the page's width. */
export const benchColumns: readonly BenchColumn[] = [
  text('name', 'Business', 180),
  text('externalId', 'External id'),
  text('status', 'Status'),
  text('product', 'Product'),
  text('city', 'Location'),
  text('owner', 'Owner'),
  text('phone', 'Phone', 120),
  amount('monthlySales', 'Monthly sales'),
  amount('outstanding', 'Outstanding'),
  text('createdAt', 'Added', 100),
]

export const searchedText = (row: BenchRow): string => `${row.name} ${row.externalId} ${row.city} ${row.owner}`

export const rowHeight = 44
export const regionHeight = 560

export interface TableSubjectProps {
  rows: readonly BenchRow[]
  /** By business name. */
  isSorted: boolean
  search: string
}
