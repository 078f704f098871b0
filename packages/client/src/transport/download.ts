import { settle } from './unwrap'

/** A file that the server answered, ready to be handed to the browser. */
export interface FileAnswer {
  blob: Blob
  fileName: string
}

/** What a call for a file is sent with. */
export const asFile = { parseAs: 'blob', headers: { Accept: 'text/csv, application/problem+json' } } as const

export async function unwrapFile(
  call: Promise<{ data?: Blob; error?: unknown; response: Response }>,
  otherwise: string,
) {
  const { data, response } = await settle(call)
  const fileName = fileNameIn(response.headers.get('Content-Disposition') ?? '') ?? otherwise
  return { blob: data, fileName } satisfies FileAnswer
}

/** The name in a Content-Disposition (RFC 6266): the encoded one first, for it holds what the plain one cannot spell. */
export function fileNameIn(disposition: string): string | undefined {
  const encoded = /;\s*filename\*=UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const quoted = /;\s*filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const bare = /;\s*filename=([^";\s]+)/i.exec(disposition)?.[1]
  const name = (encoded === undefined ? undefined : decoded(encoded)) ?? quoted ?? bare
  // A name, never a path: what stands before the last separator is not the server's to choose.
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
