import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenewal } from './renewal'
import { type SignInProvider, SignInRefused } from './signInProvider'
import type { StoredIdentity } from './tokenStore'

const expired: StoredIdentity = { token: 'old', isProvider: true, refreshToken: 'r1' }
const renewed: StoredIdentity = { token: 'new', isProvider: true, refreshToken: 'r2' }
const unreachable = new TypeError('Failed to fetch')

let stored: StoredIdentity | null
const store = {
  read: () => stored,
  write: (next: StoredIdentity | null) => {
    stored = next
  },
}
const renew = vi.fn<SignInProvider['renew']>()
const provider: SignInProvider = { begin: vi.fn(), complete: vi.fn(), endUrl: vi.fn(), renew }
const renewal = (isAcceptable = true) =>
  createRenewal({ store, loadProvider: async () => provider, isAcceptable: () => isAcceptable })

beforeEach(() => {
  stored = expired
  renew.mockReset().mockResolvedValue({ token: 'new', refreshToken: 'r2' })
})

describe('renew', () => {
  it('stores the renewed identity, once for concurrent calls', async () => {
    const it = renewal()
    expect(await Promise.all([it.renew(expired), it.renew(expired)])).toEqual([renewed, renewed])
    expect(renew).toHaveBeenCalledOnce()
    expect(stored).toEqual(renewed)
  })

  it('uses an identity renewed by another tab', async () => {
    stored = renewed
    expect(await renewal().renew(expired)).toEqual(renewed)
    expect(renew).not.toHaveBeenCalled()
  })

  it('can be retried after a failure', async () => {
    renew.mockRejectedValueOnce(unreachable)
    const it = renewal()
    await expect(it.renew(expired)).rejects.toBe(unreachable)
    expect(stored).toEqual(expired)
    expect(await it.renew(expired)).toEqual(renewed)
  })

  it('is refused after a sign-out', async () => {
    stored = null
    await expect(renewal().renew(expired)).rejects.toBeInstanceOf(SignInRefused)
  })

  it('is refused without a refresh token or a provider', async () => {
    stored = { token: 'old', isProvider: true }
    await expect(renewal().renew(stored)).rejects.toBeInstanceOf(SignInRefused)
    stored = expired
    const withoutProvider = createRenewal({ store, loadProvider: undefined, isAcceptable: () => true })
    await expect(withoutProvider.renew(expired)).rejects.toBeInstanceOf(SignInRefused)
  })

  it('is refused when the renewed identity is not acceptable, which is not stored', async () => {
    await expect(renewal(false).renew(expired)).rejects.toBeInstanceOf(SignInRefused)
    expect(stored).toEqual(expired)
  })
})

describe('refresh', () => {
  it.each(['current', 'expired'] as const)('uses the %s identity as it is', async (state) => {
    expect(await renewal().refresh(expired, state)).toBe(expired)
    expect(renew).not.toHaveBeenCalled()
  })

  it.each(['stale', 'renewable'] as const)('renews the %s identity', async (state) => {
    expect(await renewal().refresh(expired, state)).toEqual(renewed)
  })

  it('uses the stale identity while the provider is unreachable', async () => {
    renew.mockRejectedValueOnce(unreachable)
    expect(await renewal().refresh(expired, 'stale')).toBe(expired)
  })

  it('fails for an expired identity while the provider is unreachable', async () => {
    renew.mockRejectedValueOnce(unreachable)
    await expect(renewal().refresh(expired, 'renewable')).rejects.toBe(unreachable)
  })

  it.each(['stale', 'renewable'] as const)('fails when the provider refuses the %s identity', async (state) => {
    renew.mockRejectedValueOnce(new SignInRefused('invalid_grant'))
    await expect(renewal().refresh(expired, state)).rejects.toBeInstanceOf(SignInRefused)
  })
})
