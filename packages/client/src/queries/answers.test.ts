import { createRequire } from 'node:module'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import * as client from '../index'
import { createApi } from '../transport/api'

interface ContractPaths {
  paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>
}

const contract: ContractPaths = createRequire(import.meta.url)('@partner-dashboard/contract/dashboard.json')

/** Whether the operation returns a body. */
function answersSomething({ method, url }: Request): boolean {
  const parts = new URL(url).pathname.replace('/api', '').split('/')
  const fits = (path: string) => {
    const named = path.split('/')
    return named.length === parts.length && named.every((part, at) => part === parts[at] || part.startsWith('{'))
  }
  const match = Object.entries(contract.paths).find(([path, methods]) => fits(path) && method.toLowerCase() in methods)
  const responses = match?.[1][method.toLowerCase()]?.responses ?? {}
  return Object.entries(responses).some(([status, { content }]) => status.startsWith('2') && content !== undefined)
}

type Change = (variables: unknown, context: unknown) => Promise<unknown>

/** The mutation that an export creates; undefined for others. */
function madeBy(make: unknown, api: client.Api): Change | undefined {
  if (typeof make !== 'function' || !String(make).includes('mutationOptions')) return undefined
  return make(api).mutationFn
}

it('rejects responses to changes without the required fields', async () => {
  const believed: string[] = []
  let requested = 0
  for (const [name, make] of Object.entries(client)) {
    let isDue = false
    const api = createApi({
      baseUrl: 'http://api.test/api',
      scope: { partnerId: null, mode: 'prod' },
      userId: 'user_1',
      accessToken: async () => null,
      async fetch(request) {
        isDue = request.method !== 'GET' && answersSomething(request)
        return Response.json({})
      },
    })
    const file = new Blob(['a'])
    const variables = { id: 'x', vendor: 'x', event_type: 'x', changes: {}, etag: null, query: {}, file }
    const wasBelieved = await madeBy(make, api)?.(variables, { client: new QueryClient() }).then(
      () => true,
      () => false,
    )
    if (isDue) requested += 1
    if (isDue && wasBelieved) believed.push(name)
  }
  expect(believed).toEqual([])
  expect(requested).toBeGreaterThan(40)
})
