import { type DatasetType, datasetOf } from '../../domain/dataShare/schema'
import type { Context } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { masked } from '../../platform/sealing'
import { dataShareStore, type UploadRecord } from './store'
import { rowsOfUpload, unmaskedFile, whyUnreadable } from './uploadReader'

/** Rejected rows of an upload as in the file; all by default. */
export async function rejectedRows(context: Context, record: UploadRecord, rowNumbers = record.rejected_rows) {
  const content = rowNumbers.length === 0 ? undefined : await contentOf(context, record)
  return content === undefined ? [] : rowsOfUpload(content, record, rowNumbers)
}

async function contentOf({ database, scope, sealing }: Context, { file_id }: UploadRecord) {
  const sealed = file_id === null ? undefined : await dataShareStore(database, partnerScope(scope)).sealedFile(file_id)
  return sealed === undefined ? undefined : sealing.openBytes(sealed)
}

/**
 * A repair file with masked sensitive values replaced by the originals. If that takes too long, the file is stored
 * unchanged and fails when it's read.
 */
export async function withOriginalValues(
  context: Context,
  repaired: UploadRecord,
  file: Buffer,
  mapping: UploadRecord['mapping'],
) {
  const content = await contentOf(context, repaired)
  if (content === undefined) return file
  try {
    const of = { dataset_type: repaired.dataset_type, mapping }
    return await unmaskedFile({ content: file, of }, { content, of: repaired })
  } catch (error) {
    if (whyUnreadable(error) === undefined) throw error
    return file
  }
}

interface Row {
  row_number: number
  values: Record<string, string>
}

/** Masks sensitive values except for their last four characters. */
export function withMaskedValues(datasetType: DatasetType, rows: readonly Row[]): Row[] {
  const sensitive = datasetOf(datasetType).columns.filter(({ isSensitive }) => isSensitive)
  return rows.map(({ row_number, values }) => ({
    row_number,
    values: { ...values, ...Object.fromEntries(sensitive.map(({ name }) => [name, masked(values[name] ?? '')])) },
  }))
}

/** Rows are in file order, so the cursor is an offset. */
export const cursorAt = (offset: number) => Buffer.from(`rows ${offset}`).toString('base64url')

export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const offset = /^rows (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  if (offset === undefined) {
    throw refuse.invalid({
      in: 'query',
      pointer: '/cursor',
      code: 'cursor',
      detail: "The cursor doesn't belong to this list. Start again from the first page.",
    })
  }
  return Number(offset)
}
