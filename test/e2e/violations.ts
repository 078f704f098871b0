import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds, as a sentence each. */
export async function violations(page: Page): Promise<string[]> {
  // The page's policy lets no foreign script in; the browser itself may.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') }
    // react-aria's announcer keeps the name of a button that has gone for some seconds; nobody sees it, and it says it once.
    const context = { exclude: [['[role=log]']] }
    return (await runner.run(context, { resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
