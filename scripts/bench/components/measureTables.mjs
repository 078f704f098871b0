import { ratioOf, times, turned } from './ratios.mjs'

const names = {
  byHand: 'by hand',
  ours: 'WindowedTable',
  dataGrid: 'react-data-grid',
  tanstack: 'TanStack Table with Virtual',
}

const runs = [
  {
    rows: 10_000,
    slowdown: 4,
    subjects: ['byHand', 'ours', 'dataGrid', 'tanstack'],
    goals: { mount: 1.5, sort: 1.1, filter: 1.2, scroll: 1.2 },
  },
  {
    rows: 100_000,
    slowdown: 1,
    subjects: ['byHand', 'ours'],
    goals: { mount: 1.1, sort: 1.1, filter: 1.2, heap: 1.2 },
  },
]

const words = {
  mount: 'mount',
  sort: 'sort by text',
  filter: 'keystroke in the search',
  scroll: 'scroll frame',
  heap: 'heap growth',
}

export async function measureTables({ open, rounds, say }) {
  const rows = []
  for (const { rows: count, slowdown, subjects, goals } of runs) {
    const found = Object.fromEntries(
      subjects.map((subject) => [subject, { mount: [], sort: [], filter: [], scroll: [], heap: [] }]),
    )
    // The first round warms up caches.
    for (let round = -1; round < rounds; round++) {
      for (const subject of turned(subjects, round + 1)) {
        const measured = await measureOnce(open, subject, count, slowdown)
        if (round >= 0) for (const [what, value] of Object.entries(measured)) found[subject][what].push(value)
      }
      say(`tables of ${count} rows, round ${round + 1} of ${rounds}`)
    }
    for (const [what, goal] of Object.entries(goals)) {
      for (const subject of subjects) {
        if (subject === 'byHand') continue
        const ratio = ratioOf(found[subject][what], found.byHand[what])
        rows.push({
          what: `${words[what]}, ${count.toLocaleString('en-US')} rows${slowdown > 1 ? ` at ${slowdown}× slowdown` : ''}`,
          of: names[subject],
          figure: times(ratio),
          ...(subject === 'ours' && { goal: `≤ ${times(goal)}`, isMet: ratio <= goal }),
        })
      }
    }
  }
  return rows
}

async function measureOnce(open, subject, count, slowdown) {
  const opened = await open({ subject, kind: 'table', rows: count })
  const { page, session, cost, heap, close } = opened
  const heapBefore = await heap()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const act = (what, ...news) =>
    cost('TaskDuration', () => page.evaluate(([name, args]) => window.bench[name](...args), [what, news]))

  const mount = await act('mount')
  // Lets the page settle, like a user looking at the list.
  await page.waitForTimeout(slowdown > 1 ? 1500 : 2500)
  // Collects the mount's garbage first, so it isn't counted later.
  await heap()
  const sort = await act('sort')
  await act('unsort')
  // A first keystroke, a second one and a Backspace.
  let filter = 0
  for (const search of ['c', 'co', 'cop', 'co']) filter += await act('search', search)
  await act('search', '')
  const scroll = (await act('scroll', 60)) / 60
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const grown = (await heap()) - heapBefore
  await close()
  return { mount, sort, filter: filter / 4, scroll, heap: grown }
}
