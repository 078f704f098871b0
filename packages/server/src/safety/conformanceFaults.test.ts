import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeFaults, type Fault, readFaults } from '../testing/conformanceFaults'
import { runConformance } from '../testing/runConformance'
import { openSpoilingProxy, type SpoilingProxy } from '../testing/spoilingProxy'
import { accessTokenOf, addApiKey, withApp } from '../testing/testApp'

const test = withApp()
const keys = { token: '', key: '', otherKey: '' }
let origin = ''
const proxies: SpoilingProxy[] = []

beforeAll(async () => {
  keys.token = await accessTokenOf(test, 'maya.ortiz@example.com')
  keys.key = await addApiKey(test)
  keys.otherKey = await addApiKey(test, 'stillwater-booking')
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  for (const proxy of proxies) proxy.close()
})

/** Operations whose responses a judgement of another one compares with its own. */
const comparedWith: Record<string, string> = {
  sumFundedProductRows: 'listFundedProductRows',
  getHomeSummary: 'sumFundedProductRows,listFundedProductRows',
  listCapitalProducts: 'listCapitalProductPayments',
  listCapitalProductPayments: 'listCapitalProducts',
}

/** Messages by operation. Requests only what judges the operations with faults. */
async function findings(faults: readonly Fault[], ...args: string[]) {
  const proxy = await openSpoilingProxy(origin, faults)
  proxies.push(proxy)
  const names = faults.flatMap(({ operation }) => [
    operation,
    operation.replace(/^count/, 'list'),
    comparedWith[operation] ?? operation,
  ])
  const { output } = await runConformance(keys, [
    ...['--base-url', `${proxy.origin}/api`, '--semantics'],
    ...['--only', [...new Set(names)].join(), ...args],
  ])
  const [, ...parts] = output.split(/\n\n(?=\w+ differs\n)/)
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part]))
}

describe.each([
  ['reads', ['--api', 'dashboard'], () => readFaults],
  ['changes', ['--api', 'public-v1', '--writes'], () => changeFaults(keys.otherKey)],
] as const)('planted faults in %s', (_, args, faultsOf) => {
  it('are all reported with their operation and what is wrong', async () => {
    const faults = faultsOf()
    const found = await findings(faults, ...args)
    const missed = faults.flatMap(({ name, operation, says }) =>
      says.test(found[operation] ?? '') ? [] : [`${name}: ${found[operation] ?? `${operation} isn't reported`}`],
    )
    expect(missed).toEqual([])
  })
})

it('has at least 42 faults', () => {
  expect(readFaults.length + changeFaults('').length).toBeGreaterThanOrEqual(42)
})
