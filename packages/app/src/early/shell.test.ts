import { expect, it } from 'vitest'
import { shellOf } from './shell'

const now = 1_700_000_000_000

function tokenOf(metadata: object, { expiresIn = 3600, claim = 'app_metadata' } = {}): string {
  return `a.${btoa(JSON.stringify({ exp: now / 1000 + expiresIn, [claim]: metadata }))}.c`
}

const partnerUser = tokenOf({ partner_id: 'p1' })
const organizationUser = tokenOf({ organization_id: 'o1' })
const shellAt = (path: string, token = partnerUser) =>
  shellOf(new URL(path, 'https://dashboard.example.com'), token, now)

it.each([
  ['/businesses', { content: 'list', hasBanner: false }],
  ['/businesses/', { content: 'list', hasBanner: false }],
  ['/businesses/list?status=eligible', { content: 'list', hasBanner: false }],
  ['/businesses?sandbox_mode=true', { content: 'list', hasBanner: true }],
  ['/', { content: 'home', hasBanner: false }],
  ['/businesses/business_1/capital/overview', { content: 'business', hasBanner: false }],
  ['/businesses/business_1/capital/timeline', { content: 'frame', hasBanner: false }],
  ['/businesses/capital', { content: 'frame', hasBanner: false }],
  ['/playground/create-offer', { content: 'frame', hasBanner: true }],
])('shows what %s starts with', (path, shell) => {
  expect(shellAt(path)).toEqual(shell)
})

it.each([
  ['/businesses', 'frame'],
  ['/businesses?partner_id=p1', 'list'],
])('shows %s of an organization as its %s', (path, content) => {
  const named = tokenOf({ organization_id: 'o1' }, { claim: 'https://example.com/metadata' })
  expect(shellAt(path, organizationUser)).toEqual({ content, hasBanner: false })
  expect(shellAt(path, named)).toEqual({ content, hasBanner: false })
})

it('never shows an organization the sandbox banner', () => {
  expect(shellAt('/playground/create-offer?partner_id=p1', organizationUser)?.hasBanner).toBe(false)
})

it.each([
  ['expired', tokenOf({ partner_id: 'p1' }, { expiresIn: -1 })],
  ['unreadable', 'nonsense'],
  ['without an expiry', `a.${btoa('{}')}.c`],
])('shows nothing if the identity is %s', (_, token) => {
  expect(shellAt('/businesses', token)).toBeUndefined()
})
