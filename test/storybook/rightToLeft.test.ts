import { expect, it } from 'vitest'
import { withStorybook } from './builtStorybook'

// Stories run on unprocessed styles. A build may rewrite them for older browsers and break right-to-left layouts.
const built = withStorybook()

it('fills a bar from the right on right-to-left pages', async () => {
  await built.open('components-progressbar--right-to-left')
  const bar = built.page().getByRole('progressbar')
  await bar.waitFor()
  const gaps = await bar.evaluate((track) => {
    const around = track.getBoundingClientRect()
    const fill = (track.firstElementChild as Element).getBoundingClientRect()
    return { left: Math.round(fill.left - around.left), right: Math.round(around.right - fill.right) }
  })
  expect(gaps.right).toBe(0)
  expect(gaps.left).toBeGreaterThan(0)
})
