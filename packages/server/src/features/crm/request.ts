import { traced, traceHeaders } from '../../platform/tracing'
import { CrmFailure } from './connector'

/** In milliseconds. */
const timeout = 10_000

export interface CrmRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  body?: object
}

export interface CrmResponse {
  status: number
  isOk: boolean
  text: string
}

/** Sends a request to a CRM. Throws a CrmFailure if there is no response. */
export function crmRequester(vendor: string, baseUrl: string, accessToken: string) {
  const send = async ({ method, path, body }: CrmRequest): Promise<CrmResponse> => {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...traceHeaders(),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would send the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, isOk: response.ok, text: await response.text() }
  }
  return async (request: CrmRequest): Promise<CrmResponse> => {
    const attributes = { 'server.address': new URL(baseUrl).hostname }
    try {
      return await traced({ name: request.method, kind: 'client', attributes }, () => send(request))
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new CrmFailure(null, isLate ? "The CRM didn't respond within 10 seconds." : `${vendor} can't be reached.`)
    }
  }
}

/** Body of a successful response. */
export function parseBody<Body>(vendor: string, { status, text }: CrmResponse): Body {
  try {
    return JSON.parse(text)
  } catch {
    throw new CrmFailure(status, `${vendor}'s response isn't JSON: ${text}`)
  }
}
