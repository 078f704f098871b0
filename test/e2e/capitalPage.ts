import type { Page } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { partnerPlans } from '../../packages/server/src/seed/partners'
import { visitAs } from './person'

export const bulkhead = partnerPlans.find(({ slug }) => slug === 'bulkhead-market')?.id ?? ''
export const params = (page: Page) => new URL(page.url()).searchParams
export const range = (page: Page) => page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+$/)
export const total = async (page: Page) =>
  Number((await range(page).textContent())?.split(' of ')[1]?.replaceAll(',', ''))

export async function open(path: string, email: string = demoAccounts.partner.email): Promise<Page> {
  const page = await visitAs(email, path)
  await page.getByRole('heading', { name: 'Capital', level: 1 }).waitFor()
  return page
}

export const orders = async () => {
  const page = await open(`/businesses/capital/orders?partner_id=${bulkhead}`, demoAccounts.organization.email)
  await range(page).waitFor()
  return page
}
