import type { DatasetType } from '@partner-dashboard/client'
import type { Mapping } from '../../../../views/dataShareMapping'

const keyOf = (partnerId: string | null, dataset: DatasetType) =>
  `partner-dashboard.columns.${partnerId ?? ''}.${dataset}`

/** How the columns of a dataset were mapped last, on this device: whoever uploads every week does it once. */
export function rememberedMapping(partnerId: string | null, dataset: DatasetType): Mapping {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(partnerId, dataset)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, header]) => typeof header === 'string'))
  } catch {
    return {}
  }
}

export function rememberMapping(partnerId: string | null, dataset: DatasetType, mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(partnerId, dataset), JSON.stringify(mapping))
  } catch {
    // Where storage is blocked or full the columns are guessed again.
  }
}
