import { expect, it } from 'vitest'
import { safeReturnPath } from './returnPath'

const origin = 'https://dashboard.test'

it.each([
  ['/businesses?status=funded&partner_id=1#top', '/businesses?status=funded&partner_id=1#top'],
  ['/loginx', '/loginx'],
  ['/businesses?token=a.b.c&status=funded&synthetics_token=d', '/businesses?status=funded'],
  [undefined, '/'],
  ['', '/'],
  ['businesses', '/'],
  ['//elsewhere.test/a', '/'],
  ['/\\elsewhere.test/a', '/'],
  ['/\t/elsewhere.test', '/'],
  ['https://elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  ['/login/code?return_to=/a', '/'],
  ['/a/../login', '/'],
])('redirects %j to %j', (path, to) => {
  expect(safeReturnPath(path, origin)).toBe(to)
})
