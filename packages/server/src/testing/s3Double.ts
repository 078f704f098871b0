import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A test double of the S3 protocol used here: ListObjectsV2 with continuation and GetObject of one bucket, path style,
 * with verified signatures. The maintained npm packages require a newer Node.
 */
export interface S3Double {
  endpoint: string
  objects: Map<string, string>
  /** Keys that are listed but can't be read. */
  denied: Set<string>
  /** `LIST prefix` and `GET key`, in order. */
  requests: string[]
  close: () => void
}

interface DoubleOptions {
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Objects per page, to test pagination. */
  pageSize: number
}

const hashOf = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Error of a request; undefined if its AWS Signature Version 4 is valid. */
function whyRefused({ method, url = '', headers }: IncomingMessage, options: DoubleOptions): string | undefined {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [accessKeyId, ...scope] = credential.split('/')
  if (signature === undefined) return 'AccessDenied'
  if (accessKeyId !== options.accessKeyId) return 'InvalidAccessKeyId'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const [day = '', region = '', service = '', end = ''] = scope
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hashOf(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${options.secretAccessKey}`, day), region), service), end)
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

export async function openS3Double(options: DoubleOptions): Promise<S3Double> {
  const objects = new Map<string, string>()
  const requests: string[] = []
  const denied = new Set<string>()

  function listed(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    requests.push(`LIST ${prefix}`)
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, Math.min(options.pageSize, Number(query.get('max-keys') ?? 1000)))
    const last = page.at(-1)
    const next =
      page.length < keys.length && last !== undefined
        ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
        : ''
    const contents = page.map((key) => {
      const content = objects.get(key) ?? ''
      return `<Contents><Key>${escaped(key)}</Key><Size>${Buffer.byteLength(content)}</Size><ETag>"${hashOf(content, 'md5')}"</ETag></Contents>`
    })
    return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  const server = createServer((request, response) => {
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    const why = whyRefused(request, options)
    if (why !== undefined) return refuse(403, why)
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, bucket, ...parts] = url.pathname.split('/')
    if (bucket !== options.bucket) return refuse(404, 'NoSuchBucket')
    const key = decodeURIComponent(parts.join('/'))
    if (key === '') return response.writeHead(200, { 'content-type': 'application/xml' }).end(listed(url.searchParams))
    requests.push(`GET ${key}`)
    const content = objects.get(key)
    if (denied.has(key)) return refuse(403, 'AccessDenied')
    if (content === undefined) return refuse(404, 'NoSuchKey')
    return response.writeHead(200, { 'content-length': Buffer.byteLength(content) }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    denied,
    requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
