import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds, as a sentence each. */
export async function violations(page: Page): Promise<string[]> {
  // The page's policy lets no foreign script in; the browser itself may.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    // Half faded in, words have not their contrast yet. What runs for ever, such as a shape that is loading, is not waited for.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') }
    // react-aria's announcer keeps the name of a button that has gone for some seconds; nobody sees it, and it says it once.
    const context = { exclude: [['[role=log]']] }
    return (await runner.run(context, { resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
