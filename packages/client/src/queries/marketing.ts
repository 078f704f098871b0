import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { allRows } from '../transport/allRows'
import type { Api } from '../transport/api'
import { asFile, unwrapFile } from '../transport/download'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { asCsvUpload, type Upload } from '../transport/upload'
import { notCached, pollEvery, pollWhile } from './policy'
import { refreshing } from './refreshing'
import { scopeKey } from './scopeKey'

export type Audience = components['schemas']['Audience']
export type CsvAudience = components['schemas']['CsvAudience']
export type FeeDiscount = components['schemas']['FeeDiscount']
type FeeDiscountPage = components['schemas']['FeeDiscountPage']
export type FeeDiscountBusiness = components['schemas']['FeeDiscountBusiness']
export type FeeDiscountRequest = components['schemas']['FeeDiscountRequest']
export type GenerateOfferCsvRequest = components['schemas']['GenerateOfferCsvRequest']
export type GtmAsset = components['schemas']['GtmAsset']
export type GtmToolkit = components['schemas']['GtmToolkit']
export type GtmToolkitSummary = components['schemas']['GtmToolkitSummary']
export type MarketingIntegration = components['schemas']['MarketingIntegration']
export type MarketingIntegrationRequest = components['schemas']['MarketingIntegrationRequest']
export type OfferCsv = components['schemas']['OfferCsv']
export type PromotionAccess = components['schemas']['PromotionAccess']
export type PromotionEstimate = components['schemas']['PromotionEstimate']
export type PromotionState = components['schemas']['PromotionState']
export type RevenueShare = components['schemas']['RevenueShare']
export type ReviewRequest = components['schemas']['ReviewRequest']

type Query<TId extends keyof operations> = NonNullable<operations[TId]['parameters']['query']>
export type FeeDiscountListQuery = Query<'listFeeDiscounts'>
export type FeeDiscountBusinessQuery = Query<'listFeeDiscountBusinesses'>
export type GtmToolkitQuery = Query<'getGtmToolkit'>

const promotions = (api: Api) => [...scopeKey(api), 'promotions'] as const
const toolkits = (api: Api) => [...scopeKey(api), 'toolkits'] as const
const integrations = (api: Api) => [...scopeKey(api), 'marketing-integrations'] as const
const offerCsvs = (api: Api) => [...scopeKey(api), 'offer-csvs'] as const

/** Polled, because the review ends without an action of the user. */
const isUnderReview = ({ state }: Pick<FeeDiscount, 'state'>) => state === 'under_review'

export const feeDiscountList = (api: Api, query: FeeDiscountListQuery) =>
  queryOptions({
    queryKey: [...promotions(api), 'list', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/marketing/fee_discounts', { params: { query }, signal })),
    ...pollEvery(60_000, ({ results }: FeeDiscountPage) => (results ?? []).some(isUnderReview)),
  })

export const feeDiscountDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...promotions(api), 'detail', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/marketing/fee_discounts/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
    ...pollWhile(isUnderReview),
  })

/** The key contains the promotion's state, because businesses change with it. */
export const feeDiscountBusinessList = (
  api: Api,
  { id, state }: Pick<FeeDiscount, 'id' | 'state'>,
  query: FeeDiscountBusinessQuery,
) =>
  queryOptions({
    queryKey: [...promotions(api), 'businesses', id, state, query] as const,
    queryFn: ({ signal }) =>
      unwrap(api.http.GET('/marketing/fee_discounts/{id}/businesses', { params: { path: { id }, query }, signal })),
    enabled: id !== '',
  })

/** Whether the partner can create promotions. */
export const promotionAccess = (api: Api) =>
  queryOptions({
    queryKey: [...promotions(api), 'access'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/marketing/fee_discounts/request_access', { signal })),
  })

export const requestPromotionAccess = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/marketing/fee_discounts/request_access', { params: { header } }), 'status'),
    ),
    ...refreshing(promotions(api)),
  })

export interface Estimated {
  promotion: FeeDiscountRequest
  /** File of a CSV audience. */
  file: File | null
}

/**
 * Estimated audience and cost of a promotion: a dry run of `submitPromotion`. Disabled while there is nothing to
 * estimate. The key contains the file's identity, not its content.
 */
export const promotionEstimate = (api: Api, estimated: Estimated | undefined) =>
  queryOptions({
    // Outside the promotions' root, so submitting one doesn't refetch estimates.
    queryKey: [
      ...scopeKey(api),
      'promotion-estimate',
      estimated?.promotion,
      estimated?.file && [estimated.file.name, estimated.file.size, estimated.file.lastModified],
    ] as const,
    queryFn: estimated
      ? async ({ signal }) => {
          const file = estimated.file && { audience_csv: await estimated.file.text() }
          const body = { promotion: estimated.promotion, ...file, dry_run: true }
          return unwrap(api.http.POST('/marketing/review', { body, signal }), 'estimate')
        }
      : skipToken,
    ...notCached,
  })

/** Submits a promotion for review. */
export const submitPromotion = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: Omit<ReviewRequest, 'dry_run'>, header) =>
      unwrap(api.http.POST('/marketing/review', { params: { header }, body }), 'fee_discount'),
    ),
    ...refreshing(promotions(api)),
  })

/** 409 `access_not_granted`. For a CSV audience, call `uploadPromotionCsv` afterwards. */
export const createFeeDiscount = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: FeeDiscountRequest, header) =>
      unwrap(api.http.POST('/marketing/fee_discounts', { params: { header }, body }), 'id'),
    ),
    ...refreshing(promotions(api)),
  })

/** Ends a running promotion, or a scheduled one before it starts. */
export const endFeeDiscount = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.POST('/marketing/fee_discounts/{id}/end', { params: { path: { id }, header } }), 'id'),
    ),
    ...refreshing(promotions(api)),
  })

/** Uploads the businesses of a promotion and replaces an earlier file. */
export const uploadPromotionCsv = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, ...upload }: { id: string } & Upload, header) =>
      unwrap(
        api.http.POST('/marketing/s3_upload/{id}', { params: { path: { id }, header }, ...asCsvUpload(api, upload) }),
        'row_count',
      ),
    ),
    ...notCached,
    ...refreshing(promotions(api)),
  })

export const revenueShare = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), 'revenue-share'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/marketing/fee_discounts/revenue_share', { signal })),
  })

export const marketingIntegrationList = (api: Api) =>
  queryOptions({
    queryKey: [...integrations(api), 'list'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/marketing/integrations', { signal }))).results,
  })

/** Replaces the API key if the tool is already connected. */
export const connectMarketingIntegration = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: MarketingIntegrationRequest, header) =>
      unwrap(api.http.POST('/marketing/integrations', { params: { header }, body }), 'vendor'),
    ),
    ...notCached,
    ...refreshing(integrations(api)),
  })

export const deleteMarketingIntegration = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ vendor }: Pick<MarketingIntegration, 'vendor'>, header) =>
      unwrap(api.http.DELETE('/marketing/integrations/{vendor}', { params: { path: { vendor }, header } })),
    ),
    ...refreshing(integrations(api)),
  })

const twentyThreeHours = 23 * 60 * 60_000

/** Valid for 24 hours and replaced after 23 (specification, section 9), also on a page that stays open. */
export const integrationToken = (api: Api) =>
  queryOptions({
    // Outside the integrations' root, so connecting a tool doesn't refetch the token.
    queryKey: [...scopeKey(api), 'marketing-integration-token'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/marketing/integrations/token', { signal })),
    staleTime: twentyThreeHours,
    gcTime: twentyThreeHours,
    refetchInterval: twentyThreeHours,
  })

export const gtmToolkitList = (api: Api) =>
  queryOptions({
    queryKey: [...toolkits(api), 'list'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/marketing/gtm_toolkits', { signal }))).results,
  })

export const gtmToolkitDetail = (api: Api, query: GtmToolkitQuery) =>
  queryOptions({
    queryKey: [...toolkits(api), 'detail', query] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/marketing/gtm_toolkit', { params: { query }, signal })),
  })

export const offerCsvList = (api: Api) =>
  queryOptions({
    queryKey: [...offerCsvs(api), 'list'] as const,
    queryFn: ({ signal }) =>
      allRows((query) => unwrap(api.http.GET('/marketing/offer_csvs', { params: { query }, signal }))),
    ...pollWhile((files: readonly OfferCsv[]) => files.some(({ status }) => status === 'processing')),
  })

export const generateOfferCsv = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: GenerateOfferCsvRequest, header) =>
      unwrap(api.http.POST('/marketing/offer_csvs/generate', { params: { header }, body }), 'id'),
    ),
    ...refreshing(offerCsvs(api)),
  })

/** 409 until the file is ready. */
export const downloadOfferCsv = (api: Api) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) =>
      unwrapFile(
        api.http.GET('/marketing/offer_csvs/{id}/file', { params: { path: { id } }, ...asFile }),
        'offers.csv',
      ),
    ...notCached,
  })
