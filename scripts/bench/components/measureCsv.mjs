import { middle, ratioOf, times } from './ratios.mjs'

/** 100 000 rows to the text of a file. */
export async function measureCsv({ open, rounds, say }) {
  const { page, close } = await open({ subject: 'csv', kind: 'csv', rows: 100_000 })
  const found = { native: [], quoted: [], ours: [], longest: [] }
  for (let round = -2; round < rounds; round++) {
    const measured = await page.evaluate((isOdd) => window.bench.csv(isOdd), round % 2 !== 0)
    if (round < 0) continue
    for (const [what, value] of Object.entries(measured)) found[what].push(value)
  }
  say(`files, ${rounds} rounds`)
  await close()
  const ratio = ratioOf(found.ours, found.quoted)
  const longest = middle(found.longest)
  const what = 'script time of a CSV of 100,000 rows'
  const of = 'toCsvSlices'
  return [
    { what: `${what}, to map and join with quotes`, of, figure: times(ratio), goal: '≤ 1.10×', isMet: ratio <= 1.1 },
    { what: `${what}, to map and join without any`, of, figure: times(ratioOf(found.ours, found.native)) },
    { what: 'longest slice', of, figure: `${Math.round(longest)} ms`, goal: '< 50 ms', isMet: longest < 50 },
  ]
}
