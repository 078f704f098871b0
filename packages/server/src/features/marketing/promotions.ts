import type { components } from '@partner-dashboard/contract'
import { countryOfPartner } from '../../domain/partners/store'
import { jobStore } from '../../kernel/jobStore'
import type { Context } from '../../kernel/operation'
import { partsOf, ThreadFailure, withThread } from '../../kernel/thread'
import { businessId } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import type { audienceMethods } from './audienceThread'
import { promotionStore } from './promotionStore'
import { canBecome, estimate, type NewPromotion, readPromotion } from './rules'
import { marketingStore } from './store'
import { type PromotionRecord, toPromotion, uuidAtEnd } from './wire'

type Schemas = components['schemas']

const storeOf = ({ database, scope }: Context) => promotionStore(database, partnerScope(scope))

export async function requireAccess({ database, scope }: Context): Promise<void> {
  const access = await marketingStore(database, partnerScope(scope)).access()
  if (!access?.granted_at) {
    throw refuse.conflict('access_not_granted', "You don't have access to promotions. Request access first.")
  }
}

/** Partners use the currency of their country. */
async function currencyOf({ database, scope }: Context): Promise<Schemas['Currency']> {
  const { partnerId } = partnerScope(scope)
  return (await countryOfPartner(database, partnerId)) === 'CA' ? 'CAD' : 'USD'
}

/** Parses a requested promotion; throws with a pointer below `base`. */
export async function readOrRefuse(
  request: Schemas['FeeDiscountRequest'],
  context: Context,
  base = '',
): Promise<NewPromotion> {
  const read = readPromotion(request, context.clock(), base)
  if ('problem' in read) throw refuse.invalid(read.problem)
  await refuseUnknownFile(read.promotion.audience, context, base)
  const ids = read.promotion.audience.business_ids ?? []
  const unknown = ids.length > 0 ? await storeOf(context).unknownBusiness(ids) : undefined
  if (unknown !== undefined) {
    const index = request.audience.business_ids?.indexOf(`business_${unknown}`) ?? 0
    throw refuse.invalid({
      in: 'body',
      pointer: `${base}/audience/business_ids/${index}`,
      code: 'not_found',
      detail: "doesn't match any object",
    })
  }
  return read.promotion
}

/** Throws if the promotion whose file is used again isn't found or has no businesses from a file. */
async function refuseUnknownFile({ fee_discount_id: id }: Schemas['Audience'], context: Context, base: string) {
  if (id === undefined) return
  const earlier = await storeOf(context).find(uuidAtEnd(id))
  if (earlier?.audience.type === 'csv' && earlier.businesses_count > 0) return
  throw refuse.invalid({
    in: 'body',
    pointer: `${base}/audience/fee_discount_id`,
    code: 'not_found',
    detail: "doesn't match a promotion with businesses from a file",
  })
}

/** Creates a promotion with its current audience and submits it for review. New CSV audiences are uploaded first. */
export async function create(promotion: NewPromotion, context: Context): Promise<string> {
  const store = storeOf(context)
  const id = context.ids()
  const { type, fee_discount_id } = promotion.audience
  const stored = type === 'csv' ? { ...promotion, audience: { type } } : promotion
  await store.insert(id, stored, {
    currency: await currencyOf(context),
    createdBy: context.user.name,
    now: context.clock().toISOString(),
  })
  if (type === 'csv' && fee_discount_id === undefined) return id
  await store.fillBusinesses(id, promotion.audience)
  await sendToReview(id, context)
  return id
}

async function sendToReview(id: string, { database, scope, clock, wake }: Context): Promise<void> {
  await jobStore(database).add({
    kind: 'review_promotion',
    payload: { ...partnerScope(scope), feeDiscountId: id },
    runAt: clock(),
    uniqueKey: `review_promotion ${id}`,
  })
  wake()
}

export async function find(id: string, context: Context) {
  const promotion = await storeOf(context).find(uuidAtEnd(id))
  if (!promotion) throw refuse.notFound()
  return toPromotion(promotion)
}

async function lock(id: string, context: Context): Promise<PromotionRecord> {
  const promotion = await storeOf(context).lock(uuidAtEnd(id))
  if (!promotion) throw refuse.notFound()
  return promotion
}

export async function estimateNew(promotion: NewPromotion, context: Context, businesses?: readonly string[]) {
  const currency = await currencyOf(context)
  const audience = businesses ? { type: 'list' as const, business_ids: businesses.map(businessId) } : promotion.audience
  const facts = await storeOf(context).facts(
    { id: null, ...promotion, audience },
    currency,
    context.clock().toISOString(),
  )
  return estimate(facts, currency)
}

export async function estimateExisting(id: string, context: Context) {
  const promotion = await lock(id, context)
  const facts = await storeOf(context).facts(
    {
      id: promotion.id,
      discountRate: Number(promotion.discount_rate),
      products: promotion.products,
      startsAt: promotion.starts_at,
      endsAt: promotion.ends_at,
      audience: promotion.audience,
    },
    promotion.currency,
    context.clock().toISOString(),
  )
  return estimate(facts, promotion.currency)
}

/** Submits an existing promotion for review. Does nothing if it's already approved; throws if it's over. */
export async function resubmit(id: string, context: Context): Promise<void> {
  const { state, audience, businesses_count, id: uuid } = await lock(id, context)
  if (state === 'scheduled' || state === 'running') return
  if (state !== 'under_review') {
    throw refuse.conflict(
      'promotion_over',
      `The promotion is ${state} and can't be reviewed again. Create another one.`,
    )
  }
  if (audience.type === 'csv' && businesses_count === 0) {
    throw refuse.conflict('businesses_missing', 'Upload the businesses of the promotion first.')
  }
  await sendToReview(uuid, context)
}

export async function end(id: string, context: Context): Promise<void> {
  const store = storeOf(context)
  const { state, id: uuid } = await lock(id, context)
  if (!canBecome(state, 'ended')) {
    throw refuse.conflict('promotion_not_running', 'The promotion has already ended or was denied.')
  }
  const now = context.clock().toISOString()
  await store.setState(uuid, 'ended', { endedAt: now })
  await store.priceOffers(now)
}

/** Replaces the promotion's businesses with those of a file. */
export async function uploadBusinesses(id: string, text: string, context: Context): Promise<Schemas['CsvAudience']> {
  const store = storeOf(context)
  const { state, audience, id: uuid } = await lock(id, context)
  if (audience.type !== 'csv') {
    throw refuse.conflict('audience_not_csv', "This promotion doesn't use an uploaded file.")
  }
  if (state !== 'under_review' && state !== 'scheduled') {
    throw refuse.conflict(
      'promotion_begun',
      'The promotion has started or ended. Its businesses can only be changed before that.',
    )
  }
  const { businesses, summary } = await matchFile(text, context)
  await store.replaceBusinesses(uuid, businesses)
  if (state === 'under_review') await sendToReview(uuid, context)
  return summary
}

const limits = { time: 30_000, megabytes: 768 }

/** Matches a file's values with businesses. Throws with `pointer` if it can't be read or matches none. */
export async function matchFile(text: string, context: Context, pointer = '') {
  const store = storeOf(context)
  const problem = (code: string, detail: string) => refuse.invalid({ in: 'body', pointer, code, detail })
  const read = withThread<typeof audienceMethods, { businesses: string[]; summary: Schemas['CsvAudience'] }>
  try {
    return await read({ folder: import.meta.url, name: 'audienceThread' }, limits, async (thread) => {
      const file = await thread.call('read', text)
      if ('code' in file) throw problem(file.code, file.detail)
      const businesses = new Set<string>()
      for await (const values of partsOf((start) => thread.call('distinct', start))) {
        const matches = await store.match(file.column, values)
        for (const { id } of matches) businesses.add(id)
        await thread.call(
          'match',
          matches.map(({ value }) => value),
        )
      }
      if (businesses.size === 0) throw problem('no_match', 'has no row that matches a business')
      return { businesses: [...businesses], summary: await thread.call('summary') }
    })
  } catch (error) {
    if (!(error instanceof ThreadFailure) || error.reason === 'crash') throw error
    throw problem('csv', 'takes too long to read; keep only the columns that identify businesses')
  }
}
