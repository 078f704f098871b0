import axe from 'axe-core'
import type { Page } from 'playwright'

/** axe violations as sentences: of all rules, or of those that depend on colors. */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // The content security policy blocks foreign scripts, but not those the browser injects.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      // Waits for animations, because faded text lacks contrast; not for endless ones, such as loading states, and those
      // that follow scrolling.
      const isAnimating = () =>
        document
          .getAnimations()
          .some(
            ({ playState, effect, timeline }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          )
      while (isAnimating()) await new Promise((resolve) => setTimeout(resolve, 20))
      const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') }
      // react-aria's live announcer keeps labels of removed buttons for some seconds.
      const context = { exclude: [['[role=log]']] }
      return (await runner.run(context, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations
    },
    rules === 'colors' ? ['color-contrast', 'link-in-text-block'] : undefined,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
