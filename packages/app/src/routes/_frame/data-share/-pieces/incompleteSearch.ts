import type { BusinessLack, IncompleteBusinessQuery } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { optionalListOf } from '../../../../router/searchFields'
import { known } from './datasetTypes'

const lacks = known<BusinessLack>({ owners: true, bank_accounts: true, sales: true, recent_sales: true })

export const incompleteSearch = looseListSearch([], { lacks: optionalListOf(lacks) })

export type IncompleteSearch = v.InferOutput<typeof incompleteSearch>

export const incompleteQueryOf = (search: IncompleteSearch): IncompleteBusinessQuery => ({
  search: search.search,
  lacks: search.lacks,
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
