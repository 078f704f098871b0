import { expect, it } from 'vitest'
import { createTokenStore } from './tokenStore'

function storage(isFull = false) {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage & { values: Map<string, string> }
}

const alternate = { token: 'a', isProvider: false, isSynthetic: false }
const provider = { token: 'p', isProvider: true, refreshToken: 'r' }

it('keeps the alternate login under its own key, and one identity at a time', () => {
  const area = storage()
  const store = createTokenStore(() => area)
  store.write(alternate)
  expect([...area.values]).toEqual([['partner-dashboard.alternate-login-token', 'a']])
  expect(store.read()).toEqual(alternate)
  store.write(provider)
  expect(store.read()).toEqual(provider)
  store.write({ ...alternate, isSynthetic: true })
  expect(store.read()).toEqual({ ...alternate, isSynthetic: true })
  store.write(null)
  expect(area.values.size).toBe(0)
})

it('is signed out on a page that set the identity aside, until a new sign-in', () => {
  const area = storage()
  const [store, otherTab] = [createTokenStore(() => area), createTokenStore(() => area)]
  store.write(alternate)
  store.setAside()
  expect(store.read()).toBeNull()
  expect(otherTab.read()).toEqual(alternate)
  store.write(provider)
  expect(store.read()).toEqual(provider)
  expect(otherTab.read()).toEqual(provider)
})

it.each(['{', 'null', '{"token":1}', '[]'])('ignores %s', (text) => {
  const area = storage()
  area.values.set('partner-dashboard.identity', text)
  expect(createTokenStore(() => area).read()).toBeNull()
})

it('keeps the identity in memory if storage is full or blocked', () => {
  const full = storage(true)
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const store of [createTokenStore(() => full), createTokenStore(blocked)]) {
    store.write(provider)
    expect(store.read()).toEqual(provider)
    store.write(null)
    expect(store.read()).toBeNull()
  }
})
