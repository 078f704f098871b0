import type { DatasetType } from '../../domain/dataShare/schema'
import { partsOf, type Thread, ThreadFailure, withThread } from '../../kernel/thread'
import { mask } from '../../platform/sealing'
import type { UploadRecord } from './store'
import type { uploadMethods } from './uploadThread'
import type { KnownBusiness } from './validateRows'

export type UploadThread = Thread<typeof uploadMethods>

const limits = { time: 60_000, megabytes: 768 }
/** Rows that one message asks for. */
const chunk = 1_000

/** Reads a file in a thread of its own, and hands it over. */
export const withUploadThread = <Result>(use: (thread: UploadThread) => Promise<Result>): Promise<Result> =>
  withThread<typeof uploadMethods, Result>({ folder: import.meta.url, name: 'uploadThread' }, limits, use)

/** Why a file could not be read, for whoever uploaded it; nothing where that was not the file's fault. */
export const whyUnreadable = (error: unknown): string | undefined =>
  error instanceof ThreadFailure
    ? {
        time: 'The file takes too long to read. Split it into smaller files.',
        memory: 'The file takes too much memory to read. Split it into smaller files.',
        crash: undefined,
      }[error.reason]
    : undefined

/** The businesses that a file names; the thread knows them afterwards, too. */
export async function knownBusinesses(
  thread: UploadThread,
  find: (externalIds: readonly string[]) => Promise<Map<string, KnownBusiness>>,
): Promise<Map<string, KnownBusiness>> {
  const businesses = new Map<string, KnownBusiness>()
  for await (const externalIds of partsOf((start) => thread.call('externalIds', start))) {
    const found = [...(await find(externalIds))]
    await thread.call('know', found)
    for (const [externalId, business] of found) businesses.set(externalId, business)
  }
  return businesses
}

type FileOf = { dataset_type: DatasetType } & Pick<UploadRecord, 'mapping'>

const read = (thread: UploadThread, content: Buffer, { dataset_type, mapping }: FileOf) =>
  thread.call('read', content, { datasetType: dataset_type, mapping })

/** Rows of an upload as its file has them; none where the file cannot be read. */
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

/** The file of a repair, with sensitive values that it has masked taken from the rows that it repairs. */
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
