import { startChild } from './children.mjs'

const path = '/api/partner_dashboard/capital_tab/csv_export?kind=businesses'
const megabyte = 1024 * 1024

/** Memory growth while streaming a file of 100,000 rows. */
export async function measureExport({ place, engine, say }) {
  const child = startChild()
  try {
    const port = await child.ask('ours', place)
    const [token] = await child.ask('signIn', 1)
    const download = async (filter) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}${filter}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      let [lines, most, seen] = [0, 0, 0]
      for await (const chunk of response.body) {
        for (const byte of chunk) if (byte === 10) lines += 1
        if (performance.now() - seen < 20) continue
        seen = performance.now()
        most = Math.max(most, await child.ask('memory'))
      }
      return { lines, most: Math.max(most, await child.ask('memory')) }
    }
    // Warm-up.
    await download('&region=TX')
    const before = await child.ask('memory')
    const { lines, most } = await download('')
    if (lines < 100_000) throw new Error(`The file ended after ${lines} lines.`)
    say(`export of 100,000 rows, ${engine}`)
    const growth = (most - before) / megabyte
    return [
      {
        what: 'memory growth while streaming a CSV of 100,000 rows',
        of: `server, ${engine}`,
        figure: `${Math.round(growth)} MB`,
        goal: '< 64 MB',
        isMet: growth < 64,
      },
    ]
  } finally {
    await child.stop()
  }
}
