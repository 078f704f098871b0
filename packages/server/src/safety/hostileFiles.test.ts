import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { type Call, lastingCallAs, withApp } from '../testing/testApp'

const test = withApp()
let mine: Call

beforeAll(async () => {
  await test.database.query(sql`DELETE FROM jobs`)
  mine = await lastingCallAs(test, demoAccounts.new.email)
})

/** Characters, all of one byte: as much as an upload may have. */
const maxBytes = 10_485_760
const fill = (text: string, size = maxBytes) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
const header =
  'external_id,legal_name,incorporation_type,country,established_date,address_line1,city,state,postal_code\n'
const rest = '1 Main St,Austin,TX,78701'
const lines = (make: (number: number) => string, count: number) =>
  Array.from({ length: count }, (_, n) => make(n)).join('\n')

/** Each is built when it is its turn, so that they don't fill the memory together. */
const files: Record<string, () => string> = {
  '60,000 columns': () => lines((n) => `c${n}`, 60_000).replaceAll('\n', ','),
  'a million columns': () => lines((n) => `c${n}`, 1_000_000).replaceAll('\n', ','),
  'a million columns in a row': () => `${header}${fill('x,', 2_000_000)}`,
  commas: () => fill(','),
  semicolons: () => fill(';'),
  tabs: () => `a\t${fill('\t', maxBytes - 2)}`,
  'empty rows': () => `${header}${fill(',\n', maxBytes - header.length)}`,
  'line ends': () => `${header}${fill('\n', maxBytes - header.length)}`,
  'carriage returns': () => fill('\r'),
  quotes: () => fill('"'),
  'a quote that is never closed': () => `"${fill('x', maxBytes - 1)}`,
  'quotes within quotes': () => `a,b\n${fill('"""",', maxBytes - 5)}`,
  'one cell': () => fill('x'),
  'one cell in a row': () => `${header}A,${fill('x', maxBytes - header.length - 2)}`,
  'cells of a megabyte': () =>
    `${header}${fill(`A,${fill('x', 900_000)},llc,US,2020-01-01,${rest}\n`, maxBytes - header.length)}`,
  'more rows than allowed': () => `${header}${lines((n) => `R${n},x`, 400_000)}`,
  'rows of errors': () => `${header}${lines((n) => `E${n},,nothing,ZZ,yesterday,${rest}`, 150_000)}`,
  'rows of the same business': () => `${header}${lines(() => `S,Same LLC,llc,US,2020-01-01,${rest}`, 150_000)}`,
  'rows of a thousand columns': () => `${header}${fill(`${fill('1,', 2_000)}\n`, maxBytes - header.length)}`,
  'dates that never end': () => `${header}${lines((n) => `D${n},x,llc,US,${fill('1', 500)},${rest}`, 18_000)}`,
  blanks: () => fill(' '),
  'blanks in cells': () => `${header}${fill(`${fill(' ', 500)},`, maxBytes - header.length)}`,
  'NUL characters': () => `${header}${fill('\0', 1_000_000)}`,
  'byte order marks': () => fill('\uFEFF', 3_000_000),
  formulas: () => `${header}${lines((n) => `'=${n},'=cmd|,llc,US,2020-01-01,${rest}`, 20_000)}`,
  'escape sequences': () => fill('\u001b[2J'),
  'angle brackets': () => fill('<script>alert(1)</script>,'),
  backslashes: () => fill('\\'),
  nothing: () => '',
  'a header alone': () => header,
}

/** The rest takes minutes: `npm run test:full`. */
const some = ['60,000 columns', 'a million columns', 'commas', 'quotes', 'one cell in a row']
const names = process.env.FULL === '1' ? Object.keys(files) : some

/** Milliseconds. */
const longestWait = 1_000
/** Baseline: one incompressible line of the maximum size, which the parser rejects immediately. */
const baselineFile = () => randomBytes((maxBytes * 3) / 4).toString('base64')

describe('a hostile file', () => {
  it.each(names)("doesn't block requests: %s", async (name) => {
    const payload = files[name]?.() ?? ''
    let [shortest, limit] = [Number.POSITIVE_INFINITY, longestWait]
    // Other processes can take the processor for a while; a file that blocks does so every time.
    for (let runs = 0; runs < 5 && shortest > limit; runs += 1) {
      shortest = Math.min(shortest, await longestBlockOf(payload))
      // The embedded engine stores every file in one blocking statement, which takes longer on a busy machine.
      if (shortest > limit) limit = Math.max(limit, await longestBlockOf(baselineFile()))
    }
    expect(shortest).toBeLessThan(limit)
  })
})

/** Milliseconds for which processing a file blocked the server. */
async function longestBlockOf(payload: string): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.reset()
  const response = await mine('/dataingestion/manual_uploads?dataset_type=businesses&file_name=hostile.csv', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    payload,
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([202, 422]).toContain(response.statusCode)
  await test.runJobs()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  if (response.statusCode === 202) {
    const ended = await mine(`/dataset_uploads/${response.json().event_id}`)
    expect(ended.json().status).not.toBe('processing')
  }
  return delay.max / 1e6
}
