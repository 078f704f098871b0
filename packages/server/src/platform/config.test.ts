import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      hasOutbox: true,
      isReset: false,
      corsOrigin: undefined,
    })
  })

  it('shows emails on a page only without a mail server', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.test' }).hasOutbox).toBe(false)
  })

  it('normalizes an origin like browsers', () => {
    const { corsOrigin, publicOrigin } = readConfig({
      CORS_ORIGIN: 'https://Dashboard.test:443/',
      PUBLIC_ORIGIN: 'https://dashboard.test/some/path',
      SMTP_URL: 'smtp://mail.test',
    })
    expect([corsOrigin, publicOrigin]).toEqual(['https://dashboard.test', 'https://dashboard.test'])
  })

  it('shows emails to other machines only if configured', () => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(readConfig({ HOST }).hasOutbox).toBe(true)
    for (const HOST of ['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example.com']) {
      expect(() => readConfig({ HOST })).toThrow('can read the sign-in codes')
      expect(readConfig({ HOST, OUTBOX: '1' }).hasOutbox).toBe(true)
      expect(readConfig({ HOST, SMTP_URL: 'smtp://mail.test' }).hasOutbox).toBe(false)
    }
  })

  it('is private only without a local proxy', () => {
    expect(readConfig({})).toMatchObject({ isPrivate: true, allowsLoopback: true, showsLocalChat: true })
    for (const env of [{ PUBLIC_ORIGIN: 'https://dashboard.test' }, { TRUST_PROXY: '1' }, { HOST: '0.0.0.0' }]) {
      expect(() => readConfig(env)).toThrow('can read the sign-in codes')
      expect(readConfig({ ...env, SMTP_URL: 'smtp://mail.test' })).toMatchObject({
        isPrivate: false,
        hasOutbox: false,
        allowsLoopback: false,
        showsLocalChat: false,
      })
    }
    expect(readConfig({ TRUST_PROXY: '2', OUTBOX: '1' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8', OUTBOX: '1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY must be')
  })

  it('logs errors only unless another level of pino is configured', () => {
    expect(readConfig({ LOG_LEVEL: '' }).logLevel).toBe('error')
    expect(readConfig({ LOG_LEVEL: 'info' }).logLevel).toBe('info')
    expect(() => readConfig({ LOG_LEVEL: 'verbose' })).toThrow(
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "verbose".',
    )
  })

  it('ignores blank values', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', SMTP_URL: ' ', FLAGS: '' })).toEqual(readConfig({}))
  })

  it('has a local identity provider on this machine only, unless another is configured', () => {
    expect(readConfig({})).toMatchObject({
      hasLocalProvider: true,
      oidcIssuer: 'http://localhost:3000/_local/oidc',
      oidcClientId: 'partner-dashboard',
      oidcMetadataClaim: 'app_metadata',
    })
    for (const env of [
      { LOCAL_OIDC: '0' },
      { SMTP_URL: 'smtp://mail.test' },
      { DATABASE_URL: 'postgres://db.test/dashboard' },
      { HOST: '0.0.0.0', OUTBOX: '1' },
      { PUBLIC_ORIGIN: 'https://dashboard.test', OUTBOX: '1' },
    ]) {
      expect(readConfig(env)).toMatchObject({ hasLocalProvider: false, oidcIssuer: undefined })
      if (!env.LOCAL_OIDC) expect(readConfig({ ...env, LOCAL_OIDC: '1' }).hasLocalProvider).toBe(true)
    }
  })

  it("keeps the issuer's spelling", () => {
    const named = {
      OIDC_ISSUER: 'https://login.test/',
      CLIENT_ID: 'one',
      OIDC_CLIENT_ID: 'two',
      OIDC_METADATA_CLAIM: 'm',
    }
    expect(readConfig(named)).toMatchObject({
      hasLocalProvider: false,
      oidcIssuer: 'https://login.test/',
      clientId: 'one',
      oidcClientId: 'two',
      oidcMetadataClaim: 'm',
    })
    expect(readConfig({ OIDC_ISSUER: 'http://[::1]:8080/realm' }).oidcIssuer).toBe('http://[::1]:8080/realm')
  })

  it('seeds again on request', () => {
    expect(readConfig({}, ['--reset']).isReset).toBe(true)
  })

  it('turns on listed flags only', () => {
    expect(readConfig({ FLAGS: 'a, b' }).flags).toEqual({ a: true, b: true })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with'],
    [{ SEED_SIZE: 'None' }, 'SEED_SIZE must be demo, small or none'],
    [{ PORT: '3e3' }, 'PORT must be a whole number'],
    [{ PRIVATE_HOSTS: 'http://store:9000' }, 'PRIVATE_HOSTS must list hosts such as store:9000'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must start with'],
    [{ CORS_ORIGIN: 'dashboard.test' }, 'CORS_ORIGIN must be a URL'],
    [{ PUBLIC_ORIGIN: 'javascript:x' }, 'PUBLIC_ORIGIN must be a URL'],
    [{ ERROR_REPORTING_DSN: 'nonsense' }, 'ERROR_REPORTING_DSN must be a URL'],
    [{ ERROR_REPORTING_TRACES: '101' }, 'ERROR_REPORTING_TRACES must be a whole number from 0 to 100'],
    [{ OIDC_ISSUER: 'login.test' }, 'OIDC_ISSUER must be a URL'],
    [{ OIDC_ISSUER: 'http://login.test' }, 'OIDC_ISSUER must start with https://'],
    [{ SEED_BUSINESSES: '1.5' }, 'SEED_BUSINESSES must be a whole number'],
  ])('refuses %j in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
