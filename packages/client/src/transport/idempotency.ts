import type { MutationFunctionContext } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'

const headerName = 'Idempotency-Key'
const reading = ['GET', 'HEAD', 'OPTIONS']

/** Sign-in takes no key: codes and tokens work once. */
const takesKey = (method: string, path: string) => !reading.includes(method) && !path.startsWith('/auth/')

/** Last change with an unknown outcome. */
let open: { call: string; key: string } | undefined
const keysOfAnswers = new WeakMap<Response, string>()

/** Adds a key to every change. The same change again, after a lost response, reuses the key and takes effect once. */
export const idempotent: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (!takesKey(request.method, schemaPath)) return
    const own = request.headers.get(headerName)
    // A request without a key is a read with a body.
    if (own === null) return request.headers.set(headerName, crypto.randomUUID())
    // Creates a new request, because browsers' network logs don't show the body of a cloned one.
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

/** Call when a request's outcome is known. */
export function settled(response: Response): void {
  if (open?.key === keysOfAnswers.get(response)) open = undefined
}

/** Identifies equal requests by a hash, because bodies can contain secrets. */
async function fingerprint({ method, url, headers }: Request, body: string | Blob): Promise<string> {
  const named = ['Dashboard-Partner', 'Dashboard-Sandbox', 'If-Match'].map((name) => headers.get(name))
  const content = new Blob([JSON.stringify([method, url, named]), body])
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())))
}

export interface KeyHeader {
  'Idempotency-Key': string
}

/** By execution of a mutation, which its retries share. */
const keys = new WeakMap<MutationFunctionContext, string>()

function keyOf(execution: MutationFunctionContext): string {
  const key = keys.get(execution) ?? crypto.randomUUID()
  keys.set(execution, key)
  return key
}

/** Wraps a mutation's function so that its retries share one key. */
export const withKey =
  <TVariables, TData>(run: (variables: TVariables, header: KeyHeader) => Promise<TData>) =>
  (variables: TVariables, execution: MutationFunctionContext): Promise<TData> =>
    run(variables, { [headerName]: keyOf(execution) })
