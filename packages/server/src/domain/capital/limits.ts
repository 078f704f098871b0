import { amountText } from '../../platform/money'
import { refuse } from '../../platform/refusal'
import type { ActionContext } from './action'
import { storeOf } from './actionParts'

const beyond = (pointer: string, limit: number | string) =>
  refuse.invalid({
    in: 'body',
    pointer,
    code: 'partner_limit',
    detail: `must be at most ${limit}, the partner's limit`,
  })

interface Priced {
  maxMinor: number
  feeRate: number
  repaymentRate: number | null
}

export async function requireOfferWithin(
  action: ActionContext,
  { maxMinor, feeRate, repaymentRate }: Priced,
  amountPointer: string,
): Promise<void> {
  const { max_offer_minor, max_fee_rate, max_repayment_rate } = await storeOf(action).limits()
  if (maxMinor > max_offer_minor) throw beyond(amountPointer, amountText(max_offer_minor))
  if (feeRate > Number(max_fee_rate)) throw beyond('/fee_rate', Number(max_fee_rate))
  if ((repaymentRate ?? 0) > Number(max_repayment_rate)) throw beyond('/repayment_rate', Number(max_repayment_rate))
}

/** An adjustment of the balance is at most the largest offer, in either direction. */
export async function requireAdjustmentWithin(action: ActionContext, minor: number, pointer: string): Promise<void> {
  const { max_offer_minor } = await storeOf(action).limits()
  if (Math.abs(minor) > max_offer_minor) throw beyond(pointer, amountText(max_offer_minor))
}

export async function requireCreditWithin(action: ActionContext, minor: number, pointer: string): Promise<void> {
  const { max_credit_limit_minor } = await storeOf(action).limits()
  if (minor > max_credit_limit_minor) throw beyond(pointer, amountText(max_credit_limit_minor))
}
