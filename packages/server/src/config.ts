import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  appDir: string
  smtpUrl: string | undefined
  mailFrom: string
  clientId: string
  issuer: string
  corsOrigin: string | undefined
  /** Where people reach the app, for what is printed and mailed. */
  publicOrigin: string
  environment: string
  /** Where the app reports its errors; nowhere without it. */
  errorReportingDsn: string | undefined
  isReset: boolean
  /** How many businesses to add to the first demo partner, for measurements. */
  extraBusinesses: number
  /** `small` has a few businesses for each partner, for tests. */
  seedSize: 'demo' | 'small'
  /** Whether mails are shown on a page: only without a mail server, and only on this machine. */
  hasOutbox: boolean
  validatesResponses: boolean
  /** Handed to the app; off unless named (docs/decisions.md). */
  flags: Record<string, boolean>
}

/** The flags of the specification (section 4) and the alternate login: all on in the embedded default. */
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

/** Reads the environment; throws a sentence for whoever starts the server. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const text = (name: string) => env[name]?.trim() || undefined
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 65_535)
  const smtpUrl = text('SMTP_URL')
  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) throw new Error('SMTP_URL must begin with smtp:// or smtps://.')
  const host = text('HOST') ?? '127.0.0.1'
  const hasOutbox = smtpUrl === undefined
  if (hasOutbox && !isThisMachine(host) && text('OUTBOX') !== '1') {
    throw new Error(
      'Without SMTP_URL everybody who reaches the server could read the sign-in codes: name it, or leave HOST out, or say OUTBOX=1 if that is meant.',
    )
  }
  return {
    port,
    host,
    databaseUrl,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    appDir: resolve(text('APP_DIR') ?? 'dist/app'),
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? 'Partner Dashboard <no-reply@partner-dashboard.example>',
    clientId: text('CLIENT_ID') ?? 'partner-dashboard',
    issuer: text('TOKEN_ISSUER') ?? 'partner-dashboard',
    corsOrigin: origin('CORS_ORIGIN', text('CORS_ORIGIN')),
    publicOrigin: origin('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN')) ?? `http://localhost:${port}`,
    environment: text('ENVIRONMENT') ?? (env.NODE_ENV === 'production' ? 'production' : 'development'),
    errorReportingDsn: address('ERROR_REPORTING_DSN', text('ERROR_REPORTING_DSN'))?.href,
    isReset: args.includes('--reset') || text('RESET') === '1',
    extraBusinesses: wholeNumber('SEED_BUSINESSES', text('SEED_BUSINESSES') ?? '0', 1_000_000),
    seedSize: text('SEED_SIZE') === 'small' ? 'small' : 'demo',
    hasOutbox,
    validatesResponses: env.NODE_ENV !== 'production',
    flags: Object.fromEntries((text('FLAGS')?.split(',') ?? demoFlags).map((name) => [name.trim(), true])),
  }
}

const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)

/** As browsers write it: a slash at the end, or capitals, and no browser's origin would ever be the same. */
const origin = (name: string, text: string | undefined) => address(name, text)?.origin

function address(name: string, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return new URL(text)
  throw new Error(`${name} must be an address that begins with http:// or https://; it is "${text}".`)
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}; it is "${text}".`)
  return value
}
