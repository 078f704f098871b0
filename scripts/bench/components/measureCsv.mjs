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
  const ratio = ratioOf(found.ours, found.native)
  const longest = middle(found.longest)
  return [
    {
      what: 'script time of a CSV of 100,000 rows, to map and join',
      of: 'toCsvSlices',
      figure: times(ratio),
      goal: '≤ 1.10×',
      isMet: ratio <= 1.1,
    },
    {
      what: 'the same, to map and join with quotes where needed',
      of: 'toCsvSlices',
      figure: times(ratioOf(found.ours, found.quoted)),
    },
    {
      what: 'longest slice',
      of: 'toCsvSlices',
      figure: `${Math.round(longest)} ms`,
      goal: '< 50 ms',
      isMet: longest < 50,
    },
  ]
}
