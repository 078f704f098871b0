import type { DatasetUploadListQuery } from '@partner-dashboard/client'
import type * as v from 'valibot'
import { daysOf, looseListSearch, pageSizeOf } from '../../../../router/listSearch'
import { optionalList, optionalListOf, optionalOneOf } from '../../../../router/searchFields'
import { datasetTypes, uploadStatuses } from './datasetTypes'

/**
 * The state of a list of the area, one schema for all since it is read before anything is shown. `dataset` is what is to be uploaded, apart
 * from what a list of files is filtered by; `lacks` is the filter of what is missing.
 */
export const uploadsSearch = looseListSearch([], {
  dataset: optionalOneOf(datasetTypes),
  dataset_type: optionalListOf(datasetTypes),
  status: optionalListOf(uploadStatuses),
  has_errors: optionalListOf(['true', 'false']),
  lacks: optionalList,
})

export type UploadsSearch = v.InferOutput<typeof uploadsSearch>

export const uploadsQueryOf = (search: UploadsSearch): DatasetUploadListQuery => ({
  dataset_type: search.dataset_type,
  status: search.status,
  // Both are all of them.
  has_errors: search.has_errors?.length === 1 ? search.has_errors[0] === 'true' : undefined,
  ...daysOf(search),
  cursor: search.cursor,
  page_size: pageSizeOf(search),
})
