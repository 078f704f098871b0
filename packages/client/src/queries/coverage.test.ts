import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

interface ContractPaths {
  paths: Record<string, Record<string, { operationId?: string }>>
}

const contract: ContractPaths = createRequire(import.meta.url)('@partner-dashboard/contract/dashboard.json')
const here = new URL('.', import.meta.url)
const source = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n')

// Requested through the query token's URL, in transport/cube.ts.
const elsewhere = ['loadCubeQuery', 'loadCubeQueryByAddress', 'getCubeMeta']

it('has a query or a mutation for every operation of the contract', () => {
  const missing = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      if (operationId === undefined || elsewhere.includes(operationId)) return []
      const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      const call = new RegExp(`http\\s*\\.${method.toUpperCase()}\\(\\s*'${literal}'`)
      return call.test(source) ? [] : [`${operationId}: ${method.toUpperCase()} ${path}`]
    }),
  )
  expect(missing).toEqual([])
})
