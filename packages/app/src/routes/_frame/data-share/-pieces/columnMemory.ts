import type { DatasetType } from '@partner-dashboard/client'
import type { Mapping } from '../../../../views/dataShareMapping'
import { readStored, storedRecord, storedText } from '../../../../views/stored'

const keyOf = (partnerId: string | null, dataset: DatasetType) =>
  `partner-dashboard.columns.${partnerId ?? ''}.${dataset}`

/** How the columns of a dataset were mapped last, on this device: whoever uploads every week does it once. */
export const rememberedMapping = (partnerId: string | null, dataset: DatasetType): Mapping =>
  readStored(() => localStorage, keyOf(partnerId, dataset), storedRecord(storedText)) ?? {}

export function rememberMapping(partnerId: string | null, dataset: DatasetType, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(partnerId, dataset), JSON.stringify(mapping))
  } catch {
    // Where storage is blocked or full the columns are guessed again.
  }
}
