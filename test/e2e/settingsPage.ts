import type { Page } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { type VisitOptions, visitAs } from './person'

export async function open(
  path: string,
  email: string = demoAccounts.canadian.email,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visitAs(email, path, options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
