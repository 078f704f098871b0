import type { Api } from './api'
import type { Send } from './inTime'

export interface Upload {
  file: Blob
  /** Progress from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Options of requests that upload a CSV file. Token, scope and key are added as usual. */
export const asCsvUpload = ({ send }: Api, { file, onProgress, signal }: Upload) => ({
  // The contract's type is string; the browser sends the file.
  body: '',
  bodySerializer: () => file,
  headers: { 'Content-Type': 'text/csv' },
  fetch: send ?? sendWithProgress(onProgress),
  signal,
})

/** Uses XMLHttpRequest, because fetch doesn't report upload progress. */
const sendWithProgress =
  (onProgress: Upload['onProgress']): Send =>
  async (request) => {
    const body = await request.blob()
    request.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
      xhr.onload = () => resolve(responseOf(xhr))
      xhr.onerror = () => reject(new TypeError("The server can't be reached. Check your connection and try again."))
      xhr.onabort = () => reject(request.signal.reason ?? new DOMException('The upload was cancelled.', 'AbortError'))
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body)
    })
  }

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const hasBody = xhr.status !== 204 && xhr.status !== 304
  return new Response(hasBody ? xhr.responseText : null, { status: xhr.status, headers })
}
