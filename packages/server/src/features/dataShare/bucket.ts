import { createHash } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { BlockedAddress, type Egress, guardedLookup, whyNotEndpoint } from '../../kernel/outbound'

export interface BucketObject {
  key: string
  size: number
  etag: string
}

/** An S3-compatible service or a folder. */
export interface Bucket {
  /** Up to `most` objects with a key prefix, ordered by key. */
  list: (prefix: string, most: number) => Promise<BucketObject[]>
  read: (key: string) => Promise<Buffer>
  /** Reads as little as needed to check access. */
  probe: (object: BucketObject) => Promise<void>
}

/** The built-in bucket: files below a folder. */
export function folderBucket(folder: string): Bucket {
  return {
    async list(prefix, most) {
      await mkdir(folder, { recursive: true })
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort()
        .slice(0, most)
      return Promise.all(
        keys.map(async (key) => {
          const { size, mtimeMs } = await stat(join(folder, key))
          return { key, size, etag: createHash('sha256').update(`${size} ${mtimeMs}`).digest('hex').slice(0, 32) }
        }),
      )
    },
    read: (key) => readFile(join(folder, key)),
    probe: ({ key }) => access(join(folder, key), constants.R_OK),
  }
}

export interface S3Access {
  bucket: string
  region: string
  endpoint: string | null
  roleArn: string | null
  externalId: string
  keys: { accessKeyId: string; secretAccessKey: string } | null
  /** AWS STS endpoint for tests and private clouds. */
  stsEndpoint: string | undefined
  egress: Egress
  /** Timeout in milliseconds. */
  answerMs?: number
}

const defaultAnswerMs = 10_000

/** Prevents other hosts from being addressed through the region. */
export const isRegion = (region: string) => /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/.test(region)

class NoCredentials extends Error {
  override readonly name = 'CredentialsProviderError'
}

/** AWS's URL, ignoring endpoints in this server's environment. */
const awsEndpoint = (service: 's3' | 'sts', region: string) =>
  `https://${service}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

/** An S3-compatible service with keys, or with a role assumed with our external ID. */
export async function s3Bucket({
  bucket,
  region,
  endpoint,
  roleArn,
  externalId,
  keys,
  stsEndpoint,
  egress,
  answerMs = defaultAnswerMs,
}: S3Access): Promise<Bucket> {
  if (endpoint !== null && whyNotEndpoint(endpoint, egress) !== undefined) throw new BlockedAddress()
  if (endpoint === null && !isRegion(region)) throw new BlockedAddress()
  const { GetObjectCommand, ListObjectsV2Command, S3Client } = await import('@aws-sdk/client-s3')
  const credentials = roleArn === null ? keys : await assumeRole({ roleArn, externalId, region, stsEndpoint })
  // Otherwise, the SDK would sign requests to the partner's service with this server's credentials.
  if (credentials === null) throw new NoCredentials('The bucket has no role or access key. Add one.')
  const service = endpoint ?? awsEndpoint('s3', region)
  const agent = { lookup: guardedLookup(service, egress) }
  const client = new S3Client({
    region,
    credentials,
    endpoint: service,
    forcePathStyle: endpoint !== null,
    maxAttempts: 2,
    requestHandler: { ...limits(answerMs), httpAgent: agent, httpsAgent: agent },
  })
  return {
    async list(prefix, most) {
      const objects: BucketObject[] = []
      let token: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix,
            ContinuationToken: token,
            MaxKeys: Math.min(1000, most),
          }),
        )
        for (const { Key, Size, ETag } of page.Contents ?? []) {
          if (Key && !Key.endsWith('/')) objects.push({ key: Key, size: Size ?? 0, etag: ETag ?? '' })
        }
        token = page.NextContinuationToken
      } while (token !== undefined && objects.length < most)
      return objects.slice(0, most)
    },
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    async probe({ key, size }) {
      // Empty objects have no first byte, so a range request would fail.
      const range = size > 0 ? { Range: 'bytes=0-0' } : {}
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...range }))
      // Stops the download if the service ignores ranges.
      if (Body instanceof Readable) Body.destroy()
    },
  }
}

/** By default, the SDK only warns after a timeout. */
const limits = (answerMs: number) => ({
  requestTimeout: answerMs,
  throwOnRequestTimeout: true,
  connectionTimeout: Math.min(5_000, answerMs),
})

interface Role {
  roleArn: string
  externalId: string
  region: string
  stsEndpoint: string | undefined
}

async function assumeRole({ roleArn, externalId, region, stsEndpoint }: Role) {
  const { AssumeRoleCommand, STSClient } = await import('@aws-sdk/client-sts')
  const client = new STSClient({
    region,
    endpoint: stsEndpoint ?? awsEndpoint('sts', region),
    maxAttempts: 2,
    requestHandler: limits(defaultAnswerMs),
  })
  const { Credentials } = await client.send(
    new AssumeRoleCommand({
      RoleArn: roleArn,
      ExternalId: externalId,
      RoleSessionName: 'partner-dashboard',
      DurationSeconds: 900,
    }),
  )
  if (!Credentials?.AccessKeyId || !Credentials.SecretAccessKey)
    throw new Error('The role returned no credentials. Check its trust policy.')
  return {
    accessKeyId: Credentials.AccessKeyId,
    secretAccessKey: Credentials.SecretAccessKey,
    sessionToken: Credentials.SessionToken,
  }
}

const untrusted = "The service's certificate isn't signed by a trusted authority."

const messages: Record<string, string> = {
  AccessDenied: 'Access was denied. Check the policy of the role or key.',
  NoSuchBucket: "The bucket doesn't exist. Check its name.",
  InvalidAccessKeyId: "The access key doesn't exist. Check the access key ID.",
  SignatureDoesNotMatch: "The secret doesn't match the access key.",
  PermanentRedirect: 'The bucket is in another region. Check the region.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Check the region.',
  CredentialsProviderError: 'Enter a role or an access key.',
  TimeoutError: "The service didn't respond in time. Try again later.",
  ECONNREFUSED: "The service can't be reached. Check its URL.",
  PrivateNetwork: 'The URL points to a private network.',
  ENOTFOUND: "The host of the service doesn't exist. Check its URL.",
  EAI_AGAIN: "The host of the service doesn't exist. Check its URL.",
  ETIMEDOUT: "The service didn't respond in time. Try again later.",
  EHOSTUNREACH: "The service can't be reached. Check its URL.",
  ENETUNREACH: "The service can't be reached. Check its URL.",
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: "The service's certificate has expired.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The service's certificate is for another host.",
  RequestTimeTooSkewed: 'The clocks of the service and this server differ too much.',
  NoSuchKey: 'The file no longer exists.',
  SlowDown: 'The service is rate limiting requests. The next run tries again.',
  EPROTO: 'No secure connection could be established. Check that the service supports HTTPS.',
  ECONNRESET: 'The service closed the connection.',
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0

/** Whether the service rejected this request, so others may succeed. */
export const hasAnswered = (error: unknown) => statusOf(error) >= 400 && statusOf(error) < 500

/** A failure of the bucket's service, with a message for the user. Other errors are the server's, whose jobs are retried. */
export class BucketFailure extends Error {
  constructor(cause: unknown) {
    super(failureOf(cause).message, { cause })
    this.name = 'BucketFailure'
  }
}

export function rethrowAsBucketFailure(error: unknown): never {
  throw new BucketFailure(error)
}

/** Code and message of a failure; unknown failures have no code. */
export function failureOf(error: unknown): { code: string | null; message: string } {
  const { name = 'Error', Code, code } = error as { name?: string; Code?: string; code?: string }
  const found =
    [Code, code, name].find((candidate) => candidate !== undefined && candidate in messages) ?? Code ?? code ?? name
  const status = statusOf(error)
  const message =
    status < 400
      ? "The URL isn't an S3-compatible service. Check it."
      : `The service rejected the request with status ${status}.`
  return { code: found === 'Error' ? null : found, message: messages[found] ?? message }
}
