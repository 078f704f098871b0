import type { DatasetType } from '@partner-dashboard/client'
import type { Mapping } from '../../../../views/dataShareMapping'
import { readStored, storedRecord, storedText } from '../../../../views/stored'

const keyOf = (partnerId: string | null, dataset: DatasetType) =>
  `partner-dashboard.columns.${partnerId ?? ''}.${dataset}`

/** Last column mapping of a dataset on this device. */
export const rememberedMapping = (partnerId: string | null, dataset: DatasetType): Mapping =>
  readStored(() => localStorage, keyOf(partnerId, dataset), storedRecord(storedText)) ?? {}

export function rememberMapping(partnerId: string | null, dataset: DatasetType, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(partnerId, dataset), JSON.stringify(mapping))
  } catch {
    // Storage is blocked or full: columns are matched again.
  }
}
