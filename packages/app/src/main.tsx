import '@partner-dashboard/ui/styles.css'
import { ApiError } from '@partner-dashboard/client'
import { ErrorState } from '@partner-dashboard/ui'
import { startAppearance } from '@partner-dashboard/ui/theme'
import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { OpenedPage } from './bootstrap/router'
import { isSignIn, openSignIn } from './bootstrap/signIn'
import { type Config, type LoadedConfig, loadConfig } from './config/config'
import { send } from './early/send'
import type {} from './early/shell'
import { wait } from './early/wait'
import { once, type Report, startErrorReporting } from './monitoring/errorReporting'
import { loadFlags } from './monitoring/flags'
import { startTracking } from './monitoring/tracking'
import { reloadForMissingChunk } from './router/missingChunk'
import { reloadMissingOverlays } from './router/missingOverlays'
import type { ScopedContext } from './router/scoped'
import { createSession, type SessionStore } from './session/session'
import type { StartContext } from './session/startContext'
import { createTokenStore } from './session/tokenStore'
import { takeUrlToken } from './session/urlToken'

// First, so no later request or report contains the token.
const urlToken = takeUrlToken(location, history)
startAppearance()
reloadMissingOverlays()

let report: Report = () => undefined
const reportOnce = once((error) => report(error))
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: (error) => {
    // Expected refusals aren't reported.
    if (!(error instanceof ApiError)) reportOnce(error)
  },
  onUncaughtError: (error) => report(error),
})

/** Milliseconds that the first rendering waits for its data. */
const longestWait = 300

/** Router, routes, frame and query cache. */
const loadApp = () => import('./bootstrap/app')
type App = Awaited<ReturnType<typeof loadApp>>

interface Prepared {
  config: Config
  session: SessionStore
}

/** Setup that needs only the configuration, while the app loads. */
function prepare({ config, clockOffset }: LoadedConfig): Prepared {
  report = startErrorReporting({
    dsn: config.error_reporting_dsn ?? undefined,
    environment: config.environment,
    traces: config.error_reporting_traces,
  })
  const store = createTokenStore()
  const session = createSession({
    baseUrl: config.api_base_url,
    clientId: config.client_id,
    store,
    now: () => Date.now() + clockOffset,
    fetch: send,
    oidc: config.oidc && oidcOf(config.oidc),
  })
  // Opens sign-in after a refused token even if a user is signed in: the link was meant for another user.
  if (urlToken && !session.signIn(urlToken.token, urlToken)) store.setAside()
  return { config, session }
}

async function start({ config, session }: Prepared, app: App | undefined): Promise<void> {
  const { environment } = config
  const user = session.identity()?.userId
  const flag = await loadFlags({ flags: config.flags, providerUrl: config.flag_provider_url, user })
  const tracking = startTracking({
    environment,
    analyticsUrl: config.analytics_url ?? undefined,
    replayModule: config.session_replay_module ?? undefined,
    untrackedPartners: config.untracked_partners,
    isSynthetic: session.isSynthetic,
    facts: () => ({ identity: session.identity(), ...whereIs(opened?.router) }),
  })
  const context: StartContext = { config, session, send, flag, report, tracking, loadApp }
  let opened: OpenedPage | undefined
  const draw = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>)
  const open = async ({ openApp }: App) => {
    opened = openApp(context)
    // Most responses have arrived: React renders their page once, without its loading state before.
    await Promise.race([opened.loaded, wait(longestWait)])
    draw(opened.page)
  }
  if (app) return open(app)
  await openSignIn(context, { draw, leave: async () => open(await loadApp()) })
}

const oidcOf = ({ issuer, client_id: clientId, metadata_claim: metadataClaim }: NonNullable<Config['oidc']>) => ({
  clientId,
  metadataClaim,
  load: async () => {
    const { createProvider } = await import('./session/provider')
    return createProvider({ issuer, clientId, origin: location.origin })
  },
})

Promise.all([
  loadConfig(window.earlyCalls?.config).then(prepare),
  isSignIn(location.pathname) ? undefined : loadApp(),
  // The app finds these styles in the document and doesn't wait for them itself.
  window.shellStyles,
])
  .then(([prepared, app]) => start(prepared, app))
  .catch((error: unknown) => {
    if (!reloadForMissingChunk(error)) root.render(<StartFailure error={error} />)
  })

interface Place {
  context?: Partial<ScopedContext>
  params: Record<string, string | undefined>
}

/** Scope and path parameters of the current page. */
function whereIs(router: AnyRouter | undefined): { partnerId: string | null; params: Place['params'] } {
  const deepest: Place | undefined = router?.state.matches.at(-1)
  return { partnerId: deepest?.context?.api?.scope.partnerId ?? null, params: deepest?.params ?? {} }
}

/** Lists missing configuration for operators. */
function StartFailure({ error }: { error: unknown }) {
  const message =
    error instanceof Error && error.message.startsWith('Missing environment variable') ? error.message : undefined
  return (
    <main>
      <ErrorState isPage description={message} onRetry={() => location.reload()} />
    </main>
  )
}
