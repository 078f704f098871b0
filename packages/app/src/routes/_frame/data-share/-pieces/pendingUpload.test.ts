import type { Api } from '@partner-dashboard/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUpload, interruptedUpload, rememberUpload } from './pendingUpload'

const api = { userId: 'user_1', scope: { partnerId: 'partner_1', mode: 'prod' } } as Api
const { signal } = new AbortController()
const interrupted = async () => (await interruptedUpload(api, signal))?.fileName

beforeEach(() => {
  const storage = {
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }
  vi.stubGlobal('localStorage', storage)
  // Without locks, as after the pages are closed.
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['first', 'second.csv'],
  ['second', 'first.csv'],
])('reports the upload of another tab if the %s one ends', async (ended, reported) => {
  const first = rememberUpload(api, 'first.csv', 'sales')
  const second = rememberUpload(api, 'second.csv', 'owners')
  const end = ended === 'first' ? first : second
  end()
  expect(await interrupted()).toBe(reported)
})

it('reports the other upload after one is dismissed', async () => {
  rememberUpload(api, 'first.csv', 'sales')
  rememberUpload(api, 'second.csv', 'owners')
  const one = await interruptedUpload(api, signal)
  forgetUpload(one?.key ?? '')
  const other = await interruptedUpload(api, signal)
  forgetUpload(other?.key ?? '')
  expect([one?.fileName, other?.fileName].sort()).toEqual(['first.csv', 'second.csv'])
  expect(await interrupted()).toBeUndefined()
})

it("doesn't report the uploads of another user, partner or mode", async () => {
  rememberUpload({ ...api, scope: { ...api.scope, mode: 'sandbox' } } as Api, 'sandbox.csv', 'sales')
  rememberUpload({ ...api, userId: 'user_2' } as Api, 'other.csv', 'sales')
  expect(await interrupted()).toBeUndefined()
})
