import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

const schema = v.object({
  /** Where the API answers, absolute or relative to the app's own address. */
  api_base_url: text,
  /** The audience that identity tokens must be meant for. */
  client_id: text,
  /** production, staging, development: for reports and measurements. */
  environment: text,
  /** Where errors are reported; nowhere without it. */
  error_reporting_dsn: v.nullish(v.string()),
  /** Where people sign in by OpenID Connect; without it there is the login by code alone. */
  oidc: v.optional(
    v.object({
      issuer: text,
      client_id: text,
      /** The claim of its identity tokens with userId and role, where it is not `app_metadata`. */
      metadata_claim: v.optional(text),
    }),
  ),
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
  /** Where an OpenFeature provider answers (OFREP), over the flags above. */
  flag_provider_url: v.nullish(v.string()),
  /** Where product analytics are posted; nowhere without it. */
  analytics_url: v.nullish(v.string()),
  /** A module of this origin that records sessions; nothing is recorded without it. */
  session_replay_module: v.nullish(v.string()),
  /** Partners that are never tracked: the product's own. */
  untracked_partners: v.optional(v.array(v.string()), []),
})

/** After so many milliseconds it can be tried again. */
const longestWait = 20_000

/** What may differ between deployments of one build. */
export type Config = v.InferOutput<typeof schema>

export interface LoadedConfig {
  config: Config
  /** Milliseconds by which the server's clock is ahead of this device's; 0 where the answer had no date. */
  clockOffset: number
}

/** Reads `/config.json`. Throws 'Missing environment variable' with the names of what is missing or not of its form. */
export async function loadConfig(
  request: Promise<Response> = fetch('/config.json', { signal: AbortSignal.timeout(longestWait) }),
): Promise<LoadedConfig> {
  const response = await request
  // Whoever answers in its place says nothing of what is missing.
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
