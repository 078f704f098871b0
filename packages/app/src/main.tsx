import '@partner-dashboard/ui/styles.css'
import { ApiError } from '@partner-dashboard/client'
import { startAppearance } from '@partner-dashboard/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, loadConfig } from './config/config'
import { type Report, startErrorReporting } from './monitoring/errorReporting'
import { createFlags } from './monitoring/flags'
import { reloadForMissingChunks } from './router/missingChunk'
import { createAppQueryClient } from './router/queryClient'
import { createAppRouter } from './router/router'
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

const oidcOf = ({ issuer, client_id: clientId, metadata_claim: metadataClaim }: NonNullable<Config['oidc']>) => ({
  clientId,
  metadataClaim,
  load: async () => {
    const { createProvider } = await import('./session/provider')
    return createProvider({ issuer, clientId, origin: location.origin })
  },
})

loadConfig().then(
  ({ config, clockOffset }) => {
    report = startErrorReporting({ dsn: config.error_reporting_dsn ?? undefined, environment: config.environment })
    const session = createSession({
      baseUrl: config.api_base_url,
      clientId: config.client_id,
      store: createTokenStore(),
      now: () => Date.now() + clockOffset,
      oidc: config.oidc && oidcOf(config.oidc),
    })
    if (urlToken) session.signIn(urlToken.token, urlToken)
    const queryClient = createAppQueryClient((error) => report(error), session.doubt)
    const router = createAppRouter({ config, session, queryClient, flag: createFlags(config.flags), report })
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    )
  },
  (error: unknown) => root.render(<StartFailure error={error} />),
)
