import { randomUUID } from 'node:crypto'
import { isRead } from './reads.mjs'
import { kindsOf, requestOf } from './samples.mjs'

/** What has no mode would be written into production; what speaks with the world, or ends the walk, is left as well. */
const isLeftOut = ({ id, security, parameters }, isSandboxed) =>
  security !== 'session' ||
  id === 'logOut' ||
  (!isSandboxed && !parameters.some(({ name }) => name === 'Dashboard-Sandbox'))

/**
 * Every change that has a mode, in the sandbox, with a body made of the contract's examples: any documented answer is right, and the same
 * Idempotency-Key is answered the same again. `DELETE` comes last.
 */
export async function checkWrites({ contract, caller, finds, filter, isSandboxed }) {
  const { follow } = contract
  const changes = contract.calls.filter((call) => !isRead(call) && filter(call))
  const order = [
    ...changes.filter(({ method }) => method !== 'DELETE'),
    ...changes.filter(({ method }) => method === 'DELETE'),
  ]
  const left = []
  for (const call of order) {
    if (isLeftOut(call, isSandboxed)) {
      left.push(call.id)
      continue
    }
    const kinds = kindsOf(call, follow)
    const found = kinds.length > 0 ? finds.of(kinds, call.path) : undefined
    const request = requestOf(call, follow, finds.idOf(call.path, found))
    const key = { 'idempotency-key': randomUUID() }
    const keyed = { ...request, headers: { ...request.headers, ...key } }
    const first = await caller.check(call, 'write', keyed, {
      also: ({ status }) => (status >= 500 ? [`answered ${status}`] : []),
    })
    if (!first) continue
    finds.learn(first.json, { path: call.path })
    if (first.status >= 300 || !call.parameters.some(({ name }) => name === 'Idempotency-Key')) continue
    await caller.check(call, 'the same key again', keyed, {
      wants: [first.status],
      also: (again) => (comparable(again.json) === comparable(first.json) ? [] : ['the answer is another one']),
    })
    if (call.bodyType !== 'application/json') continue
    const other = { ...JSON.parse(request.body), ...differing(call, follow) }
    if (JSON.stringify(other) === request.body) continue
    await caller.check(
      call,
      'the same key for another body',
      { ...keyed, body: JSON.stringify(other) },
      { wants: [422] },
    )
  }
  return { left }
}

/** A body as a text to compare: a secret is shown once, and not by the second answer; the order of fields says nothing. */
const comparable = (body) =>
  JSON.stringify(body ?? null, (name, value) => {
    if (name === 'secret') return null
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })

/** One optional field that a body takes, with its example. */
function differing(call, follow) {
  const whole = follow(call.body)
  const [name, schema] =
    Object.entries(whole.properties ?? {}).find(
      ([field, own]) => !(whole.required ?? []).includes(field) && follow(own).example !== undefined,
    ) ?? []
  return name === undefined ? {} : { [name]: follow(schema).example }
}
