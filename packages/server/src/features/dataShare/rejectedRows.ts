import type { Context } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { dataShareStore, type UploadRecord } from './store'
import { rowsOfUpload } from './uploadReader'

/** Rows of an upload that were not taken, as the file has them; all of them unless told. */
export async function rejectedRows(context: Context, record: UploadRecord, rowNumbers = record.rejected_rows) {
  const sealed =
    record.file_id === null
      ? undefined
      : await dataShareStore(context.database, partnerScope(context.scope)).sealedFile(record.file_id)
  if (sealed === undefined || rowNumbers.length === 0) return []
  return rowsOfUpload(context.sealing.openBytes(sealed), record, rowNumbers)
}

/** These rows have no order but that of the file, so that their cursor is a number. */
export const cursorAt = (offset: number) => Buffer.from(`rows ${offset}`).toString('base64url')

export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const offset = /^rows (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  if (offset === undefined) {
    throw refuse.invalid({
      in: 'query',
      pointer: '/cursor',
      code: 'cursor',
      detail: 'The cursor does not belong to this list.',
    })
  }
  return Number(offset)
}
