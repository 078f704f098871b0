import type {
  DatasetUploadListQuery,
  IncompleteBusinessQuery,
  RejectedRowQuery,
  UploadResultQuery,
} from '@partner-dashboard/client'
import { optionalOneOf } from '../router/searchFields'
import { valuesOf } from '../views/look'
import { datasets, missingDataLabels, severities, uploadStatus } from '../views/vocabulary'
import { defineList } from './list'

/** Manual uploads and bucket files. `dataset` is preselected for the next upload. */
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
  filters: { lacks: { label: 'Missing', values: missingDataLabels } },
})

// Issues and rejected rows share a URL with the error code and column.
const kindFilters = { code: { kind: 'text' }, column: { kind: 'text' } } as const

export const uploadResults = defineList<UploadResultQuery>()({
  setByPage: ['event_id'],
  fields: { view: optionalOneOf(['findings']) },
  filters: { severity: { label: 'Severity', kind: 'one', values: severities }, ...kindFilters },
})

export const rejectedRows = defineList<RejectedRowQuery>()({ filters: kindFilters })
