/** Measures the server's CPU time, latency and memory against minimal servers with the same responses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../installed.mjs'
import { openPostgres } from '../postgres.mjs'
import { bundleChild, startChild } from './server/children.mjs'
import { measureCalls } from './server/measureCalls.mjs'
import { measureExport } from './server/measureExport.mjs'
import { measureSessions } from './server/measureSessions.mjs'
import { measureSizes } from './server/measureSizes.mjs'

export const name = 'server'

/** Number of businesses, and of rows in their export. */
const few = 10_000

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, rounds }) {
  const only = process.env.BENCH_ONLY?.split(',')
  const isIncluded = (part) => !only || only.includes(part)
  const folder = await bundleChild()
  const postgres = await openPostgres()
  const rows = []
  const notes = []
  if ('why' in postgres) notes.push(`Without PostgreSQL: ${postgres.why}`)
  else {
    try {
      // Larger databases are filled later, because PostgreSQL would vacuum and checkpoint them in the background.
      if (isIncluded('calls')) {
        const { [few]: url } = await fill(say, { url: postgres.url, sizes: [few] })
        rows.push(...(await measureCalls({ place: { url }, engine: 'PostgreSQL', isFirst: true, rounds, say })))
      }
      const isLargeNeeded = isIncluded('sessions') || isIncluded('export')
      const sizes = isIncluded('sizes') ? [1000, 100_000, 1_000_000] : isLargeNeeded ? [100_000] : []
      const lists = await fill(say, { url: postgres.url, sizes })
      const large = lists[100_000]
      if (isIncluded('sizes')) rows.push(...(await measureSizes({ places: lists, rounds, say })))
      if (isIncluded('sessions')) {
        const seconds = Number(process.env.BENCH_SECONDS) || 60
        rows.push(...(await measureSessions({ url: large, seconds, say })))
      }
      if (isIncluded('export'))
        rows.push(...(await measureExport({ place: { url: large }, engine: 'PostgreSQL', say })))
    } finally {
      await postgres.stop()
    }
  }
  const engine = 'embedded engine'
  if (isIncluded('embedded')) {
    const place = { dump: join(folder, 'calls.tar') }
    await fill(say, { ...place, sizes: [few] })
    rows.push(...(await measureCalls({ place, engine, isFirst: 'why' in postgres, rounds, say })))
  }
  if (isIncluded('embedded-export')) {
    const place = { dump: join(folder, 'export.tar') }
    await fill(say, { ...place, sizes: [100_000] })
    rows.push(...(await measureExport({ place, engine, say })))
  }
  const versions = [
    `fastify ${versionOf('fastify')}`,
    ...('why' in postgres ? [] : [`PostgreSQL ${postgres.version}, pg ${versionOf('pg')}`]),
    `PGlite ${versionOf('@electric-sql/pglite')}`,
  ]
  const seed = 'the small demo data of 2026-11-21, and as many businesses as are named'
  return { about: [...introduction, ...notes], rows, versions, seed }
}

const versionOf = (npmPackage) =>
  JSON.parse(readFileSync(join(root, 'node_modules', npmPackage, 'package.json'), 'utf8')).version

/** @returns {Promise<Record<number, string>>} */
async function fill(say, input) {
  if (input.sizes.length === 0) return {}
  const began = performance.now()
  const child = startChild()
  try {
    return await child.ask('fill', input)
  } finally {
    await child.stop()
    say(`filled with ${input.sizes.join(', ')} businesses in ${Math.round((performance.now() - began) / 1000)} s`)
  }
}

const introduction = [
  "Each server is a separate process, bundled like `npm run build` does, with keep-alive connections. **CPU time** is per request and counts the server's process only,",
  'neither the database nor the client. A list has 25 rows of 10,000 businesses. Figures are medians with minimum and maximum; in-memory servers are sampled three',
  'times as often.',
  '',
  '- **From memory** returns the same headers and body from a buffer.',
  "- **The same SQL** runs every statement of our server's request, including the session lookup, on a pool of the same size, and `JSON.stringify` of the result,",
  '  without signature, permissions, validation and cursors.',
  '- **Rows from memory** is the whole server with a store and session that return recorded rows. Its clients never sleep, since waking a process takes longer than',
  '  the response.',
  '',
]
