import { describe, expect, it } from 'vitest'
import { readIdentity } from './identity'

const now = Date.UTC(2026, 10, 21, 12)
const acceptance = { clientId: 'dashboard', now }
const good = {
  exp: now / 1000 + 60,
  aud: 'dashboard',
  name: 'Zoë Ångström',
  email: 'zoe@example.com',
  app_metadata: { userId: 'user_1', role: 'admin', organization_id: null, partner_id: 'p' },
}

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const token = (claims: unknown) => `${encode({ alg: 'ES256' })}.${encode(claims)}.c2ln`

describe('readIdentity', () => {
  it('reads the user of a token, including non-ASCII letters', () => {
    expect(readIdentity(token(good), acceptance)).toMatchObject({
      name: 'Zoë Ångström',
      userId: 'user_1',
      role: 'admin',
      partnerId: 'p',
      organizationId: null,
    })
  })

  it('accepts a list of audiences that contains the client', () => {
    expect(readIdentity(token({ ...good, aud: ['other', 'dashboard'] }), acceptance)).toBeDefined()
  })

  it.each([
    ['has expired', { ...good, exp: now / 1000 - 1 }],
    ['expires now', { ...good, exp: now / 1000 }],
    ['has no expiry', { ...good, exp: undefined }],
    ['has an expiry that is no number', { ...good, exp: '9999999999' }],
    ['is meant for another client', { ...good, aud: 'other' }],
    ['is meant for other clients', { ...good, aud: ['other'] }],
    ['has no audience', { ...good, aud: undefined }],
    ['has no metadata', { ...good, app_metadata: undefined }],
    ['has no userId', { ...good, app_metadata: { ...good.app_metadata, userId: '' } }],
    ['has no role', { ...good, app_metadata: { ...good.app_metadata, role: ' ' } }],
    ['is a list', [good]],
    ['is no object', 'null'],
    ['is no JSON', '{'],
  ])('refuses a token that %s', (_why, claims) => {
    expect(readIdentity(token(claims), acceptance)).toBeUndefined()
  })

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.!.c', `${token(good)}.more`])('refuses %j', (text) => {
    expect(readIdentity(text, acceptance)).toBeUndefined()
  })
})
