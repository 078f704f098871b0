const root = '/partner_dashboard'
const rowsOfBusinesses = `${root}/businesses_page/businesses_table_rows`

/** First request of each page's loader without filters, by path. earlyCalls.test.ts compares them with the loaders. */
const firstCalls: Readonly<Record<string, string>> = {
  '': `${root}/home_summary`,
  '/businesses': rowsOfBusinesses,
  '/businesses/list': rowsOfBusinesses,
  '/businesses/capital': `${root}/capital_tab/funded_products_table_rows`,
  '/businesses/capital/applications': `${root}/capital_tab/applications_table_rows`,
  '/businesses/capital/offers': `${root}/capital_tab/offers_table_rows`,
}

/** Path of a page's first request below the API's base URL; undefined if only the app can tell. */
export function firstCallOf(pathname: string, search: Readonly<Record<string, unknown>>): string | undefined {
  const [, business] = /^\/businesses\/(?!(?:capital|list)(?:\/|$))([\w-]+)(?:\/|$)/.exec(pathname) ?? []
  if (business !== undefined) return `${root}/get_business_details/${business}`
  const isFiltered = Object.keys(search).some((name) => name !== 'partner_id' && name !== 'sandbox_mode')
  return isFiltered ? undefined : firstCalls[pathname.replace(/\/+$/, '')]
}
