import type { DatasetType } from '../../domain/dataShare/schema'
import { partsOf, type Thread, ThreadFailure, withThread } from '../../kernel/thread'
import { mask } from '../../platform/sealing'
import type { UploadRecord } from './store'
import type { uploadMethods } from './uploadThread'
import type { KnownBusiness } from './validateRows'

export type UploadThread = Thread<typeof uploadMethods>

const limits = { time: 60_000, megabytes: 768 }
/** Rows per message. */
const chunk = 1_000

export const withUploadThread = <Result>(use: (thread: UploadThread) => Promise<Result>): Promise<Result> =>
  withThread<typeof uploadMethods, Result>({ folder: import.meta.url, name: 'uploadThread' }, limits, use)

/** Error message for a file that couldn't be read; undefined if the file isn't the cause. */
export const whyUnreadable = (error: unknown): string | undefined =>
  error instanceof ThreadFailure
    ? {
        time: 'The file takes too long to read. Split it into smaller files.',
        memory: 'The file takes too much memory to read. Split it into smaller files.',
        crash: undefined,
      }[error.reason]
    : undefined

/** Looks up the businesses in a file and passes them to the thread. */
export async function knownBusinesses(
  thread: UploadThread,
  find: (externalIds: readonly string[]) => Promise<Map<string, KnownBusiness>>,
): Promise<Map<string, KnownBusiness>> {
  const businesses = new Map<string, KnownBusiness>()
  for await (const externalIds of partsOf((start) => thread.call('externalIds', start))) {
    const matches = [...(await find(externalIds))]
    await thread.call('know', matches)
    for (const [externalId, business] of matches) businesses.set(externalId, business)
  }
  return businesses
}

type FileOf = { dataset_type: DatasetType } & Pick<UploadRecord, 'mapping'>

const read = (thread: UploadThread, content: Buffer, { dataset_type, mapping }: FileOf) =>
  thread.call('read', content, { datasetType: dataset_type, mapping })

/** Rows of an upload as in its file; none if it can't be read. */
export async function rowsOfUpload(content: Buffer, of: FileOf, numbers: readonly number[]) {
  return withUploadThread(async (thread) => {
    const { error } = await read(thread, content, of)
    return error === undefined ? rowsOf(thread, numbers) : []
  })
}

async function rowsOf(thread: UploadThread, numbers: readonly number[]) {
  const rows: Awaited<ReturnType<typeof thread.call<'rows'>>> = []
  for (let start = 0; start < numbers.length; start += chunk) {
    for (const row of await thread.call('rows', numbers.slice(start, start + chunk))) rows.push(row)
  }
  return rows
}

interface KeptFile {
  content: Buffer
  of: FileOf
}

/** A repair file with masked sensitive values replaced by the originals. */
export async function unmaskedFile(repair: KeptFile, original: KeptFile): Promise<Buffer> {
  if (!repair.content.includes(mask)) return repair.content
  return withUploadThread(async (thread) => {
    const { error } = await read(thread, repair.content, repair.of)
    if (error !== undefined) return repair.content
    const numbers: number[] = []
    for await (const part of partsOf((start) => thread.call('sourceRows', start))) numbers.push(...part)
    await read(thread, original.content, original.of)
    const originals = await rowsOf(thread, numbers)
    await read(thread, repair.content, repair.of)
    for (let start = 0; start < originals.length; start += chunk)
      await thread.call('unmask', originals.slice(start, start + chunk))
    return Buffer.from(await thread.call('content'))
  })
}
