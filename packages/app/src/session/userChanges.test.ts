import { beforeEach, expect, it, vi } from 'vitest'
import { createUserChanges } from './userChanges'

let userId: string | undefined
const otherTabs = new Set<() => void>()
const changes = () =>
  createUserChanges(
    () => userId,
    (listener) => {
      otherTabs.add(listener)
      return () => otherTabs.delete(listener)
    },
  )
const changeInAnotherTab = () => {
  for (const listener of otherTabs) listener()
}
const listener = vi.fn()

beforeEach(() => {
  userId = 'user_1'
  otherTabs.clear()
  listener.mockReset()
})

it.each([
  ['a sign-out', undefined],
  ['another user', 'user_2'],
])('reports %s in this tab, once', (_what, next) => {
  const users = changes()
  users.subscribe(listener)
  userId = next
  users.check()
  users.check()
  expect(listener).toHaveBeenCalledOnce()
})

it('reports another user from another tab', () => {
  changes().subscribe(listener)
  userId = 'user_2'
  changeInAnotherTab()
  expect(listener).toHaveBeenCalledOnce()
})

it("doesn't report a renewed token of the same user", () => {
  const users = changes()
  users.subscribe(listener)
  users.check()
  changeInAnotherTab()
  expect(listener).not.toHaveBeenCalled()
})

it('reports nothing after unsubscribing', () => {
  const users = changes()
  const unsubscribe = users.subscribe(listener)
  unsubscribe()
  userId = 'user_2'
  users.check()
  changeInAnotherTab()
  expect(listener).not.toHaveBeenCalled()
})
