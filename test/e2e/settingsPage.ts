import type { Page } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { visitAs } from './person'

export async function open(
  path: string,
  email: string = demoAccounts.canadian.email,
  options: Parameters<typeof visitAs>[2] = {},
): Promise<Page> {
  const page = await visitAs(email, path, options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
