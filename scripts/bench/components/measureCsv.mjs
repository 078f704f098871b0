import { middle, ratioOf, times, turned } from './ratios.mjs'

/** Measures writing 100,000 rows as CSV. */
export async function measureCsv({ open, rounds, say }) {
  const { page, cost, close } = await open({ subject: 'csv', kind: 'csv', rows: 100_000 })
  const found = { bare: [], quoted: [], ours: [] }
  const slices = []
  // Two warm-up rounds.
  for (let round = -2; round < rounds; round++) {
    for (const subject of turned(Object.keys(found), round + 2)) {
      const took = await cost('TaskDuration', async () => {
        const answer = await page.evaluate((name) => window.bench[name](), subject)
        if (subject === 'ours' && round >= 0) slices.push(answer)
      })
      if (round >= 0) found[subject].push(took)
    }
  }
  say(`files, ${rounds} rounds`)
  await close()
  const ratio = ratioOf(found.ours, found.quoted)
  const longest = middle(slices)
  const what = 'script time of a CSV of 100,000 rows'
  const of = 'toCsvSlices'
  return [
    { what: `${what}, vs. map and join with quotes`, of, figure: times(ratio), goal: '≤ 1.10×', isMet: ratio <= 1.1 },
    { what: `${what}, vs. map and join without quotes`, of, figure: times(ratioOf(found.ours, found.bare)) },
    { what: 'longest slice', of, figure: `${Math.round(longest)} ms`, goal: '< 50 ms', isMet: longest < 50 },
  ]
}
