import type { MutationFunctionContext } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'

const headerName = 'Idempotency-Key'
const reading = ['GET', 'HEAD', 'OPTIONS']

/** Signing in takes no key: a code and a token are good once by themselves. */
const takesKey = (method: string, path: string) => !reading.includes(method) && !path.startsWith('/auth/')

/** The last change, as long as nobody knows what came of it. */
let open: { call: string; key: string } | undefined
const keysOfAnswers = new WeakMap<Response, string>()

/**
 * Gives every call that is no reading a key. A change that is the same as the one before it, whose answer was lost, takes that one's key: what
 * was done is then told, and not done twice.
 */
export const idempotent: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (!takesKey(request.method, schemaPath)) return
    const own = request.headers.get(headerName)
    // One that came without a key is a question that takes a body.
    if (own === null) return request.headers.set(headerName, crypto.randomUUID())
    // Read, and given to a new request: of a cloned one nobody who watches the network sees what was sent.
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
    const body = isJson ? await request.text() : await request.blob()
    const call = await fingerprint(request, body)
    if (open?.call !== call) open = { call, key: own }
    request.headers.set(headerName, open.key)
    return request.body === null ? request : new Request(request, { body })
  },
  onResponse({ request, response }) {
    keysOfAnswers.set(response, request.headers.get(headerName) ?? '')
  },
}

/** What came of a call is known. */
export function settled(response: Response): void {
  if (open?.key === keysOfAnswers.get(response)) open = undefined
}

/** What makes two calls the same, as a hash: a body may hold what nothing should keep. */
async function fingerprint({ method, url, headers }: Request, body: string | Blob): Promise<string> {
  const named = ['Dashboard-Partner', 'Dashboard-Sandbox', 'If-Match'].map((name) => headers.get(name))
  const whole = new Blob([JSON.stringify([method, url, named]), body])
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', await whole.arrayBuffer())))
}

export interface KeyHeader {
  'Idempotency-Key': string
}

/** By the context of one execution of a mutation, which its retries share and the next press of the button does not. */
const keys = new WeakMap<MutationFunctionContext, string>()

function keyOf(execution: MutationFunctionContext): string {
  const key = keys.get(execution) ?? crypto.randomUUID()
  keys.set(execution, key)
  return key
}

/** A mutation's function with the header of its key: one key for what the user did once, however often it is sent. */
export const withKey =
  <TVariables, TData>(run: (variables: TVariables, header: KeyHeader) => Promise<TData>) =>
  (variables: TVariables, execution: MutationFunctionContext): Promise<TData> =>
    run(variables, { [headerName]: keyOf(execution) })
