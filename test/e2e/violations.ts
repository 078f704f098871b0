import axe from 'axe-core'
import type { Page } from 'playwright'

/** axe violations as sentences: of all rules, or of those that depend on colors. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // The content security policy blocks foreign scripts, but not those the browser injects.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      // Waits for animations, because faded text lacks contrast. Endless ones, such as loading states, and those that follow
      // scrolling aren't awaited; a cancelled one may never settle.
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
      const most = new Promise((resolve) => setTimeout(resolve, 1000))
      await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), most])
      const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') }
      // react-aria's live announcer keeps labels of removed buttons for some seconds.
      const context = { exclude: [['[role=log]']] }
      return (await runner.run(context, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations
    },
    rules === 'colors' ? ['color-contrast', 'link-in-text-block'] : undefined,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
