import { expect, it } from 'vitest'
import { loadConfig, parseConfig } from './config'

const good = { api_base_url: '/api', client_id: 'dashboard', environment: 'test' }

it('loads the configuration and the clock offset', async () => {
  const response = Response.json(good, { headers: { Date: new Date(Date.now() + 86_400_000).toUTCString() } })
  const { config, clockOffset } = await loadConfig(Promise.resolve(response))
  expect(config).toEqual({ ...good, error_reporting_traces: 0, flags: {}, untracked_partners: [] })
  expect(clockOffset / 86_400_000).toBeCloseTo(1, 3)
})

it('reads the OpenID Connect provider, if there is one', () => {
  const oidc = { issuer: 'https://login.test/', client_id: 'dashboard' }
  expect(parseConfig({ ...good, oidc }).oidc).toEqual(oidc)
  expect(parseConfig(good).oidc).toBeUndefined()
  expect(() => parseConfig({ ...good, oidc: { issuer: '' } })).toThrow('Missing environment variable: oidc.issuer')
})

it('names missing variables', () => {
  expect(() => parseConfig({ ...good, client_id: '', api_base_url: undefined })).toThrow(
    'Missing environment variable: api_base_url, client_id',
  )
  expect(() => parseConfig(null)).toThrow('Missing environment variable')
})

it('reports an error response instead of missing variables', async () => {
  const refused = Response.json({ title: 'Bad gateway' }, { status: 502 })
  await expect(loadConfig(Promise.resolve(refused))).rejects.toThrow('The configuration was answered with 502.')
})
