import { expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from './reloadOnce'

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage
}

it('reloads once per reason, and again after the reason was cleared', () => {
  const options = { storage: storage(), reload: vi.fn() }
  expect([reloadOnce('chunk', options), reloadOnce('chunk', options), reloadOnce('claims', options)]).toEqual([
    true,
    false,
    true,
  ])
  forgetReload('chunk', options.storage)
  expect(reloadOnce('chunk', options)).toBe(true)
  expect(options.reload).toHaveBeenCalledTimes(3)
})

it("doesn't reload if storage is blocked", () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
  } as unknown as Storage
  const reload = vi.fn()
  expect(reloadOnce('chunk', { storage: blocked, reload })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('reloads again after the configured time', () => {
  const options = { storage: storage(), reload: vi.fn(), againAfter: 1000 }
  expect([0, 999, 1000].map((now) => reloadOnce('chunk', { ...options, now }))).toEqual([true, false, true])
})
