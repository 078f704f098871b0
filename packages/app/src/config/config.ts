import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

const schema = v.object({
  /** Base URL of the API, absolute or relative to the app's origin. */
  api_base_url: text,
  /** Expected audience of identity tokens. */
  client_id: text,
  /** production, staging or development; sent with reports and events. */
  environment: text,
  /** Sentry DSN; no error reporting without it. */
  error_reporting_dsn: v.nullish(v.string()),
  /** Percentage of page loads with traces. */
  error_reporting_traces: v.optional(v.number(), 0),
  /** OpenID Connect provider; sign-in by code only without it. */
  oidc: v.optional(
    v.object({
      issuer: text,
      client_id: text,
      /** Claim of identity tokens with userId and role. Default: `app_metadata`. */
      metadata_claim: v.optional(text),
    }),
  ),
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
  /** URL of an OpenFeature provider (OFREP), which overrides the flags above. */
  flag_provider_url: v.nullish(v.string()),
  /** URL for product analytics; none without it. */
  analytics_url: v.nullish(v.string()),
  /** Module on this origin for session replay; no recording without it. */
  session_replay_module: v.nullish(v.string()),
  /** Partners that are never tracked, such as internal ones. */
  untracked_partners: v.optional(v.array(v.string()), []),
})

/** Timeout in ms. */
const maxWait = 20_000

/** Run-time configuration, which differs between deployments of one build. */
export type Config = v.InferOutput<typeof schema>

export interface LoadedConfig {
  config: Config
  /** Milliseconds the server's clock is ahead of this device; 0 without a Date header. */
  clockOffset: number
}

/** Loads `/config.json`. Throws "Missing environment variable" with the missing or invalid names. */
export async function loadConfig(
  request: Promise<Response> = fetch('/config.json', { signal: AbortSignal.timeout(maxWait) }),
): Promise<LoadedConfig> {
  const response = await request
  // An error response says nothing about missing variables.
  if (!response.ok) throw new Error(`The configuration was answered with ${response.status}.`)
  const sentAt = Date.parse(response.headers.get('Date') ?? '')
  return {
    config: parseConfig(await response.json()),
    clockOffset: Number.isNaN(sentAt) ? 0 : sentAt - Date.now(),
  }
}

export function parseConfig(value: unknown): Config {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const names = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'config.json')
  throw new Error(`Missing environment variable: ${[...new Set(names)].join(', ')}`)
}
