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

  it('shows mails on a page only while there is no mail server', () => {
    expect(readConfig({ SMTP_URL: 'smtp://mail.test' }).hasOutbox).toBe(false)
  })

  it('takes an origin as browsers write it', () => {
    const { corsOrigin, publicOrigin } = readConfig({
      CORS_ORIGIN: 'https://Dashboard.test:443/',
      PUBLIC_ORIGIN: 'https://dashboard.test/some/path',
    })
    expect([corsOrigin, publicOrigin]).toEqual(['https://dashboard.test', 'https://dashboard.test'])
  })

  it('shows mails to other machines only where that is said', () => {
    for (const HOST of ['localhost', '127.0.0.1', '::1']) expect(readConfig({ HOST }).hasOutbox).toBe(true)
    for (const HOST of ['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example.com']) {
      expect(() => readConfig({ HOST })).toThrow('could read the sign-in codes')
      expect(readConfig({ HOST, OUTBOX: '1' }).hasOutbox).toBe(true)
      expect(readConfig({ HOST, SMTP_URL: 'smtp://mail.test' }).hasOutbox).toBe(false)
    }
  })

  it('takes blanks for nothing', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', SMTP_URL: ' ', FLAGS: '' })).toEqual(readConfig({}))
  })

  it('seeds anew when asked', () => {
    expect(readConfig({}, ['--reset']).isReset).toBe(true)
  })

  it('turns on the flags that are named, and no other', () => {
    expect(readConfig({ FLAGS: 'a, b' }).flags).toEqual({ a: true, b: true })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with'],
    [{ PORT: '3e3' }, 'PORT must be a whole number'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must begin with'],
    [{ CORS_ORIGIN: 'dashboard.test' }, 'CORS_ORIGIN must be an address'],
    [{ PUBLIC_ORIGIN: 'javascript:x' }, 'PUBLIC_ORIGIN must be an address'],
    [{ ERROR_REPORTING_DSN: 'nonsense' }, 'ERROR_REPORTING_DSN must be an address'],
    [{ SEED_BUSINESSES: '1.5' }, 'SEED_BUSINESSES must be a whole number'],
  ])('refuses %j in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
