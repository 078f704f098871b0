import type { DatasetType, IngestionStatus } from '@partner-dashboard/client'

const known = <TValue extends string>(values: Record<TValue, true>) => Object.keys(values) as TValue[]

// Apart from how they look: an address is read before any of that is there.
export const datasetTypes = known<DatasetType>({ businesses: true, owners: true, bank_accounts: true, sales: true })
export const uploadStatuses = known<IngestionStatus>({ processing: true, completed: true, failed: true })
