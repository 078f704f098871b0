import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { failureOf, s3Bucket } from './bucket'

/** Response by bucket name: status and error body. `silent` never responds. */
const answers: Record<string, [status: number, body: string]> = {
  denied: [403, 'AccessDenied'],
  missing: [404, 'NoSuchBucket'],
  unknown: [403, 'InvalidAccessKeyId'],
  secret: [403, 'SignatureDoesNotMatch'],
  moved: [301, 'PermanentRedirect'],
  region: [400, 'AuthorizationHeaderMalformed'],
  odd: [418, 'Teapot'],
}
const service = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://any').pathname.split('/')[1] ?? ''
  const [status, code] = answers[name] ?? []
  if (status !== undefined) response.writeHead(status, { 'content-type': 'application/xml' })
  if (code !== undefined) response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`)
  else if (name === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello')
})

beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

async function failureAt(bucket: string, endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`) {
  try {
    const opened = await s3Bucket({
      bucket,
      endpoint,
      region: 'us-east-1',
      roleArn: null,
      externalId: 'x',
      keys: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' },
      stsEndpoint: undefined,
      egress: { allowsLoopback: true, privateHosts: new Set() },
      answerMs: bucket === 'silent' ? 200 : 60_000,
    })
    await opened.list('', 10)
  } catch (error) {
    return failureOf(error)
  }
  return undefined
}

it.each([
  ['denied', 'AccessDenied', 'Access was denied. Check the policy of the role or key.'],
  ['missing', 'NoSuchBucket', "The bucket doesn't exist. Check its name."],
  ['unknown', 'InvalidAccessKeyId', "The access key doesn't exist. Check the access key ID."],
  ['secret', 'SignatureDoesNotMatch', "The secret doesn't match the access key."],
  ['moved', 'PermanentRedirect', 'The bucket is in another region. Check the region.'],
  ['region', 'AuthorizationHeaderMalformed', 'The bucket is in another region. Check the region.'],
  ['odd', 'Teapot', 'The service rejected the request with status 418.'],
])('says what failed: %s', async (bucket, code, message) => {
  expect(await failureAt(bucket)).toEqual({ code, message })
})

it('reports timeouts of the connection and the response', async () => {
  expect(await failureAt('silent')).toEqual({
    code: expect.stringMatching(/^(TimeoutError|ETIMEDOUT)$/),
    message: "The service didn't respond in time. Try again later.",
  })
})

it("reports that a URL isn't an S3-compatible service", async () => {
  expect(await failureAt('page')).toMatchObject({
    message: "The URL isn't an S3-compatible service. Check it.",
  })
  expect(await failureAt('any', 'http://127.0.0.1:1')).toMatchObject({ code: 'ECONNREFUSED' })
  const { port } = service.address() as AddressInfo
  expect(await failureAt('any', `https://127.0.0.1:${port}`)).toMatchObject({ code: 'EPROTO' })
})

it("never uses this server's own credentials, nor an endpoint of its environment", async () => {
  const requests: string[] = []
  const stranger = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`)
    response.writeHead(403).end()
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIASERVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'server-secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'server-session')
  vi.stubEnv('AWS_ENDPOINT_URL', endpoint)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint)
  const at = async (of: { endpoint: string | null; keys: { accessKeyId: string; secretAccessKey: string } | null }) => {
    const open = { bucket: 'any', region: 'us-east-1', roleArn: null, externalId: 'x', stsEndpoint: undefined }
    const bucket = await s3Bucket({
      ...open,
      ...of,
      egress: { allowsLoopback: true, privateHosts: new Set() },
    })
    await bucket.list('', 10)
  }
  const own = { accessKeyId: 'AKIAPARTNER', secretAccessKey: 'partner-secret' }
  const failure = await at({ endpoint, keys: null }).catch(failureOf)
  expect(failure).toEqual({ code: 'CredentialsProviderError', message: 'Enter a role or an access key.' })
  await expect(at({ endpoint: null, keys: null })).rejects.toThrow()
  await expect(at({ endpoint: null, keys: own })).rejects.toThrow()
  expect(requests).toEqual([])
  await expect(at({ endpoint, keys: own })).rejects.toThrow()
  expect(requests.join()).toContain('AKIAPARTNER')
  expect(requests.join()).not.toContain('SERVER')
  vi.unstubAllEnvs()
  stranger.close()
})
