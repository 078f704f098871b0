import fc from 'fast-check'
import { type ContractCall, queryOf, type Schema, sampleOf } from './samples'

interface Malformed {
  what: string
  url: string
  payload?: string
  type?: string
  headers?: Record<string, string>
  /** Whether the error needs a pointer. */
  isPointed: boolean
}

const wrongFor = (schema: Schema): unknown[] => {
  const types = [schema.type].flat()
  const wrong: unknown[] = []
  if (!types.includes('string')) wrong.push('text', '')
  if (!types.includes('number') && !types.includes('integer')) wrong.push(12.5, -1)
  if (!types.includes('object') && schema.type !== undefined) wrong.push({ a: 1 })
  if (!types.includes('array') && schema.type !== undefined) wrong.push([[1]])
  if (!types.includes('boolean')) wrong.push(true)
  if (!types.includes('null') && schema.type !== undefined) wrong.push(null)
  if (schema.enum) wrong.push('none_of_them')
  const { pattern } = schema
  if (pattern)
    wrong.push(...['x', 'business_', '../..', '0'.repeat(3000)].filter((text) => !new RegExp(pattern).test(text)))
  if (schema.maxLength !== undefined) wrong.push('x'.repeat(schema.maxLength + 1))
  if (schema.format === 'date') wrong.push('2026-02-30', '20-11-2026')
  if (schema.format === 'date-time') wrong.push('yesterday', '2026-13-01T00:00:00Z')
  if (schema.format === 'money') wrong.push(1.005)
  if (schema.maximum !== undefined) wrong.push(schema.maximum + 1)
  if (schema.minimum !== undefined) wrong.push(schema.minimum - 1)
  if (types.includes('string')) wrong.push('a\0b')
  return schema.type === undefined && !schema.enum ? [] : wrong
}

type Follow = (schema: Schema) => Schema

/** A valid request of an operation, and its parts. */
function validRequest(call: ContractCall, prefix: string, follow: Follow) {
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query')
  const pathOf = (changed: Record<string, string> = {}) =>
    inPath.reduce(
      (text, { name, schema }) =>
        text.replace(`{${name}}`, encodeURIComponent(changed[name] ?? String(sampleOf(schema, follow)))),
      `${prefix}${call.path}`,
    )
  const required = inQuery
    .filter(({ required: isRequired }) => isRequired)
    .map(({ name, schema }) => [name, sampleOf(schema, follow)] as const)
  const body =
    call.body && call.bodyType === 'application/json'
      ? (sampleOf(call.body, follow) as Record<string, unknown>)
      : undefined
  const good = body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }
  const url = pathOf() + queryOf(required)
  return { inPath, inQuery, pathOf, required, body, good, url }
}

type Valid = ReturnType<typeof validRequest>

/** Requests with one wrong, missing or unknown value each, from the contract. */
function wrongRequests(call: ContractCall, valid: Valid, follow: Follow): Malformed[] {
  const { inPath, inQuery, pathOf, required, body, good, url } = valid
  const cases: Malformed[] = [
    {
      what: 'an unknown query key',
      url: `${pathOf()}${queryOf([...required, ['no_such_key', '1']])}`,
      ...good,
      isPointed: true,
    },
  ]

  for (const { name } of inPath.filter(({ schema }) => follow(schema).pattern || follow(schema).enum)) {
    for (const wrong of ['x', "'; DROP TABLE users", '%2e%2e', 'é'.repeat(50)]) {
      cases.push({
        what: `${name} in the path is ${wrong}`,
        url: pathOf({ [name]: wrong }) + queryOf(required),
        ...good,
        isPointed: true,
      })
    }
  }
  for (const { name, schema, required: isRequired } of inQuery) {
    const own = follow(schema)
    const one = own.items ? follow(own.items) : own
    const rest = required.filter(([other]) => other !== name)
    const texts = wrongFor(one)
      .filter(
        (wrong) =>
          typeof wrong === 'string' && (one.enum || one.pattern || one.format || one.maxLength || wrong.includes('\0')),
      )
      // Strings without constraints accept any text.
      .filter(
        (wrong) =>
          !(
            one.type === 'string' &&
            !one.enum &&
            !one.pattern &&
            !one.format &&
            (wrong as string).length <= (one.maxLength ?? 0) &&
            !(wrong as string).includes('\0')
          ),
      )
    if ([one.type].flat().some((type) => type === 'integer' || type === 'boolean')) texts.push('many', '1.5e400')
    for (const wrong of texts)
      cases.push({
        what: `${name} is ${String(wrong).slice(0, 20)}`,
        url: pathOf() + queryOf([...rest, [name, wrong]]),
        ...good,
        isPointed: true,
      })
    if (isRequired) cases.push({ what: `${name} is missing`, url: pathOf() + queryOf(rest), ...good, isPointed: true })
  }
  if (body && call.body) {
    const resolved = follow(call.body)
    const send = (what: string, value: unknown) =>
      cases.push({ what, url, payload: JSON.stringify(value), type: 'application/json', isPointed: true })
    for (const wrong of [null, 1, 'text', [], [body]]) send(`the body is ${JSON.stringify(wrong)?.slice(0, 20)}`, wrong)
    send('an unknown field', { ...body, no_such_field: 1 })
    send('a field that every object has', { ...body, constructor: 1 })
    for (const [name, schema] of Object.entries(resolved.properties ?? {})) {
      for (const wrong of wrongFor(follow(schema)))
        send(`${name} is ${JSON.stringify(wrong)?.slice(0, 30)}`, { ...body, [name]: wrong })
    }
    for (const name of resolved.required ?? []) {
      const { [name]: _, ...rest } = body
      send(`${name} is missing`, rest)
    }
    cases.push({ what: 'JSON that ends too early', url, payload: '{"a":', type: 'application/json', isPointed: false })
    cases.push({ what: 'no JSON', url, payload: 'a=1', type: 'application/x-www-form-urlencoded', isPointed: false })
    cases.push({ what: 'no body', url, isPointed: false })
  }
  return cases
}

/** Malformed requests of an operation: those of `wrongRequests`, and random values in its path, query, headers and body. */
export function malformed(call: ContractCall, prefix: string, follow: Follow): fc.Arbitrary<Malformed> {
  const valid = validRequest(call, prefix, follow)
  const { inPath, inQuery, pathOf, required, body, good, url } = valid
  const names = new Set(inQuery.map(({ name }) => name))
  const request = { url, ...good, isPointed: true }
  const ways: fc.Arbitrary<Malformed>[] = [
    fc.constantFrom(...wrongRequests(call, valid, follow)),
    fc
      .string({ minLength: 1, maxLength: 40, unit: 'binary' })
      .filter((name) => !names.has(name))
      .map((name) => ({
        ...request,
        what: `the query key ${name}`,
        url: pathOf() + queryOf([...required, [name, '1']]),
      })),
  ]
  const formed = inPath.find(({ schema }) => follow(schema).pattern || follow(schema).enum)
  if (formed) {
    ways.push(
      fc
        .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
        .filter((text) => !['.', '..'].includes(text) && !follow(formed.schema).enum?.includes(text))
        .map((text) => ({
          ...request,
          what: `${formed.name} in the path is ${text}`,
          url: pathOf({ [formed.name]: text }) + queryOf(required),
        })),
    )
  }
  const takes = (header: string) => call.parameters.some(({ name }) => name === header)
  const header = (name: string, wrong: fc.Arbitrary<string>) =>
    wrong.map((value) => ({ ...request, what: `${name}: ${value}`, headers: { [name.toLowerCase()]: value } }))
  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '')
  if (takes('Idempotency-Key'))
    ways.push(
      header(
        'Idempotency-Key',
        text.map((value) => `${value} é`),
      ),
    )
  if (takes('Dashboard-Partner'))
    ways.push(
      header(
        'Dashboard-Partner',
        text.filter((value) => !/^partner_/.test(value)),
      ),
    )
  if (takes('Dashboard-Sandbox'))
    ways.push(
      header(
        'Dashboard-Sandbox',
        text.filter((value) => value.trim() !== '1'),
      ),
    )
  if (body) {
    const other = fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'object' || Array.isArray(value))
    ways.push(other.map((value) => ({ ...request, what: 'no object', payload: JSON.stringify(value) })))
    const field = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((name) => !(name in (follow(call.body ?? {}).properties ?? {})))
    ways.push(
      field.map((name) => ({ ...request, what: `the field ${name}`, payload: JSON.stringify({ ...body, [name]: 1 }) })),
    )
  }
  return fc.oneof(...ways)
}
