import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import type { Config } from '../config/config'
import { sampleRows } from '../early/shellRows'
import { businesses } from '../lists/businesses'
import type { ScopedContext } from '../router/scoped'
import { createSession } from '../session/session'
import type { StoredIdentity } from '../session/tokenStore'
import { createAppQueryClient } from './queryClient'
import { createAppRouter } from './router'
import { routeTree } from './routeTree.gen'

const config: Config = {
  api_base_url: '/api',
  client_id: 'shell',
  environment: 'build',
  error_reporting_traces: 0,
  flags: {},
  untracked_partners: [],
}
const pending = () => new Promise<never>(() => undefined)
const ignore = () => undefined

/**
 * HTML of the list of businesses in its frame, while nothing has loaded or with one row of each status. The build adds it to the document
 * (scripts/shell.mjs).
 */
export async function renderShell(hasRows: boolean): Promise<string> {
  const session = createSession({
    baseUrl: config.api_base_url,
    clientId: config.client_id,
    store: { read: () => stored, write: ignore, setAside: ignore, onChangeElsewhere: () => ignore },
    now: Date.now,
    fetch: pending,
  })
  const queryClient = createAppQueryClient(ignore, ignore)
  const router = createAppRouter(
    {
      config,
      session,
      send: pending,
      flag: () => true,
      report: ignore,
      tracking: { track: ignore, identify: ignore },
      loadApp: pending,
      queryClient,
    },
    routeTree,
    createMemoryHistory({ initialEntries: ['/businesses?sandbox_mode=true'] }),
  )
  await router.load()
  if (hasRows) {
    const page: { context: Partial<ScopedContext> } | undefined = router.state.matches.at(-1)
    if (!page?.context.api) throw new Error('The list of businesses has no API.')
    const response = { results: sampleRows, previous: null, next: null, start: 0 }
    queryClient.setQueryData(businesses.rows(page.context.api, {}).queryKey, response)
  }
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      // Otherwise scripts would move the page's content to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

/** A partner's user; name and partner are loaded later. */
const stored: StoredIdentity = {
  token: `.${btoa(
    JSON.stringify({
      aud: config.client_id,
      exp: 4_102_444_800,
      app_metadata: { userId: 'user', role: 'partner', partner_id: 'partner' },
    }),
  )}.`,
  isProvider: false,
}
