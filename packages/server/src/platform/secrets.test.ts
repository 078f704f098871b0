import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeSecrets, readSecrets } from './secrets'

const folder = () => mkdtempSync(join(tmpdir(), 'secrets-'))

it('are generated once with owner-only permissions', async () => {
  const path = folder()
  const first = await readSecrets({}, path)
  expect(await readSecrets({}, path)).toEqual(first)
  expect((statSync(join(path, 'secrets.json')).mode & 0o777).toString(8)).toBe('600')
})

it('come from the environment if set, without writing a file', async () => {
  const { signingKey, encryptionKey } = await makeSecrets()
  const env = { SIGNING_KEY: JSON.stringify(signingKey), ENCRYPTION_KEY: encryptionKey }
  const path = folder()
  expect(await readSecrets(env, path)).toEqual({ signingKey, encryptionKey })
  expect(() => readFileSync(join(path, 'secrets.json'))).toThrow('ENOENT')
})

it.each([
  [{ SIGNING_KEY: '{}' }, 'must be set together'],
  [{ ENCRYPTION_KEY: 'a' }, 'must be set together'],
  [{ SIGNING_KEY: '{}', ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY must be 32 bytes'],
  [{ SIGNING_KEY: 'x', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }, 'SIGNING_KEY must be'],
  [{ SIGNING_KEY: '{}', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }, 'SIGNING_KEY must be'],
  [{ SIGNING_KEY: 'null', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }, 'SIGNING_KEY must be'],
  [
    { SIGNING_KEY: '{"kty":"EC","crv":"P-256","x":"a","y":"b"}', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') },
    'SIGNING_KEY must be',
  ],
])('of %j are rejected with a message', async (env, sentence) => {
  await expect(readSecrets(env, folder())).rejects.toThrow(sentence)
})

it('that are corrupt are reported with a fix', async () => {
  const path = folder()
  writeFileSync(join(path, 'secrets.json'), '{"signingKey":')
  await expect(readSecrets({}, path)).rejects.toThrow("secrets.json can't be read")
})
