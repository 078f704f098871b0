import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { origin, signIn, visit, withBrowser } from './person'

withBrowser()

interface Weight {
  jsBytes: number
  cssBytes: number
  jsRequests: number
}

type Budget = Record<'login' | 'businesses', Partial<Weight>>
const budget: Budget = JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'))

/** Transferred bytes of the page. */
const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const ending = (end: string) => fetched.filter(({ name }) => new URL(name).pathname.endsWith(end))
    const bytes = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { jsBytes: bytes(ending('.js')), cssBytes: bytes(ending('.css')), jsRequests: ending('.js').length }
  })

function expectWithin(found: Weight, allowed: Partial<Weight>) {
  expect(found.jsBytes).toBeGreaterThan(50_000)
  for (const [name, most] of Object.entries(allowed)) {
    expect(found[name as keyof Weight], `${name} of ${JSON.stringify(found)}`).toBeLessThanOrEqual(most)
  }
}

it('sign-in is within its budget', async () => {
  const page = await visit('/login')
  await page.getByRole('textbox', { name: 'Email address' }).waitFor()
  await page.waitForLoadState('networkidle')
  expectWithin(await weigh(page), budget.login)
})

it('the list of businesses is within its budget', async () => {
  const page = await visit('/businesses')
  await signIn(page, demoAccounts.partner.email)
  await page.reload()
  await page.getByRole('row').nth(25).waitFor()
  await page.waitForLoadState('networkidle')
  expectWithin(await weigh(page), budget.businesses)
})

it('lets the browser compile the first scripts ahead, which it reads on their first line only', async () => {
  const page = await fetch(origin(), { headers: { accept: 'text/html' } })
  const named = `${await page.text()} ${page.headers.get('link')}`
  const paths = ['contents', 'index', 'app'].map((name) => named.match(new RegExp(`/assets/${name}-[\\w-]+\\.js`))?.[0])
  for (const path of paths) {
    const script = await (await fetch(`${origin()}${path}`)).text()
    expect(script.split('\n', 1), path).toEqual(['//# allFunctionsCalledOnLoad'])
  }
})
