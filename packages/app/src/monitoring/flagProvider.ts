import { type EvaluationContext, type JsonValue, OpenFeature, type Provider } from '@openfeature/web-sdk'

interface Evaluated {
  key: string
  value?: unknown
}

/** Timeout in ms; the first screen waits for the flags. */
const maxWait = 2000

/** Loads flags from an OpenFeature provider (OFREP) once at startup. */
export async function loadProvidedFlags(url: string, user: string | undefined) {
  const provider = ofrepProvider(url)
  await OpenFeature.setProviderAndWait(provider, { targetingKey: user ?? 'anonymous' })
  const client = OpenFeature.getClient('partner_dashboard')
  return (name: string, otherwise: boolean) => client.getBooleanValue(name, otherwise)
}

function ofrepProvider(url: string): Provider {
  let flags = new Map<string, unknown>()
  const resolved = <T extends JsonValue>(key: string, otherwise: T): { value: T } => {
    const value = flags.get(key)
    return { value: typeof value === typeof otherwise ? (value as T) : otherwise }
  }
  return {
    metadata: { name: 'OFREP' },
    runsOn: 'client',
    async initialize(context?: EvaluationContext) {
      const response = await fetch(`${url.replace(/\/+$/, '')}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ context }),
        signal: AbortSignal.timeout(maxWait),
      })
      if (!response.ok) throw new Error(`The flags' provider answered ${response.status}.`)
      const answer: { flags?: Evaluated[] } = await response.json()
      flags = new Map((answer.flags ?? []).map(({ key, value }) => [key, value]))
    },
    resolveBooleanEvaluation: resolved,
    resolveStringEvaluation: resolved,
    resolveNumberEvaluation: resolved,
    resolveObjectEvaluation: resolved,
  }
}
