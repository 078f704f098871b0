import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type DatabaseLimits, defaultLimits } from './databaseLimits'
import type variables from './variables.json'

/** Name of an environment variable. docs/deployment.md and .env.example are generated from the same file. */
export type VariableName = keyof typeof variables

/** Days to keep records; 0 for no limit. */
export interface Retention {
  apiLog: number
  webhookLog: number
  auditLog: number
  /** Contents and validation results of uploaded files. */
  uploads: number
}

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  /** URL of a replica for lists, analytics and exports. */
  databaseReadUrl: string | undefined
  /** Milliseconds that the replica may be behind. */
  databaseReadLag: number
  databaseLimits: DatabaseLimits
  dataDir: string
  appDir: string
  /** Seconds of inactivity after which a session ends; 0 for never. */
  idleTimeout: number
  /** Requests per minute and API key; 0 for no limit. */
  rateLimit: number
  retention: Retention
  metricsPort: number | undefined
  logLevel: string
  exportsTraces: boolean
  /** In milliseconds, see shutdown.ts. */
  shutdown: { delay: number; patience: number }
  smtpUrl: string | undefined
  mailFrom: string
  clientId: string
  issuer: string
  /** Issuer of accepted identity tokens. */
  oidcIssuer: string | undefined
  /** Audience of the issuer's identity tokens. */
  oidcClientId: string
  /** Claim of identity tokens with userId and role. */
  oidcMetadataClaim: string
  /** Whether the local identity provider is on, where anyone signs in as any user, for development and tests. */
  hasLocalProvider: boolean
  corsOrigin: string | undefined
  /** URL of the app in emails and console output. */
  publicOrigin: string
  environment: string
  /** Sentry DSN of the app's error reports. */
  errorReportingDsn: string | undefined
  /** Percentage of page loads with traces. */
  errorReportingTraces: number
  /** URL that receives the app's measurements. */
  analyticsUrl: string | undefined
  /** Module on the app's origin that records sessions. */
  sessionReplayModule: string | undefined
  untrackedPartners: readonly string[]
  /** URL of an OpenFeature provider (OFREP). */
  flagProviderUrl: string | undefined
  isReset: boolean
  /** Businesses added to the first demo partner, for benchmarks. */
  extraBusinesses: number
  /** `small` creates a few businesses per partner, for tests; `none` creates no demo data. */
  seedSize: 'demo' | 'small' | 'none'
  /** Whether a local page shows emails: only without a mail server, and only on this machine. */
  hasOutbox: boolean
  /** Whether only this machine can reach the server. A forwarded request ends this (http/privateMode.ts). */
  isPrivate: boolean
  /** Whether other machines can open the outbox. */
  isOutboxPublic: boolean
  /** Whether the local identity provider is turned on explicitly. */
  isLocalProviderPublic: boolean
  /** Number or addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy: number | string[] | undefined
  validatesResponses: boolean
  /** From `--new-key SLUG prod|sandbox NAME`: creates an API key, prints it and exits. */
  newKey: { slug: string; mode: 'prod' | 'sandbox'; name: string } | undefined
  /** From `--prepare`: creates or migrates the database and exits. */
  onlyPrepares: boolean
  /** AWS STS endpoint for tests and private clouds. */
  stsEndpoint: string | undefined
  /** Whether webhooks can reach this machine: only if no one else can reach the server. */
  allowsLoopback: boolean
  /** Hosts with ports in private networks that webhooks and buckets can reach. */
  privateHosts: ReadonlySet<string>
  /** URL of the chat service (https://slack.com or compatible); undefined for the built-in one. */
  chatBaseUrl: string | undefined
  chatClientId: string
  chatClientSecret: string
  /** Whether a local page shows the built-in chat's messages: only on this machine. */
  showsLocalChat: boolean
  /** URLs of CRM vendors. Vendors without a URL can't be connected. */
  crmHubspotUrl: string | undefined
  crmSalesforceUrl: string | undefined
  /** URL of a Cube deployment for analytics queries, without /load. */
  cubeApiUrl: string | undefined
  /** Signs its tokens (CUBEJS_API_SECRET there). */
  cubeApiSecret: string | undefined
  /** Passed to the app; off unless listed (docs/decisions/resilience.md). */
  flags: Record<string, boolean>
}

/** Flags of the specification (section 4) and sign-in by code, all on in the embedded default. */
const demoFlags = [
  'partner-event-emails',
  'pd-show-bnpl-orders',
  'pd-show-authentications-settings',
  'pd-user-roles-grace-period',
  'pd_discount_promo_csv_upload',
  'pd_application_statuses',
  'showNotification',
  'pd-alternate-login',
]

/** Reads the environment. Errors are messages for the operator. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const text = (name: VariableName) => env[name]?.trim() || undefined
  const days = (name: VariableName, preset: string) => wholeNumber(name, text(name) ?? preset, 36_500)
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 65_535)
  const smtpUrl = text('SMTP_URL')
  const { databaseUrl, databaseReadUrl } = databaseUrlsOf(text)
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) throw new Error('SMTP_URL must start with smtp:// or smtps://.')
  const host = text('HOST') ?? '127.0.0.1'
  const publicOrigin = origin('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN')) ?? `http://localhost:${port}`
  const trustProxy = trustProxyOf(text('TRUST_PROXY'))
  // A proxy on this machine makes a server on localhost reachable for others.
  const isPrivate = isThisMachine(host) && isThisMachine(new URL(publicOrigin).hostname) && trustProxy === undefined
  const hasOutbox = smtpUrl === undefined
  const isOutboxPublic = text('OUTBOX') === '1'
  if (hasOutbox && !isPrivate && !isOutboxPublic) {
    throw new Error(
      'Without SMTP_URL, anyone who can reach the server can read the sign-in codes. Set SMTP_URL; or unset HOST, PUBLIC_ORIGIN and TRUST_PROXY; or set OUTBOX=1 to accept this.',
    )
  }
  const clientId = text('CLIENT_ID') ?? 'partner-dashboard'
  const issuer = issuerOf(text('OIDC_ISSUER'))
  const isEmbedded = databaseUrl === undefined && hasOutbox && isPrivate
  const localOidc = text('LOCAL_OIDC')
  const hasLocalProvider = localOidc === undefined ? isEmbedded && issuer === undefined : localOidc === '1'
  const chatBaseUrl = base('CHAT_BASE_URL', text('CHAT_BASE_URL'))
  if (chatBaseUrl && !(text('CHAT_CLIENT_ID') && text('CHAT_CLIENT_SECRET'))) {
    throw new Error('CHAT_BASE_URL requires CHAT_CLIENT_ID and CHAT_CLIENT_SECRET of the registered app.')
  }
  const cubeApiUrl = base('CUBE_API_URL', text('CUBE_API_URL'))
  const cubeApiSecret = text('CUBE_API_SECRET')
  if (cubeApiUrl && !cubeApiSecret) {
    throw new Error('CUBE_API_URL requires CUBE_API_SECRET, which signs the tokens for that deployment.')
  }
  return {
    port,
    host,
    databaseUrl,
    databaseReadUrl,
    databaseReadLag: 1000 * wholeNumber('DATABASE_READ_LAG', text('DATABASE_READ_LAG') ?? '5', 3600),
    databaseLimits: databaseLimitsOf(text),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    appDir: resolve(text('APP_DIR') ?? 'dist/app'),
    idleTimeout: 60 * wholeNumber('SESSION_IDLE_MINUTES', text('SESSION_IDLE_MINUTES') ?? '30', 720),
    rateLimit: wholeNumber('RATE_LIMIT', text('RATE_LIMIT') ?? '60000', 10_000_000),
    metricsPort: text('METRICS_PORT') ? wholeNumber('METRICS_PORT', text('METRICS_PORT') ?? '', 65_535) : undefined,
    logLevel: logLevelOf(text('LOG_LEVEL')),
    exportsTraces: text('OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined,
    retention: {
      apiLog: days('API_LOG_DAYS', '30'),
      webhookLog: days('WEBHOOK_LOG_DAYS', '90'),
      auditLog: days('AUDIT_LOG_DAYS', '0'),
      uploads: days('UPLOAD_DAYS', '0'),
    },
    shutdown: {
      delay: 1000 * wholeNumber('SHUTDOWN_DELAY', text('SHUTDOWN_DELAY') ?? '0', 600),
      patience: 1000 * wholeNumber('SHUTDOWN_TIMEOUT', text('SHUTDOWN_TIMEOUT') ?? '10', 600),
    },
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Partner Dashboard <no-reply@partner-dashboard.example>',
    clientId,
    issuer: text('TOKEN_ISSUER') ?? 'partner-dashboard',
    oidcIssuer: issuer ?? (hasLocalProvider ? localIssuer(publicOrigin) : undefined),
    oidcClientId: text('OIDC_CLIENT_ID') ?? clientId,
    oidcMetadataClaim: text('OIDC_METADATA_CLAIM') ?? 'app_metadata',
    hasLocalProvider,
    corsOrigin: origin('CORS_ORIGIN', text('CORS_ORIGIN')),
    publicOrigin,
    environment: text('ENVIRONMENT') ?? (env.NODE_ENV === 'production' ? 'production' : 'development'),
    errorReportingDsn: address('ERROR_REPORTING_DSN', text('ERROR_REPORTING_DSN'))?.href,
    errorReportingTraces: wholeNumber('ERROR_REPORTING_TRACES', text('ERROR_REPORTING_TRACES') ?? '0', 100),
    analyticsUrl: address('ANALYTICS_URL', text('ANALYTICS_URL'))?.href,
    sessionReplayModule: text('SESSION_REPLAY_MODULE'),
    untrackedPartners: names(text('UNTRACKED_PARTNERS')),
    flagProviderUrl: address('FLAG_PROVIDER_URL', text('FLAG_PROVIDER_URL'))?.href,
    isReset: args.includes('--reset') || text('RESET') === '1',
    extraBusinesses: wholeNumber('SEED_BUSINESSES', text('SEED_BUSINESSES') ?? '0', 1_000_000),
    seedSize: seedSizeOf(text('SEED_SIZE')),
    hasOutbox,
    isPrivate,
    isOutboxPublic,
    isLocalProviderPublic: localOidc === '1',
    trustProxy,
    allowsLoopback: isPrivate,
    privateHosts: new Set(names(text('PRIVATE_HOSTS')).map(hostOf)),
    stsEndpoint: address('STS_ENDPOINT', text('STS_ENDPOINT'))?.href,
    newKey: newKeyOf(args),
    onlyPrepares: args.includes('--prepare'),
    validatesResponses: env.NODE_ENV !== 'production',
    chatBaseUrl,
    chatClientId: text('CHAT_CLIENT_ID') ?? 'partner-dashboard',
    chatClientSecret: text('CHAT_CLIENT_SECRET') ?? 'built-in',
    showsLocalChat: chatBaseUrl === undefined && (isPrivate || isOutboxPublic),
    crmHubspotUrl: base('CRM_HUBSPOT_URL', text('CRM_HUBSPOT_URL')),
    crmSalesforceUrl: base('CRM_SALESFORCE_URL', text('CRM_SALESFORCE_URL')),
    cubeApiUrl,
    cubeApiSecret,
    flags: Object.fromEntries((text('FLAGS')?.split(',') ?? demoFlags).map((name) => [name.trim(), true])),
  }
}

type Text = (name: VariableName) => string | undefined

function databaseUrlsOf(text: Text): Pick<Config, 'databaseUrl' | 'databaseReadUrl'> {
  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  const databaseReadUrl = text('DATABASE_READ_URL')
  if (databaseReadUrl && !(databaseUrl && /^postgres(ql)?:\/\//.test(databaseReadUrl))) {
    throw new Error('DATABASE_READ_URL must start with postgres:// or postgresql://, and requires DATABASE_URL.')
  }
  return { databaseUrl, databaseReadUrl }
}

/** Trusting every sender would let clients choose their address. */
function trustProxyOf(text: string | undefined): number | string[] | undefined {
  if (text === undefined || text === '0') return undefined
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = names(text)
  const isAddress = (address: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(address) || isIP(address.replace(/\/\d{1,3}$/, '')) !== 0
  if (addresses.every(isAddress)) return addresses
  throw new Error(
    `TRUST_PROXY must be a number of proxies or a comma-separated list of their addresses, but is "${text}".`,
  )
}

/** Converts seconds to milliseconds. */
function databaseLimitsOf(text: Text): DatabaseLimits {
  const limit = (name: VariableName, preset: number) =>
    1000 * wholeNumber(name, text(name) ?? String(preset / 1000), 86_400)
  return {
    poolSize: Math.max(
      1,
      wholeNumber('DATABASE_POOL_SIZE', text('DATABASE_POOL_SIZE') ?? String(defaultLimits.poolSize), 1000),
    ),
    prepares: text('DATABASE_PREPARED_STATEMENTS') !== '0',
    connect: limit('DATABASE_CONNECT_TIMEOUT', defaultLimits.connect),
    statement: limit('DATABASE_STATEMENT_TIMEOUT', defaultLimits.statement),
    lock: limit('DATABASE_LOCK_TIMEOUT', defaultLimits.lock),
    idleInTransaction: limit('DATABASE_IDLE_TRANSACTION_TIMEOUT', defaultLimits.idleInTransaction),
    silence: limit('DATABASE_SILENCE_TIMEOUT', defaultLimits.silence),
    start: limit('DATABASE_START_TIMEOUT', defaultLimits.start),
  }
}

export const localIssuer = (publicOrigin: string) => `${publicOrigin}/_local/oidc`

/** Kept as written, because issuers are compared exactly. */
function issuerOf(text: string | undefined): string | undefined {
  const url = address('OIDC_ISSUER', text)
  // Over http, an attacker in the network could replace the signing keys.
  if (url && url.protocol !== 'https:' && !isThisMachine(url.hostname)) {
    throw new Error(`OIDC_ISSUER must start with https:// unless it's on this machine, but is "${text}".`)
  }
  return text
}

function newKeyOf(args: readonly string[]): Config['newKey'] {
  const at = args.indexOf('--new-key')
  if (at < 0) return undefined
  const [slug = '', mode = '', ...name] = args.slice(at + 1)
  if (!slug || (mode !== 'prod' && mode !== 'sandbox')) throw new Error('Usage: --new-key SLUG prod|sandbox NAME')
  return { slug, mode, name: name.join(' ').trim() || 'API key' }
}

/** A misspelled value would create demo data in a database for production. */
function seedSizeOf(text = 'demo'): Config['seedSize'] {
  if (text === 'demo' || text === 'small' || text === 'none') return text
  throw new Error(`SEED_SIZE must be demo, small or none, but is "${text}".`)
}

function logLevelOf(text = 'error'): string {
  if (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(text)) return text
  throw new Error(`LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "${text}".`)
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** As browsers write it, because origins are compared exactly. */
const origin = (name: VariableName, text: string | undefined) => address(name, text)?.origin

const names = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** A host with its port, as URLs have it: without the default port of their protocol. */
function hostOf(text: string): string {
  if (/^([a-z\d.-]+|\[[a-f\d:]+\])(:\d{1,5})?$/i.test(text)) return text.toLowerCase()
  throw new Error(`PRIVATE_HOSTS must list hosts such as store:9000, but has "${text}".`)
}

/** Base URL without a trailing slash. */
const base = (name: VariableName, text: string | undefined) => address(name, text)?.href.replace(/\/+$/, '')

function address(name: VariableName, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return new URL(text)
  throw new Error(`${name} must be a URL that starts with http:// or https://, but is "${text}".`)
}

function wholeNumber(name: VariableName, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, but is "${text}".`)
  return value
}
