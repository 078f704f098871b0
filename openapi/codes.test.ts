import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Vocabulary {
  enum: string[]
  'x-enumDescriptions': Record<string, string>
  'x-payloads'?: Record<string, string>
}
interface Contract {
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>
  components: { schemas: Record<string, Vocabulary> }
}
const { webhooks, components }: Contract = JSON.parse(
  readFileSync(new URL('generated/public-v1.json', import.meta.url), 'utf8'),
)
const vocabularyOf = (name: string): Vocabulary => {
  const schema = components.schemas[name]
  if (!schema) throw new Error(`The contract has no ${name}.`)
  return schema
}
const catalog = readFileSync(new URL('../docs/api/catalog.md', import.meta.url), 'utf8')
const server = new URL('../packages/server/src/', import.meta.url)

/** Code that rejects requests to the public API. */
const sources = [
  'api/public',
  'domain/capital',
  'domain/developer',
  'domain/orders',
  'kernel',
  'http',
  'platform',
].flatMap((folder) =>
  readdirSync(new URL(folder, server), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, server), 'utf8')),
)

/** Not codes of the public API: sessions, versions and custom headers of the dashboard, Node's own codes, and keywords of JSON Schema. */
const foreign = [
  ...['additionalProperties', 'enum', 'maxItems', 'pattern', 'nul', 'unicode', 'too_deep'],
  ...[
    'changed',
    'header',
    'if_match_missing',
    'partner_not_found',
    'partner_required',
    'second_factor_required',
    'sandbox_not_available',
  ],
]

it('lists every error code that the public API can return', () => {
  const codes = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:conflict\(\s*|code: |(?<!field)[pP]art\([^,()]*,\s*|requireUnique\((?:[^,]*,){4}\s*)'([a-z_A-Z]+)'/g,
      ),
    ].map(([, code = '']) => code),
  )
  expect(codes.length).toBeGreaterThan(60)
  const known = [...vocabularyOf('ErrorCode').enum, ...foreign]
  const missing = [...new Set(codes)].filter((code) => !known.includes(code) && !code.startsWith('ERR_'))
  expect(missing, 'add them to openapi/schemas/codes.yaml').toEqual([])
})

it('lists every return code of the banks', () => {
  const source = readFileSync(new URL('domain/capital/returnCodes.ts', server), 'utf8')
  const codes = [...source.matchAll(/^ {2}'?([R9]\d\d)'?: \{ network/gm)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(15)
  expect(vocabularyOf('FailureCode').enum.toSorted()).toEqual(codes.toSorted())
})

const codeLists = Object.keys(components.schemas).filter(
  (name) => components.schemas[name]?.enum && /(Code|Reason|EventType)$/.test(name),
)

it('has lists of codes', () => {
  expect(codeLists.length).toBeGreaterThanOrEqual(5)
})

it.each(codeLists)('describes every value of %s, also in the catalog', (name) => {
  const { enum: codes, 'x-enumDescriptions': descriptions = {} } = vocabularyOf(name)
  expect(Object.keys(descriptions).toSorted()).toEqual(codes.toSorted())
  for (const text of Object.values(descriptions)) expect(text).toMatch(/\w.*\.$/)
  const missing = codes.filter((code) => !catalog.includes(`| \`${code}\` | ${descriptions[code]} |`))
  expect(missing).toEqual([])
})

it('has a webhook with a payload of its own for every event type', () => {
  expect(Object.keys(webhooks)).toEqual(vocabularyOf('WebhookEventType').enum)
  const schemas = Object.values(webhooks).map(({ post }) => post.requestBody.content['application/json']?.schema.$ref)
  expect(new Set(schemas).size).toBe(schemas.length)
})
