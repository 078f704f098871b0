import { exceededShare, proprietorError } from '../../domain/capital/gates'
import { ownerStore } from '../../domain/capital/ownerStore'
import { type DatasetType, datasetOf } from '../../domain/dataShare/schema'
import type { Queryable } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { findingAt, findingOf, type GoodRow, type RowFinding } from './validateRows'

interface Gate {
  tx: Queryable
  scope: PartnerScope
}

/** An owner of the business in the database. */
export interface KnownOwner {
  id: string
  relationship_id: string
  first_name: string
  last_name: string
  date_of_birth: string | null
}

function refusalOf(type: DatasetType, row: GoodRow, column: string, code: string, message: string) {
  const dataset = datasetOf(type)
  const at = dataset.columns.findIndex(({ name }) => name === column)
  return findingAt(dataset, row, at, findingOf(code, message))
}

/** Why a row can't change a business: a sole proprietor owns alone and has its legal name. */
export async function businessRefusal(
  { tx, scope }: Gate,
  businessId: string,
  row: GoodRow,
): Promise<RowFinding | undefined> {
  const { legal_name, incorporation_type } = row.values
  const business = { legal_name: legal_name ?? '', incorporation_type: incorporation_type ?? '' }
  if (business.incorporation_type !== 'sole_proprietorship') return undefined
  const error = proprietorError(business, await ownerStore(tx, scope).owners(businessId))
  if (!error) return undefined
  const column = error.of === 'name' ? 'legal_name' : 'incorporation_type'
  return refusalOf('businesses', row, column, 'sole_proprietor', error.detail)
}

/** Why a row can't add or change an owner: owners have at most 100% in total, and a sole proprietor owns alone and has the legal name. */
export async function ownerRefusal(
  { tx, scope }: Gate,
  business: { id: string; legal_name: string; incorporation_type: string },
  known: KnownOwner | undefined,
  row: GoodRow,
): Promise<RowFinding | undefined> {
  const { first_name, last_name, ownership_rate } = row.values
  const rate = ownership_rate ? Number(ownership_rate) : undefined
  const most = await exceededShare({ database: tx, partner: scope }, business.id, known?.relationship_id, rate)
  if (most !== undefined)
    return refusalOf('owners', row, 'ownership_rate', 'range', `Must be at most ${most}, as others own the rest.`)
  const store = ownerStore(tx, scope)
  const name = `${first_name} ${last_name}`
  const isRenamed = known !== undefined && name !== `${known.first_name} ${known.last_name}`
  const others = isRenamed ? (await store.businessesOf(known.id)).filter((id) => id !== business.id) : []
  for (const id of [business.id, ...others]) {
    const isOwn = id === business.id
    const owned = isOwn ? business : await store.business(id)
    if (owned?.incorporation_type !== 'sole_proprietorship') continue
    const owners = await store.owners(id)
    const before = owners.find(({ person_id }) => person_id === known?.id)?.rate
    // As in the database: an owner without a rate has an unknown share, and a person with rate 0 is no owner.
    const changed = rate === undefined ? (known ? before : 0) : rate || undefined
    const after = isOwn ? changed : before
    const error = proprietorError(owned, [
      ...owners.filter(({ person_id }) => person_id !== known?.id),
      ...(after === undefined ? [] : [{ name, rate: after }]),
    ])
    if (error) {
      const column = error.of === 'name' ? 'last_name' : 'ownership_rate'
      return refusalOf('owners', row, column, 'sole_proprietor', error.detail)
    }
  }
  return undefined
}
