import '@partner-dashboard/ui/styles.css'
import { ApiError } from '@partner-dashboard/client'
import { startAppearance } from '@partner-dashboard/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, type LoadedConfig, loadConfig } from './config/config'
import { type Report, startErrorReporting } from './monitoring/errorReporting'
import { loadFlags } from './monitoring/flags'
import { startTracking } from './monitoring/tracking'
import { reloadForMissingChunks } from './router/missingChunk'
import { createAppQueryClient } from './router/queryClient'
import { createAppRouter } from './router/router'
import { whereIs } from './router/whereIs'
import { createSession } from './session/session'
import { createTokenStore } from './session/tokenStore'
import { takeUrlToken } from './session/urlToken'
import { StartFailure } from './shell/StartFailure'

// Before anything else: what is asked for or reported from here on cannot carry it.
const urlToken = takeUrlToken(location, history)
startAppearance()
reloadForMissingChunks()

let report: Report = () => undefined
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: (error) => {
    // A refusal that a page shows is no fault of the page.
    if (!(error instanceof ApiError)) report(error)
  },
  onUncaughtError: (error) => report(error),
})

async function start({ config, clockOffset }: LoadedConfig): Promise<void> {
  const { environment } = config
  report = startErrorReporting({ dsn: config.error_reporting_dsn ?? undefined, environment })
  const session = createSession({
    baseUrl: config.api_base_url,
    clientId: config.client_id,
    store: createTokenStore(),
    now: () => Date.now() + clockOffset,
    oidc: config.oidc && oidcOf(config.oidc),
  })
  if (urlToken) session.signIn(urlToken.token, urlToken)
  const user = session.identity()?.userId
  const flag = await loadFlags({ flags: config.flags, providerUrl: config.flag_provider_url, user })
  const queryClient = createAppQueryClient((error) => report(error), session.doubt)
  const tracking = startTracking({
    environment,
    analyticsUrl: config.analytics_url ?? undefined,
    replayModule: config.session_replay_module ?? undefined,
    untrackedPartners: config.untracked_partners,
    isSynthetic: session.isSynthetic,
    facts: () => ({ identity: session.identity(), ...whereIs(router) }),
  })
  const router = createAppRouter({ config, session, queryClient, flag, report, tracking })
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const oidcOf = ({ issuer, client_id: clientId, metadata_claim: metadataClaim }: NonNullable<Config['oidc']>) => ({
  clientId,
  metadataClaim,
  load: async () => {
    const { createProvider } = await import('./session/provider')
    return createProvider({ issuer, clientId, origin: location.origin })
  },
})

loadConfig()
  .then(start)
  .catch((error: unknown) => root.render(<StartFailure error={error} />))
