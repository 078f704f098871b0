import type { DatasetSchema } from '@partner-dashboard/client'
import { saveFile } from '@partner-dashboard/ui'

/** A file with the header of a dataset and nothing else: an example row would be taken for a business. */
export function saveTemplate({ dataset_type, columns }: DatasetSchema): void {
  const header = columns.map(({ name }) => name).join(',')
  const blob = new Blob([`\uFEFF${header}\r\n`], { type: 'text/csv' })
  saveFile({ blob, fileName: `${dataset_type.replaceAll('_', '-')}-template.csv` })
}
