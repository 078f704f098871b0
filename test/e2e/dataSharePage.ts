import type { BrowserContextOptions, Page } from 'playwright'
import { demoAccounts } from '../../packages/server/src/seed/demoAccounts'
import { visitAs } from './person'

// Uses the new partner's sandbox, which no other test uses for data share.
export const at = (path: string, options: BrowserContextOptions = {}): Promise<Page> =>
  visitAs(demoAccounts.new.email, `/data-share${path}${path.includes('?') ? '&' : '?'}sandbox_mode=true`, options)

export const chooser = (page: Page) => page.locator('input[type=file]')
export const upload = (page: Page) => page.getByRole('button', { name: /^Upload [\d,]+ rows?$/ })
