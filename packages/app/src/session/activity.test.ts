import { expect, it } from 'vitest'
import { createActivity } from './activity'

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

it('is shared between tabs', () => {
  let now = 1_000_000
  const storage = memoryStorage()
  const [here, there] = [
    createActivity(
      () => now,
      () => storage,
    ),
    createActivity(
      () => now,
      () => storage,
    ),
  ]
  now += 60_000
  here.mark()
  expect(there.last()).toBe(1_060_000)
  now += 1000
  here.mark()
  expect([here.last(), there.last()]).toEqual([1_061_000, 1_060_000])
  now += 5000
  here.mark()
  expect(there.last()).toBe(1_066_000)
})

it('starts with the page, and stays in the tab if storage is blocked', () => {
  let now = 1_000_000
  const activity = createActivity(
    () => now,
    () => {
      throw new Error('blocked')
    },
  )
  expect(activity.last()).toBe(1_000_000)
  now += 10_000
  activity.mark()
  expect(activity.last()).toBe(1_010_000)
})

it('ignores invalid or future stored values', () => {
  const storage = memoryStorage()
  const activity = createActivity(
    () => 1_000_000,
    () => storage,
  )
  for (const text of ['9999999999', 'soon', '']) {
    storage.setItem('partner-dashboard.last-activity', text)
    expect(activity.last()).toBe(1_000_000)
  }
})
