/** Measures table sizes and the latency of hot lists with many payments and log rows, at 1:SCALE of the planned volume. */
import { openPostgres } from '../postgres.mjs'
import { bundleChild, startChild } from './server/children.mjs'
import { askMany, openConnection, percentile, requestText } from './server/load.mjs'

export const name = 'volume'

const planned = { businesses: 1_000_000, payments: 100_000_000, requests: 50_000_000 }

const lists = {
  'list of businesses': '/partner_dashboard/businesses_page/businesses_table_rows',
  'businesses by two values':
    '/partner_dashboard/businesses_page/businesses_table_rows?status=funded&region=TX&sort=name',
  'count of businesses with filter': '/partner_dashboard/businesses_page/count?status=funded&up_to=10000',
  'funded products': '/partner_dashboard/capital_tab/funded_products_table_rows',
  'funded products by status': '/partner_dashboard/capital_tab/funded_products_table_rows?status=outstanding',
  'API log': '/logs/api_request',
  'failed API requests': '/logs/api_request?status_class=4XX',
}

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, rounds }) {
  const scale = Number(process.env.BENCH_SCALE) || 100
  const volume = Object.fromEntries(Object.entries(planned).map(([key, count]) => [key, Math.round(count / scale)]))
  await bundleChild()
  const postgres = await openPostgres()
  if ('why' in postgres) return { about: [`Not measured: ${postgres.why}`], rows: [] }
  const children = []
  const open = () => {
    children.push(startChild())
    return children.at(-1)
  }
  try {
    const began = performance.now()
    const sizes = await open().ask('fillVolume', { url: postgres.url, ...volume })
    const seconds = Math.round((performance.now() - began) / 1000)
    say(`filled with 1:${scale} in ${seconds} s`)
    const server = open()
    const port = await server.ask('ours', { url: postgres.url })
    const [token] = await server.ask('signIn', 1)
    const connection = openConnection(port)
    const rows = []
    for (const [what, path] of Object.entries(lists)) {
      const text = requestText({ path: `/api${path}`, token })
      await askMany([connection], 5, () => text)
      const took = await askMany([connection], rounds * 10, () => text)
      const figures = [0.5, 0.95].map((share) => percentile(took, share).toFixed(1))
      rows.push({ what: `${what}: p50, p95`, of: `1:${scale}`, figure: `${figures.join(', ')} ms` })
    }
    connection.close()
    return {
      about: [...introduction(scale, volume, seconds), '', ...sizeTable(sizes, scale), ''],
      rows,
      versions: [`PostgreSQL ${postgres.version}`],
      seed: 'the small demo data, and copies of its rows for one partner',
    }
  } finally {
    for (const child of children) await child.stop()
    await postgres.stop()
  }
}

const inWords = (count) => count.toLocaleString('en-US')

const introduction = (scale, { businesses, payments, requests }, seconds) => [
  `The plan is ${inWords(planned.businesses)} businesses, ${inWords(planned.payments)} payments and ${inWords(planned.requests)} rows of the API log, all of one partner.`,
  `This run has 1:${scale} of it: ${inWords(businesses)}, ${inWords(payments)} and ${inWords(requests)}, filled in ${seconds} s. \`BENCH_SCALE\` chooses another scale (100 by default).`,
  'PostgreSQL has its default settings. Sizes in the plan are those of this run times the scale; the API log has a month of rows (`API_LOG_DAYS`), in a partition per week.',
  'Few rows overstate the indexes of `businesses`. Payments are kept; retention applies to logs only.',
]

function sizeTable(sizes, scale) {
  const gigabytes = (bytes) => `${((bytes * scale) / 1e9).toFixed(1)} GB`
  const lines = sizes.map(({ table, rows, partitions, heap, indexes }) =>
    [
      `\`${table}\``,
      inWords(Math.round(rows)),
      `${Math.round(heap / rows)} + ${Math.round(indexes / rows)} bytes`,
      inWords(Math.round(rows * scale)),
      gigabytes(heap),
      gigabytes(indexes),
      partitions > 1 ? 'weekly' : 'none',
    ].join(' | '),
  )
  const total = (name) => gigabytes(sizes.reduce((sum, size) => sum + size[name], 0))
  return [
    '| table | rows | row + its index entries | planned rows | table | indexes | partitions |',
    '|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    `| all | | | | ${total('heap')} | ${total('indexes')} | |`,
  ]
}
