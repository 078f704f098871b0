import { type Code, tell } from './words'

/** 10 MB, inclusive. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** System files that file managers leave in folders. */
export const IGNORED_FILES: readonly string[] = ['.DS_Store', 'Thumbs.db']

/** The relevant part of the browser's File. */
export interface FileLike {
  name: string
  size: number
  type: string
}

export interface FileRules {
  /**
   * Like the attribute of a file input: extensions (`.csv`), types (`text/csv`) and groups (`image/*`), as a list or
   * comma-separated. Any file if omitted.
   */
  accept?: string | readonly string[]
  maxBytes?: number
  /** Minimum size in bytes, inclusive. */
  minBytes?: number
  isRequired?: boolean
}

export interface FileRejection<TFile> {
  file: TFile
  /** All reasons, most important first. */
  codes: readonly Code[]
  messages: readonly string[]
}

export interface SortedFiles<TFile> {
  /** At most one file. */
  accepted: readonly TFile[]
  rejected: readonly FileRejection<TFile>[]
  /** Error of the field: the first reason, or "Required" if a required file is missing. */
  message: string | undefined
}

/** Validates selected or dropped files. Rejects several files, since the field takes one. */
export function rejectFiles<TFile extends FileLike>(files: Iterable<TFile>, rules: FileRules = {}): SortedFiles<TFile> {
  const selected = Array.from(files).filter(({ name }) => !IGNORED_FILES.includes(name))
  if (selected.length === 0) {
    return { accepted: [], rejected: [], message: rules.isRequired ? tell('required') : undefined }
  }

  const rejected: FileRejection<TFile>[] = []
  const accepted: TFile[] = []
  for (const file of selected) {
    const reasons: Reason[] = selected.length > 1 ? [['tooManyFiles']] : reasonsAgainst(file, rules)
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
  const acceptedTypes = acceptList(accept)
  if (!isAccepted(file, acceptedTypes)) {
    reasons.push(['fileType', acceptedTypes.length > 1 ? `one of ${acceptedTypes.join(', ')}` : acceptedTypes[0]])
  }
  if (file.size > maxBytes) reasons.push(['fileTooLarge', maxBytes])
  if (file.size < minBytes) reasons.push(['fileTooSmall', minBytes])
  return reasons
}

const acceptList = (accept: FileRules['accept'] = []): string[] =>
  (typeof accept === 'string' ? accept.split(',') : [...accept]).map((entry) => entry.trim()).filter(Boolean)

/** Whether a file matches by name or type, ignoring case. */
export const acceptsFile = (file: Pick<FileLike, 'name' | 'type'>, accept: FileRules['accept']): boolean =>
  isAccepted(file, acceptList(accept))

function isAccepted(file: Pick<FileLike, 'name' | 'type'>, acceptedTypes: readonly string[]): boolean {
  if (acceptedTypes.length === 0) return true
  const name = file.name.toLowerCase()
  const [type = ''] = file.type.toLowerCase().split(';')
  return acceptedTypes.some((entry) => {
    const kind = entry.toLowerCase()
    if (kind.startsWith('.')) return name.endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type.trim() === kind
  })
}
