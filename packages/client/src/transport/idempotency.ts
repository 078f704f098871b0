import type { MutationFunctionContext } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'

const headerName = 'Idempotency-Key'
const reading = ['GET', 'HEAD', 'OPTIONS']

/** Signing in takes no key: a code and a token are good once by themselves. */
const takesKey = (method: string, path: string) => !reading.includes(method) && !path.startsWith('/auth/')

/** Gives every call with an effect a key where it has none, so that an answer lost on the way can be asked for again. */
export const idempotent: Middleware = {
  onRequest({ request, schemaPath }) {
    if (takesKey(request.method, schemaPath) && !request.headers.has(headerName))
      request.headers.set(headerName, crypto.randomUUID())
    return request
  },
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
