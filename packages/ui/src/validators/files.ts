import { type Code, tell } from './words'

/** 10 MB, itself still accepted. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** What file managers leave in folders; dropped along without anybody noticing. */
export const IGNORED_FILES: readonly string[] = ['.DS_Store', 'Thumbs.db']

/** What the browser's File says that matters here. */
export interface FileLike {
  name: string
  size: number
  type: string
}

export interface FileRules {
  /** As the attribute of an input: extensions (`.csv`), types (`text/csv`) and groups (`image/*`), in a list or with commas. None: any file. */
  accept?: string | readonly string[]
  maxBytes?: number
  /** The smallest size that is accepted, itself included. */
  minBytes?: number
  isRequired?: boolean
}

export interface FileRejection<TFile> {
  file: TFile
  /** Every reason, the first one first to be told. */
  codes: readonly Code[]
  messages: readonly string[]
}

export interface SortedFiles<TFile> {
  /** One file at most. */
  accepted: readonly TFile[]
  rejected: readonly FileRejection<TFile>[]
  /** What the field says: the first reason, or 'Required' where a file is needed and none was given. */
  message: string | undefined
}

/** Sorts what was chosen or dropped. A field takes one file: of several none is taken, since nobody can say which was meant. */
export function rejectFiles<TFile extends FileLike>(files: Iterable<TFile>, rules: FileRules = {}): SortedFiles<TFile> {
  const given = Array.from(files).filter(({ name }) => !IGNORED_FILES.includes(name))
  if (given.length === 0) {
    return { accepted: [], rejected: [], message: rules.isRequired ? tell('required') : undefined }
  }

  const rejected: FileRejection<TFile>[] = []
  const accepted: TFile[] = []
  for (const file of given) {
    const reasons: Reason[] = given.length > 1 ? [['tooManyFiles']] : reasonsAgainst(file, rules)
    if (reasons.length === 0) accepted.push(file)
    else {
      const codes = reasons.map(([code]) => code)
      rejected.push({ file, codes, messages: reasons.map(([code, about]) => tell(code, about)) })
    }
  }
  return { accepted, rejected, message: rejected[0]?.messages[0] }
}

type Reason = [code: Code, about?: string | number]

function reasonsAgainst(file: FileLike, { accept, maxBytes = MAX_UPLOAD_BYTES, minBytes = 0 }: FileRules): Reason[] {
  const reasons: Reason[] = []
  const wanted = acceptList(accept)
  if (!isAccepted(file, wanted)) {
    reasons.push(['fileType', wanted.length > 1 ? `one of ${wanted.join(', ')}` : wanted[0]])
  }
  if (file.size > maxBytes) reasons.push(['fileTooLarge', maxBytes])
  if (file.size < minBytes) reasons.push(['fileTooSmall', minBytes])
  return reasons
}

const acceptList = (accept: FileRules['accept'] = []): string[] =>
  (typeof accept === 'string' ? accept.split(',') : [...accept]).map((entry) => entry.trim()).filter(Boolean)

/** Whether a file is of an accepted kind, by its name or by its type, in any case. */
export const acceptsFile = (file: Pick<FileLike, 'name' | 'type'>, accept: FileRules['accept']): boolean =>
  isAccepted(file, acceptList(accept))

function isAccepted(file: Pick<FileLike, 'name' | 'type'>, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const name = file.name.toLowerCase()
  const [type = ''] = file.type.toLowerCase().split(';')
  return wanted.some((entry) => {
    const kind = entry.toLowerCase()
    if (kind.startsWith('.')) return name.endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type.trim() === kind
  })
}
