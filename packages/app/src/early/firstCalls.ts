const root = '/partner_dashboard'
const rowsOfBusinesses = `${root}/businesses_page/businesses_table_rows`

/** First request of each page's loader without filters, by path. firstCalls.test.ts compares them with the loaders. */
const firstCalls: Readonly<Record<string, string>> = {
  '': `${root}/home_summary`,
  '/businesses': rowsOfBusinesses,
  '/businesses/list': rowsOfBusinesses,
  '/businesses/capital': `${root}/capital_tab/funded_products_table_rows`,
  '/businesses/capital/applications': `${root}/capital_tab/applications_table_rows`,
  '/businesses/capital/offers': `${root}/capital_tab/offers_table_rows`,
}

/** Paths of a page's first requests below the API's base URL, the one it waits for first; none if only the app can tell. */
export function firstCallsOf(pathname: string, search: Readonly<Record<string, unknown>>): readonly string[] {
  const [, business, tab = ''] = /^\/businesses\/(?!(?:capital|list)(?:\/|$))([\w-]+)(\/.*)?$/.exec(pathname) ?? []
  if (business !== undefined) return callsOfBusiness(business, tab.replace(/\/+$/, ''))
  const isFiltered = Object.keys(search).some((name) => name !== 'partner_id' && name !== 'sandbox_mode')
  const call = isFiltered ? undefined : firstCalls[pathname.replace(/\/+$/, '')]
  return call === undefined ? [] : [call]
}

function callsOfBusiness(id: string, tab: string): readonly string[] {
  const page = `${root}/business_details_page/${id}`
  const frame = [
    `${root}/get_business_details/${id}`,
    `${page}/funded_products?page_size=100`,
    `${root}/business_ids_metadata_status?business_id=${id}`,
  ]
  return tab === '' || tab === '/capital/overview' ? [...frame, `${page}/offers`, `${page}/timeline`] : frame
}
