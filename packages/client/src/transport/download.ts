import { settle } from './unwrap'

/** A downloaded file. */
export interface FileAnswer {
  blob: Blob
  fileName: string
}

/** Options of requests for files. */
export const asFile = {
  parseAs: 'blob',
  headers: { Accept: 'text/csv, application/pdf, application/problem+json' },
} as const

export async function unwrapFile(
  call: Promise<{ data?: Blob; error?: unknown; response: Response }>,
  otherwise: string,
) {
  const { data, response } = await settle(call)
  const fileName = fileNameIn(response.headers.get('Content-Disposition') ?? '') ?? otherwise
  return { blob: data, fileName } satisfies FileAnswer
}

/** File name of a Content-Disposition header (RFC 6266). Prefers the encoded one, which supports all characters. */
export function fileNameIn(disposition: string): string | undefined {
  const encoded = /;\s*filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const quoted = /;\s*filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const bare = /;\s*filename=([^";\s]+)/i.exec(disposition)?.[1]
  const name = (encoded === undefined ? undefined : decoded(encoded)) ?? quoted ?? bare
  // Removes paths, which the server must not choose.
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
