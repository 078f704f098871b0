import {
  type Api,
  businessDetail,
  businessFundedProductList,
  businessMetadataStatus,
  businessOfferList,
  businessTimeline,
  createApi,
  homeSummary,
} from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { businesses, productsToChoose } from '../lists/businesses'
import { applications, fundedProducts, offers } from '../lists/capital'
import { firstCallsOf } from './firstCalls'

const baseUrl = 'https://dashboard.example.com/api'
const business = '0a1b-2c'
const frame = (api: Api) => [
  businessDetail(api, business),
  businessFundedProductList(api, business, productsToChoose),
  businessMetadataStatus(api, [business]),
]
const overview = (api: Api) => [...frame(api), businessOfferList(api, business, {}), businessTimeline(api, business)]
const queries = {
  '/': (api: Api) => [homeSummary(api)],
  '/businesses': (api: Api) => [businesses.rows(api, {})],
  '/businesses/list': (api: Api) => [businesses.rows(api, {})],
  '/businesses/capital': (api: Api) => [fundedProducts.rows(api, {})],
  '/businesses/capital/applications': (api: Api) => [applications.rows(api, {})],
  '/businesses/capital/offers': (api: Api) => [offers.rows(api, {})],
  [`/businesses/${business}`]: overview,
  [`/businesses/${business}/capital/overview/`]: overview,
  [`/businesses/${business}/capital/offers`]: frame,
  '/settings': () => [],
}

it.each(Object.entries(queries))('the first calls of %s match the requests of its page', async (path, queriesOf) => {
  const urls: string[] = []
  const api = createApi({
    baseUrl,
    scope: { partnerId: 'p1', mode: 'prod' },
    userId: 'user_1',
    accessToken: async () => 'access',
    fetch: async ({ url }) => {
      urls.push(url)
      return Response.json({ results: [] })
    },
  })
  for (const { queryFn } of queriesOf(api) as { queryFn?: unknown }[]) {
    const ask = queryFn as (context: { signal: AbortSignal; pageParam: undefined }) => Promise<unknown>
    await ask({ signal: AbortSignal.timeout(1000), pageParam: undefined })
  }
  expect(urls).toEqual(firstCallsOf(path, {}).map((call) => baseUrl + call))
})
