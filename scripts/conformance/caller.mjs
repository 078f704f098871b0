import { impossibleParts } from './semantics/arithmetic.mjs'

/** @typedef {{ call: string, probe: string, request: string, faults: string[] }} Difference */

const shorten = (text) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/**
 * Sends requests and validates each response against the contract: status, media type, headers and body, and errors as
 * problem documents.
 */
export function createCaller({ contract, base, headers, onDifference }) {
  const made = new Map()
  let requests = 0

  async function send({ method, path, headers: own = {}, type, body }, { isSignedIn = true, authorization } = {}) {
    requests += 1
    const { authorization: usual, ...rest } = headers
    const token = authorization ?? (isSignedIn ? usual : undefined)
    const response = await fetch(`${base}${path}`, {
      method,
      headers: present({
        ...rest,
        authorization: token,
        'content-type': type,
        ...own,
      }),
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return {
      status: response.status,
      type: (response.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase(),
      headers: response.headers,
      text,
      json: parse(text),
    }
  }

  /** Violations in a response. */
  function compare(call, answer) {
    const { status, type, json, text } = answer
    const documented = call.answers[status]
    if (!documented) return [`returned the undocumented status ${status}: ${shorten(text)}`]
    const missing = documented.headers
      .filter((name) => !answer.headers.has(name))
      .map((name) => `returned ${status} without the header ${name}`)
    if (status >= 400) return [...missing, ...compareProblem(answer)]
    if (documented.types.length === 0) return text === '' ? missing : [...missing, `returned ${status} with a body`]
    if (!documented.types.includes(type)) return [...missing, `returned ${status} as ${type || 'no type'}`]
    const body = type.endsWith('json') ? json : text
    return [
      ...missing,
      ...contract
        .faultsOf(documented, type, body)
        .slice(0, 5)
        .map((fault) => `returned ${status}, but ${fault}`),
    ]
  }

  function compareProblem({ status, type, json, text }) {
    if (type !== 'application/problem+json') return [`returned ${status} as ${type || 'no type'}: ${shorten(text)}`]
    const faults = contract.problem(json).map((fault) => `returned ${status}, but ${fault}`)
    if (faults.length === 0 && json.status !== status)
      faults.push(`returned ${status}, but the problem document has status ${json.status}`)
    if (faults.length === 0 && status === 422 && !(json.errors?.length > 0)) faults.push('returned 422 without /errors')
    return faults
  }

  /** Sends a request and reports violations. `wants` are the expected statuses; any documented one by default. */
  async function check(call, probe, request, { wants, isDocumented = true, also, ...how } = {}) {
    made.set(call.id, (made.get(call.id) ?? 0) + 1)
    let answer
    try {
      answer = await send(request, how)
    } catch (error) {
      report(call, probe, request, [`didn't respond: ${error.cause?.message ?? error.message}`])
      return undefined
    }
    const faults = isDocumented ? compare(call, answer) : compareProblem(answer)
    if (wants && !wants.includes(answer.status)) {
      const code = answer.json?.code ? ` (${answer.json.code})` : ''
      faults.unshift(`returned ${answer.status}${code} instead of ${wants.join(' or ')}`)
    }
    if (faults.length === 0 && answer.status < 300) faults.push(...impossibleParts(answer.json))
    if (faults.length === 0 && also) faults.push(...also(answer))
    report(call, probe, request, [...new Set(faults)])
    return answer
  }

  function report(call, probe, request, faults) {
    if (faults.length > 0) {
      onDifference({ call: call.id, probe, request: `${request.method} ${request.path}`, faults })
    }
  }

  return { check, report, send, base, headers, made, requests: () => requests }
}

const present = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
