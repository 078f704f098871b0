import type { JWTPayload } from 'jose'
import { expect, it, vi } from 'vitest'
import { cacheVerified } from './tokenCache'

it('verifies a token once, and respects its expiry', async () => {
  let now = 100
  const verify = vi.fn(async (token: string) =>
    token === 'good' && now < 200 ? { sid: 'session', exp: 200 } : undefined,
  )
  const verified = cacheVerified(
    verify,
    ({ sid }) => sid,
    () => now,
  )
  expect(await verified('good')).toBe('session')
  expect(await verified('good')).toBe('session')
  expect(verify).toHaveBeenCalledTimes(1)
  now = 200
  expect(await verified('good')).toBeUndefined()
  expect(verify).toHaveBeenCalledTimes(2)
  now = 199
  expect(await verified('good')).toBe('session')
  expect(verify).toHaveBeenCalledTimes(3)
})

it("doesn't cache rejected tokens, and limits the cache", async () => {
  const sidOf: Record<string, JWTPayload | undefined> = { bad: undefined, meaningless: { exp: 200 } }
  const verify = vi.fn(async (token: string) => (token in sidOf ? sidOf[token] : { sid: token, exp: 200 }))
  const verified = cacheVerified(
    verify,
    ({ sid }) => sid,
    () => 100,
  )
  for (const refused of ['bad', 'meaningless', 'bad', 'meaningless']) expect(await verified(refused)).toBeUndefined()
  expect(verify).toHaveBeenCalledTimes(4)
  for (let number = 0; number <= 10_000; number += 1) await verified(`token ${number}`)
  verify.mockClear()
  await verified('token 10000')
  expect(verify).not.toHaveBeenCalled()
  await verified('token 0')
  expect(verify).toHaveBeenCalledTimes(1)
})
