/** What the server takes of the processor, of time and of memory, beside the barest thing that answers the same. */
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

/** How many businesses the calls are measured with: as many as an export of theirs has rows. */
const few = 10_000

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ say, rounds }) {
  const only = process.env.BENCH_ONLY?.split(',')
  const wanted = (part) => !only || only.includes(part)
  const folder = await bundleChild()
  const postgres = await openPostgres()
  const rows = []
  const told = []
  if ('why' in postgres) told.push(`Without PostgreSQL: ${postgres.why}`)
  else {
    try {
      const sizes = [
        ...(wanted('calls') ? [few] : []),
        ...(wanted('sizes') ? [1000, 100_000, 1_000_000] : wanted('sessions') || wanted('export') ? [100_000] : []),
      ]
      const places = await fill(say, { url: postgres.url, sizes })
      const { [few]: calls, ...lists } = places
      const large = places[100_000]
      if (wanted('calls'))
        rows.push(...(await measureCalls({ place: { url: calls }, engine: 'PostgreSQL', isFirst: true, rounds, say })))
      if (wanted('sizes')) rows.push(...(await measureSizes({ places: lists, rounds, say })))
      if (wanted('sessions')) {
        const seconds = Number(process.env.BENCH_SECONDS) || 60
        rows.push(...(await measureSessions({ url: large, seconds, say })))
      }
      if (wanted('export')) rows.push(...(await measureExport({ place: { url: large }, engine: 'PostgreSQL', say })))
    } finally {
      await postgres.stop()
    }
  }
  const engine = 'embedded engine'
  if (wanted('embedded')) {
    const place = { dump: join(folder, 'calls.tar') }
    await fill(say, { ...place, sizes: [few] })
    rows.push(...(await measureCalls({ place, engine, isFirst: 'why' in postgres, rounds, say })))
  }
  if (wanted('embedded-export')) {
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
  return { about: [...aboutWords, ...told], rows, versions, seed }
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

const aboutWords = [
  'Each server is a process of its own, bundled as `npm run build` does it, and asked over kept connections; **processor time** is that of its process a',
  'request, so that neither the database nor whoever asks counts. **From memory** answers the same head and body out of a buffer. **The same SQL** is',
  'every statement that our server runs for the call, its look for the session among them, on a pool of the same size, and `JSON.stringify` of',
  'what the call answers, without signature, rights, checks and cursors. **Rows from memory** is the whole server with a store of businesses, and a database',
  'behind the session, that answer what they answered the first time; whoever asks for something from memory never sleeps, as it takes longer to wake',
  'a process than to answer, which whoever answers more slowly would be charged for; and their requests are those of a second in which they are busy,',
  'as the processor of whoever asks is the slower one there. The middle of the rounds, three times as many of what answers from memory, with the least',
  'and the most; a list has 25 rows of 10,000 businesses.',
  '',
]
