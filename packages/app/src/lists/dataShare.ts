import type {
  DatasetUploadListQuery,
  IncompleteBusinessQuery,
  RejectedRowQuery,
  UploadResultQuery,
} from '@partner-dashboard/client'
import { optionalOneOf } from '../router/searchFields'
import { valuesOf } from '../views/look'
import { businessLacks, datasets, severities, uploadStatus } from '../views/vocabulary'
import { defineList } from './list'

/** The uploads by hand and the files of the bucket alike. `dataset` is the one to upload. */
export const uploads = defineList<DatasetUploadListQuery>()({
  range: { label: 'Received' },
  fields: { dataset: optionalOneOf(valuesOf(datasets)) },
  filters: {
    dataset_type: { label: 'Dataset', values: datasets },
    status: { label: 'Status', values: uploadStatus },
    has_errors: { label: 'Errors', kind: 'boolean', values: { true: 'With errors', false: 'Without errors' } },
  },
})

export const incompleteBusinesses = defineList<IncompleteBusinessQuery>()({
  search: { placeholder: 'Name or external ID' },
  filters: { lacks: { label: 'Missing', values: businessLacks } },
})

// An upload's findings and its rejected rows share an address, with the kind of error and the column.
const kindFilters = { code: { kind: 'text' }, column: { kind: 'text' } } as const

export const uploadResults = defineList<UploadResultQuery>()({
  setByPage: ['event_id'],
  fields: { view: optionalOneOf(['findings']) },
  filters: { severity: { label: 'Severity', kind: 'one', values: severities }, ...kindFilters },
})

export const rejectedRows = defineList<RejectedRowQuery>()({ filters: kindFilters })
