import type { DatasetSchema } from '@partner-dashboard/client'
import { saveFile } from '@partner-dashboard/ui'

/** Template with only a header: an example row could be imported as a business. */
export function saveTemplate({ dataset_type, columns }: DatasetSchema): void {
  const header = columns.map(({ name }) => name).join(',')
  const blob = new Blob([`\uFEFF${header}\r\n`], { type: 'text/csv' })
  saveFile({ blob, fileName: `${dataset_type.replaceAll('_', '-')}-template.csv` })
}
