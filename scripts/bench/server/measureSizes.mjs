import { times, turned } from '../components/ratios.mjs'
import { startChild } from './children.mjs'
import { askMany, openConnection, percentile, requestText } from './load.mjs'

const list = '/api/partner_dashboard/businesses_page/businesses_table_rows'
const count = '/api/partner_dashboard/businesses_page/count'

/** Typical filters, with another sort order than the default. */
const filters = [
  'status=funded&sort=-outstanding_amount',
  'status=offer_available&sort=-max_offer_amount',
  'region=TX&sort=-monthly_sales_amount',
  'product_type=flex_loan&sort=name',
  'incorporation_type=llc&region=TX&sort=-created_at',
  'search=kitchen&sort=name',
  'search=a1b2c&sort=-monthly_sales_amount',
  'status=funded&status=repaid&product_type=term_loan&sort=created_at',
  'from=2026-11-01&to=2026-11-20&sort=-created_at',
]

/** Two common values without a match: every row is read, because the planner assumes they're independent. */
const never = 'incorporation_type=llc&region=CA&sort=-created_at'

/** List latency with growing numbers of businesses, one request at a time. */
export async function measureSizes({ places, rounds, say }) {
  const subjects = []
  try {
    for (const [size, url] of Object.entries(places)) {
      const child = startChild()
      subjects.push({ size, child })
      const port = await child.ask('ours', { url })
      const [token] = await child.ask('signIn', 1)
      const texts = (path, queries) => queries.map((query) => requestText({ path: `${path}?${query}`, token }))
      Object.assign(subjects.at(-1), {
        connection: openConnection(port),
        first: { texts: texts(list, ['']), took: [] },
        filtered: { texts: texts(list, filters), took: [] },
        never: { texts: texts(list, [never]), took: [] },
        counted: {
          texts: texts(
            count,
            // Like the app, which counts more only on request.
            filters.map((filter) => `${filter.replace(/&?sort=[^&]*/, '')}&up_to=10000`),
          ),
          took: [],
        },
      })
    }
    for (let round = -1; round < rounds; round++) {
      for (const { connection, ...kinds } of turned(subjects, round + 1)) {
        for (const kind of ['first', 'filtered', 'never', 'counted']) {
          const { texts, took } = kinds[kind]
          // Enough requests for the 99th percentile.
          const times = kind === 'first' || kind === 'filtered' ? Math.ceil(36 / texts.length) : 1
          const found = await askMany([connection], times * texts.length, (number) => texts[number % texts.length])
          if (round >= 0) took.push(...found)
        }
      }
    }
    say(`lists of ${Object.keys(places).join(', ')} businesses`)
    return rowsOf(subjects)
  } finally {
    for (const { child, connection } of subjects) {
      connection?.close()
      await child.stop()
    }
  }
}

function rowsOf(subjects) {
  const words = {
    first: 'first page',
    filtered: 'list with filter and sort',
    counted: 'count with filter up to 10,000',
    never: 'list by two common values without a match',
  }
  const of = (size) => `${Number(size).toLocaleString('en-US')} businesses, PostgreSQL`
  const rows = subjects.flatMap(({ size, ...kinds }) =>
    Object.entries(words).map(([kind, word]) => ({
      what: `${word}: p50, p95, p99`,
      of: of(size),
      figure: `${[0.5, 0.95, 0.99].map((share) => percentile(kinds[kind].took, share).toFixed(1)).join(', ')} ms`,
    })),
  )
  for (const { size, filtered } of subjects) {
    // Sequential requests, so durations are in order.
    const each = filters.map((filter, at) => {
      const own = filtered.took.filter((_, number) => number % filters.length === at)
      return { filter, middle: percentile(own, 0.5) }
    })
    const slowest = each.toSorted((one, other) => other.middle - one.middle)[0]
    rows.push({ what: `slowest filter: ${slowest.filter}`, of: of(size), figure: `${slowest.middle.toFixed(1)} ms` })
  }
  const p95 = (wanted, kind) => {
    const subject = subjects.find(({ size }) => Number(size) === wanted)
    return subject && percentile(subject[kind].took, 0.95)
  }
  const compare = (what, size, value, limit) => {
    if (value === undefined || limit === undefined) return
    const ratio = value / limit
    rows.push({ what, of: of(size), figure: times(ratio), goal: '≤ 3.00×', isMet: ratio <= 3 })
  }
  const what = 'p95 of a list with filter and sort, vs.'
  compare(`${what} the same at 1,000`, 1_000_000, p95(1_000_000, 'filtered'), p95(1000, 'filtered'))
  compare(`${what} the first page at 1,000`, 100_000, p95(100_000, 'filtered'), p95(1000, 'first'))
  return rows
}
