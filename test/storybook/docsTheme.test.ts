import { expect, it } from 'vitest'
import { withStorybook } from './builtStorybook'

// A docs page renders a component's light and dark stories together.
const built = withStorybook()

it('limits a dark story of a docs page to itself', async () => {
  await built.openDocs('patterns-list--docs')
  const page = built.page()
  const dark = page.locator('#story--patterns-list--dark--primary-inner, #story--patterns-list--dark-inner').first()
  await dark.locator('table').first().waitFor()
  const light = page.locator('#story--patterns-list--default--primary-inner').first()
  await light.locator('table').first().waitFor()
  const groundOf = (story: typeof dark) =>
    story
      .locator('table')
      .first()
      .evaluate((table) => getComputedStyle(table).getPropertyValue('--slate-1'))
  const grounds = [await groundOf(light), await groundOf(dark)]
  expect(new Set(grounds).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.className)).toContain('light')
  expect(await page.evaluate(() => document.documentElement.className)).not.toContain('dark')
})
