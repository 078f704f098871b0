import type { ProblemPart } from '../../platform/refusal'
import { Refusal, sentenceOf } from '../../platform/refusal'
import type { ActionContext } from './action'
import { type OwnerRow, ownerStore } from './ownerStore'

type Scoped = Pick<ActionContext, 'database' | 'partner'>

/** Location of a gate's error in the request. */
export type GateAt = Pick<ProblemPart, 'in' | 'pointer'>

/** Owners with at least this share must be verified before funding. */
const controllingRate = 0.25

const ownersOf = ({ database, partner }: Scoped, businessId: string) => ownerStore(database, partner).owners(businessId)

function refuseAll(at: GateAt, missing: readonly { code: string; detail: string }[]): void {
  const errors = missing.map((part) => ({ ...at, ...part }))
  const [first] = errors
  if (!first) return
  throw new Refusal({ status: 422, code: first.code, detail: errors.map(sentenceOf).join(' '), errors })
}

const plainName = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

interface OwnedBusiness {
  legal_name: string
  incorporation_type: string
}

interface ProprietorError {
  /** What doesn't match: the proprietor's name, or who owns how much. */
  of: 'name' | 'share'
  detail: string
}

/** Error if a sole proprietor doesn't own alone or doesn't have the business's legal name. */
export function proprietorError(
  business: OwnedBusiness,
  owners: readonly Pick<OwnerRow, 'name' | 'rate'>[],
): ProprietorError | undefined {
  if (business.incorporation_type !== 'sole_proprietorship') return undefined
  if (owners.length > 1) return { of: 'share', detail: 'A sole proprietorship has one owner, the proprietor.' }
  // Without a rate, the share is unknown.
  if (owners.some(({ rate }) => rate > 0 && rate < 1))
    return { of: 'share', detail: 'A sole proprietor owns 100% of the business.' }
  return owners.some(({ name }) => plainName(name) !== plainName(business.legal_name))
    ? { of: 'name', detail: "The legal name of a sole proprietorship must be its owner's first and last name." }
    : undefined
}

/** A sole proprietor is the only owner and has the business's legal name. Call it after changing a business, its owners or their names. */
export async function requireSoleProprietor(action: ActionContext, businessId: string, at: GateAt): Promise<void> {
  const business = await ownerStore(action.database, action.partner).business(businessId)
  const error = business && proprietorError(business, await ownersOf(action, businessId))
  refuseAll(at, error ? [{ code: 'sole_proprietor', detail: error.detail }] : [])
}

/** Largest share that the other owners leave, if the rate is larger. `relationshipId` is the owner's own, if there is one. */
export async function exceededShare(
  { database, partner }: Scoped,
  businessId: string,
  relationshipId: string | undefined,
  rate: number | null | undefined,
): Promise<number | undefined> {
  if (!rate) return undefined
  const others = await ownerStore(database, partner).ownedByOthers(businessId, relationshipId)
  return others + rate > 1.000001 ? Math.max(0, Math.round((1 - others) * 100_000) / 100_000) : undefined
}

/** Verification after a change of a person: another name or birth date is another identity. */
export function verificationAfter(before: Record<string, unknown>, changes: Record<string, unknown>) {
  const names = ['first_name', 'last_name', 'date_of_birth']
  const isOther = names.some((name) => name in changes && changes[name] !== before[name])
  return isOther ? { auth_status: 'not_started', auth_method: null, auth_verified_at: null } : undefined
}

/** A review requires an owner and a bank account. */
export async function requireReviewable(action: ActionContext, businessId: string, at: GateAt): Promise<void> {
  const store = ownerStore(action.database, action.partner)
  const owners = await ownersOf(action, businessId)
  const hasAccount = await store.hasBankAccount(businessId)
  refuseAll(at, [
    ...(owners.length === 0
      ? [{ code: 'owner_missing', detail: 'The business has no owner. Add an owner first.' }]
      : []),
    ...(hasAccount
      ? []
      : [
          {
            code: 'bank_account_missing',
            detail: 'The business has no enabled bank account. Add or enable one first.',
          },
        ]),
  ])
}

/** Funding requires verified identities of the primary owner and of each owner of 25% or more. */
export async function requireFundable(action: ActionContext, businessId: string, at: GateAt): Promise<void> {
  await requireReviewable(action, businessId, at)
  const owners = await ownersOf(action, businessId)
  const controlling = owners.filter(({ is_primary, rate }) => is_primary || rate >= controllingRate)
  const unverified = (controlling.length > 0 ? controlling : owners).filter(({ is_verified }) => !is_verified)
  refuseAll(
    at,
    unverified.map(({ person_id }) => ({
      code: 'identity_unverified',
      detail: `The identity of person_${person_id} isn't verified. Verify it first.`,
    })),
  )
}
