const root = '/partner_dashboard'
const rowsOfBusinesses = `${root}/businesses_page/businesses_table_rows`

/** What a page draws first, by its path, as its loader asks for it without a filter (earlyCalls.test.ts holds them to it). */
const firstCalls: Readonly<Record<string, string>> = {
  '': `${root}/home_summary`,
  '/businesses': rowsOfBusinesses,
  '/businesses/list': rowsOfBusinesses,
  '/businesses/capital': `${root}/capital_tab/funded_products_table_rows`,
  '/businesses/capital/applications': `${root}/capital_tab/applications_table_rows`,
  '/businesses/capital/offers': `${root}/capital_tab/offers_table_rows`,
}

/** The path of a page's first call, below the API's base; undefined where only the app knows it. */
export function firstCallOf(pathname: string, search: Readonly<Record<string, unknown>>): string | undefined {
  const [, business] = /^\/businesses\/(?!(?:capital|list)(?:\/|$))([\w-]+)(?:\/|$)/.exec(pathname) ?? []
  if (business !== undefined) return `${root}/get_business_details/${business}`
  const isFiltered = Object.keys(search).some((name) => name !== 'partner_id' && name !== 'sandbox_mode')
  return isFiltered ? undefined : firstCalls[pathname.replace(/\/+$/, '')]
}
