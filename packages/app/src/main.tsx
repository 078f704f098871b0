import '@partner-dashboard/ui/styles.css'
import { ApiError } from '@partner-dashboard/client'
import { startAppearance } from '@partner-dashboard/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './config/config'
import { createFlags } from './monitoring/flags'
import { createAppQueryClient } from './router/queryClient'
import { createAppRouter } from './router/router'
import { createSession } from './session/session'
import { createTokenStore } from './session/tokenStore'
import { StartFailure } from './shell/StartFailure'

startAppearance()
const root = createRoot(document.getElementById('root') ?? document.body, {
  // A refusal that a page shows is no fault of the page.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error)
  },
})

loadConfig().then(
  ({ config, clockOffset }) => {
    const session = createSession({
      baseUrl: config.api_base_url,
      clientId: config.client_id,
      store: createTokenStore(),
      now: () => Date.now() + clockOffset,
    })
    const queryClient = createAppQueryClient()
    const router = createAppRouter({ config, session, queryClient, flag: createFlags(config.flags) })
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
