import { spread, times } from '../components/ratios.mjs'
import { measureOnce } from './measureLoads.mjs'
import { slowNetwork } from './openPage.mjs'

/** Pairs of pages under the same conditions, in the table's order. */
const visits = [
  { page: 'list of businesses', of: 'floor', network: slowNetwork, meters: { shown: 1.35 } },
  { page: 'floor', of: 'bare', meters: { shown: undefined, script: undefined, heap: undefined } },
  { page: 'list of businesses', of: 'floor', meters: { shown: undefined, script: undefined, heap: undefined } },
  { page: 'list of businesses', of: 'bare', isRepeat: true, meters: { shown: 2.2, script: 2.2 } },
  { page: 'floor', of: 'bare', isRepeat: true, meters: { shown: undefined, script: undefined } },
]

const names = { shown: 'content painted', script: 'script time', heap: 'heap' }

/** Opens the list over a slow network and with a filled cache, alternating with the floor or the bare page. */
export async function measureVisits({ browser, subjects, rounds, say }) {
  const found = visits.map(() => ({ own: [], other: [] }))
  for (let round = -1; round < rounds; round++) {
    for (const [at, { page, of, network, isRepeat }] of visits.entries()) {
      const other = await measureOnce(browser, { ...subjects[of], network, isRepeat })
      const own = await measureOnce(browser, { ...subjects[page], network, isRepeat })
      if (round < 0) continue
      found[at].own.push(own)
      found[at].other.push(other)
    }
    if (round >= 0) say(`visits, round ${round + 1} of ${rounds}`)
  }
  return visits.flatMap(({ page, of, network, isRepeat, meters }, at) =>
    Object.entries(meters).map(([meter, goal]) => {
      const [own, other] = [found[at].own, found[at].other].map((all) => all.map((each) => each[meter]))
      const { ratio, text } = spread(own, other)
      const where = `${network ? ', 150 ms and 10 Mbit/s' : ''}${isRepeat ? ', repeat visit' : ''}`
      return {
        what: `${names[meter]}${where}, vs. the ${of} page`,
        of: page,
        figure: text,
        ...(goal && { goal: `≤ ${times(goal)}`, isMet: ratio <= goal }),
      }
    }),
  )
}
