import type { BusinessLack, IncompleteBusinessQuery } from '@partner-dashboard/client'
import { pageSizeOf } from '../../../../router/listSearch'
import { businessLacks } from '../../../../views/dataShare'
import type { UploadsSearch } from './uploadsSearch'

const isLack = (value: string): value is BusinessLack => Object.hasOwn(businessLacks, value)

export const incompleteQueryOf = (search: UploadsSearch): IncompleteBusinessQuery => ({
  search: search.search,
  lacks: search.lacks?.filter(isLack),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
