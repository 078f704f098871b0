import { beforeEach, expect, it, vi } from 'vitest'
import { createAccessTokens } from './accessTokens'
import { staleAfter } from './sessionState'
import type { StoredIdentity } from './tokenStore'

let now: number
const exchange = vi.fn<(stored: StoredIdentity) => Promise<{ accessToken: string; identityToken: string }>>()
const tokens = () => createAccessTokens({ exchange, now: () => now })
const first: StoredIdentity = { token: 'identity 1', isProvider: false }
const second: StoredIdentity = { token: 'identity 2', isProvider: false }

beforeEach(() => {
  now = 0
  let count = 0
  exchange
    .mockReset()
    .mockImplementation(async ({ token }) => ({ accessToken: `access ${++count}`, identityToken: token }))
})

it('empty → pending: concurrent requests share one exchange', async () => {
  const access = tokens()
  expect(await Promise.all([access.get(first), access.get(first)])).toEqual(['access 1', 'access 1'])
  expect(exchange).toHaveBeenCalledOnce()
})

it('pending → cached: the token is reused for 12 minutes', async () => {
  const access = tokens()
  await access.get(first)
  now = staleAfter - 1
  expect(await access.get(first)).toBe('access 1')
})

it('cached → pending: a stale token is exchanged again', async () => {
  const access = tokens()
  await access.get(first)
  now = staleAfter
  expect(await access.get(first)).toBe('access 2')
})

it('cached → pending: the token of another identity is not reused', async () => {
  const access = tokens()
  await access.get(first)
  expect(await access.get(second)).toBe('access 2')
})

it('cached → pending: a token of a renewed identity serves that identity only', async () => {
  exchange.mockResolvedValueOnce({ accessToken: 'renewed', identityToken: second.token })
  const access = tokens()
  expect(await access.get(first)).toBe('renewed')
  expect(await access.get(second)).toBe('renewed')
  expect(exchange).toHaveBeenCalledOnce()
})

it('pending → empty: a failed exchange is tried again', async () => {
  exchange.mockRejectedValueOnce(new Error('502'))
  const access = tokens()
  await expect(access.get(first)).rejects.toThrow('502')
  expect(await access.get(first)).toBe('access 1')
})

it('pending → pending: another identity starts its own exchange, which outlasts the first', async () => {
  let fail: (error: Error) => void = () => undefined
  exchange.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject
    }),
  )
  let succeed: () => void = () => undefined
  exchange.mockReturnValueOnce(
    new Promise((resolve) => {
      succeed = () => resolve({ accessToken: 'second', identityToken: second.token })
    }),
  )
  const access = tokens()
  const refused = access.get(first)
  const response = access.get(second)
  fail(new Error('401'))
  await expect(refused).rejects.toThrow('401')
  const shared = access.get(second)
  succeed()
  expect(await Promise.all([response, shared])).toEqual(['second', 'second'])
  expect(exchange).toHaveBeenCalledTimes(2)
})

it('cached → empty: invalidate drops the token', async () => {
  const access = tokens()
  await access.get(first)
  access.invalidate()
  expect(await access.get(first)).toBe('access 2')
})

it('pending → pending: invalidate keeps the exchange', async () => {
  const access = tokens()
  const response = access.get(first)
  access.invalidate()
  expect(await Promise.all([response, access.get(first)])).toEqual(['access 1', 'access 1'])
})

it('pending → empty: clear drops the exchange', async () => {
  const access = tokens()
  const response = access.get(first)
  access.clear()
  expect(await Promise.all([response, access.get(first)])).toEqual(['access 1', 'access 2'])
})
