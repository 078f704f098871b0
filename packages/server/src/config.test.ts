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
    [{ SEED_BUSINESSES: '1.5' }, 'SEED_BUSINESSES must be a whole number'],
  ])('refuses %j in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
