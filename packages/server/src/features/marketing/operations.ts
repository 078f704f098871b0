import { revenueShareStore } from '../../domain/capital/revenueShareStore'
import { branding } from '../../domain/partners/settings'
import { exportStore } from '../../kernel/exportStore'
import { jobStore } from '../../kernel/jobStore'
import type { Context, Operations } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { promotionStore } from './promotionStore'
import {
  create,
  end,
  estimateExisting,
  estimateNew,
  find,
  matchFile,
  readOrRefuse,
  requireAccess,
  resubmit,
  uploadBusinesses,
} from './promotions'
import { marketingStore } from './store'
import { brandOf, makeToolkit, toolkitSummaries } from './toolkits'
import {
  promotionId,
  toOfferCsv,
  toPromotion,
  toPromotionBusiness,
  toRevenueShareLine,
  toRevenueShareTotals,
  uuidAtEnd,
} from './wire'

/** In seconds. */
const integrationTokenLife = 24 * 60 * 60
/** In milliseconds. */
const day = 86_400_000
const daysOfOfferCsvs = 30

const storeOf = ({ database, scope }: Context) => marketingStore(database, partnerScope(scope))
const promotionsOf = ({ database, scope }: Context) => promotionStore(database, partnerScope(scope))
const singlePage = <Row>(results: Row[]) => ({ results, previous: null, next: null })

async function accessOf(context: Context) {
  const access = await storeOf(context).access()
  const status = !access ? 'not_requested' : access.granted_at === null ? 'requested' : 'granted'
  return { status, requested_at: access?.requested_at ?? null, granted_at: access?.granted_at ?? null } as const
}

async function offerCsvOf(id: string, context: Context) {
  const csv = await storeOf(context).offerCsv(id)
  if (!csv) throw refuse.notFound()
  return csv
}

export const marketingOperations: Pick<
  Operations,
  | 'submitPromotion'
  | 'listFeeDiscounts'
  | 'createFeeDiscount'
  | 'getPromotionAccess'
  | 'requestPromotionAccess'
  | 'getFeeDiscount'
  | 'endFeeDiscount'
  | 'listFeeDiscountBusinesses'
  | 'uploadPromotionCsv'
  | 'getRevenueShare'
  | 'listMarketingIntegrations'
  | 'connectMarketingIntegration'
  | 'deleteMarketingIntegration'
  | 'getIntegrationToken'
  | 'listGtmToolkits'
  | 'getGtmToolkit'
  | 'listOfferCsvs'
  | 'generateOfferCsv'
  | 'downloadOfferCsv'
> = {
  async listFeeDiscounts({ query }, context) {
    const page = await promotionsOf(context).page(query)
    return { ...page, results: page.results.map(toPromotion) }
  },

  async createFeeDiscount({ body }, context) {
    const promotion = await readOrRefuse(body, context)
    await requireAccess(context)
    return find(await create(promotion, context), context)
  },

  async submitPromotion({ body }, context) {
    const { fee_discount_id: id, promotion: request, dry_run: isDry = false, audience_csv } = body
    if (audience_csv !== undefined && !(isDry && request?.audience.type === 'csv')) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/audience_csv',
        code: 'not_wanted',
        detail: 'is only allowed in a dry run with a csv audience',
      })
    }
    if ((id === undefined) === (request === undefined)) {
      throw refuse.invalid({
        in: 'body',
        pointer: '',
        code: 'one_of',
        detail: 'must have either fee_discount_id or promotion',
      })
    }
    const promotion = request && (await readOrRefuse(request, context, '/promotion'))
    await requireAccess(context)
    if (promotion) {
      const file = audience_csv === undefined ? null : await matchFile(audience_csv, context, '/audience_csv')
      const estimate = await estimateNew(promotion, context, file?.businesses)
      const made = isDry ? null : await find(await create(promotion, context), context)
      return { estimate, fee_discount: made, csv_audience: file?.summary ?? null }
    }
    const existingId = promotionId(uuidAtEnd(id ?? ''))
    const estimate = await estimateExisting(existingId, context)
    if (!isDry) await resubmit(existingId, context)
    return { estimate, fee_discount: await find(existingId, context), csv_audience: null }
  },

  getPromotionAccess: (_input, context) => accessOf(context),

  async requestPromotionAccess(_input, context) {
    const now = context.clock().toISOString()
    await storeOf(context).requestAccess(now, context.scope.mode === 'sandbox' ? now : null)
    return accessOf(context)
  },

  getFeeDiscount: ({ path }, context) => find(path.id, context),

  async endFeeDiscount({ path }, context) {
    await end(path.id, context)
    return find(path.id, context)
  },

  async listFeeDiscountBusinesses({ path, query }, context) {
    await find(path.id, context)
    const page = await promotionsOf(context).businesses(uuidAtEnd(path.id), query)
    return { ...page, results: page.results.map(toPromotionBusiness) }
  },

  uploadPromotionCsv: ({ path, body }, context) => uploadBusinesses(path.id, body, context),

  async getRevenueShare(_input, context) {
    const now = context.clock().toISOString()
    const store = revenueShareStore(context.database, partnerScope(context.scope))
    const [lines, months] = [await store.lines(now), await store.months(now)]
    const thisMonth = now.slice(0, 7)
    return {
      revenue_share_rate: await store.rate(),
      totals: toRevenueShareTotals(months, thisMonth),
      months: months.map((month) => toRevenueShareLine(month, thisMonth)),
      results: lines.map((line) => toRevenueShareLine(line, thisMonth)),
      data_as_of: now,
    }
  },

  listMarketingIntegrations: async (_input, context) => singlePage(await storeOf(context).integrations()),

  async connectMarketingIntegration({ body: { vendor, api_key } }, context) {
    const store = storeOf(context)
    const now = context.clock().toISOString()
    await store.connect(vendor, { keySealed: context.sealing.seal(api_key), by: context.user.name, now })
    return { vendor, status: 'connected', connected_at: now, connected_by: context.user.name }
  },

  async deleteMarketingIntegration({ path }, context) {
    if (!(await storeOf(context).disconnect(path.vendor))) throw refuse.notFound()
    return undefined
  },

  async getIntegrationToken(_input, { scope, user, tokens, clock }) {
    const { partnerId, mode } = partnerScope(scope)
    const claims = { sub: `user_${user.id}`, partner_id: partnerId, mode }
    const seconds = Math.floor(clock().getTime() / 1000) + integrationTokenLife
    return {
      token: await tokens.signFor('marketing', claims, integrationTokenLife),
      expires_at: new Date(seconds * 1000).toISOString(),
    }
  },

  async listGtmToolkits(_input, { scope }) {
    partnerScope(scope)
    return singlePage(toolkitSummaries())
  },

  async getGtmToolkit({ query: { id, product_type } }, context) {
    const partner = await storeOf(context).partner()
    const product = product_type ?? partner.products[0] ?? 'merchant_cash_advance'
    return makeToolkit(id, product, brandOf(await branding(context), context.config.publicOrigin))
  },

  async listOfferCsvs({ query }, context) {
    const since = new Date(context.clock().getTime() - daysOfOfferCsvs * day)
    const page = await exportStore(context.database, partnerScope(context.scope)).latest('offer_csv', since, query)
    return { ...page, results: page.results.map(toOfferCsv) }
  },

  async generateOfferCsv({ body: { product_type, is_marketable_only } }, context) {
    const id = context.ids()
    const now = context.clock()
    const filter = {
      ...(product_type?.length ? { product_type: [...new Set(product_type)] } : {}),
      ...(is_marketable_only === undefined ? {} : { is_marketable_only }),
    }
    const fileName = `offers-${now.toISOString().slice(0, 10)}.csv`
    await storeOf(context).addOfferCsv(id, { filter, fileName, by: context.user.name, now: now.toISOString() })
    await jobStore(context.database).add({
      kind: 'make_export',
      payload: { ...partnerScope(context.scope), exportId: id },
      runAt: now,
    })
    context.wake()
    return toOfferCsv(await offerCsvOf(id, context))
  },

  async downloadOfferCsv({ path }, context) {
    const { status, file_id, file_name } = await offerCsvOf(uuidAtEnd(path.id), context)
    if (status === 'processing') throw refuse.conflict('export_not_ready', "The file isn't ready yet. Try again later.")
    if (status === 'failed')
      throw refuse.conflict('export_failed', "The file couldn't be created. Generate another one.")
    const file = file_id === null ? undefined : await storeOf(context).file(file_id)
    if (!file) throw refuse.notFound()
    return { fileName: file_name, content: Buffer.from(file.content) }
  },
}
