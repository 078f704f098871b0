import { expect, it } from 'vitest'
import type { Identity } from './identity'
import { type SessionState, sessionState, staleAfter } from './sessionState'
import type { StoredIdentity } from './tokenStore'

const now = Date.UTC(2026, 10, 21, 12)
const stored: StoredIdentity = { token: 't', isProvider: true, refreshToken: 'r' }
const alternate: StoredIdentity = { token: 't', isProvider: false }
const identity = (issuedAt: number | undefined) => ({ userId: 'user_1', issuedAt }) as Identity
const recent = identity((now - staleAfter + 1) / 1000)

type Case = [SessionState['name'], string, StoredIdentity | null, Identity | undefined, boolean]

it.each<Case>([
  ['signedOut', 'nothing is stored', null, undefined, true],
  ['current', 'the identity was issued less than 12 minutes ago', stored, recent, true],
  ['stale', 'the identity was issued 12 minutes ago', stored, identity((now - staleAfter) / 1000), true],
  ['stale', 'the identity has no time of issue', stored, identity(undefined), true],
  ['current', 'an identity without a refresh token is old', alternate, identity(0), true],
  ['current', 'an old identity has no provider to renew it', stored, identity(0), false],
  ['renewable', 'an expired identity has a refresh token', stored, undefined, true],
  ['expired', 'an expired identity has no refresh token', alternate, undefined, true],
  ['expired', 'an expired identity has no provider to renew it', stored, undefined, false],
])('is %s when %s', (name, _when, identity, read, hasProvider) => {
  expect(sessionState(identity, { read: () => read, hasProvider, now })).toEqual({
    name,
    stored: identity,
    identity: read,
  })
})
