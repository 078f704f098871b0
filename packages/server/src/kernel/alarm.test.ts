import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAlarm } from './alarm'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A task whose runs end on demand. */
function controlled(wait = 1000) {
  const ends: (() => void)[] = []
  const task = vi.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(wait))))
  const alarm = createAlarm(task)
  const end = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { alarm, task, end }
}

it('does nothing before it is started', async () => {
  const { alarm, task } = controlled()
  alarm.ringIn(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).not.toHaveBeenCalled()
})

it('runs at start, and again after the returned time', async () => {
  const { alarm, task, end } = controlled(1000)
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  await vi.advanceTimersByTimeAsync(999)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

it('takes the earliest time and ignores later ones', async () => {
  const { alarm, task, end } = controlled(1000)
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  await end()
  alarm.ringIn(100)
  await vi.advanceTimersByTimeAsync(90)
  alarm.ringIn(100)
  await vi.advanceTimersByTimeAsync(10)
  expect(task).toHaveBeenCalledTimes(2)
})

it('never runs concurrently, and runs again after a request during a run', async () => {
  const { alarm, task, end } = controlled(1000)
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  alarm.ringIn(10)
  await vi.advanceTimersByTimeAsync(50)
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  expect(task).toHaveBeenCalledTimes(2)
})

it('stays stopped, also when it is stopped during a run', async () => {
  const { alarm, task, end } = controlled(0)
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  alarm.stop()
  await end()
  alarm.ringIn(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
  expect(alarm.isStopped()).toBe(true)
})

it('starts again after a stop', async () => {
  const { alarm, task, end } = controlled(1000)
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  alarm.stop()
  await end()
  alarm.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(2)
})
