import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config'
import { refuse } from '../platform/refusal'
import { isBelow, pathOf } from './paths'
import { linksOf } from './preloads'
import { sendProblem } from './problems'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built app: assets are cached for a year, everything else is revalidated. Outside /api, /_local and
 * /assets, every HTML request gets the app, which has its own 404 page.
 */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(config)),
  )

  if (hasApp(config)) {
    await app.register(fastifyStatic, {
      root: config.appDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes(`${join(config.appDir, 'assets')}`) ? year : 'no-cache')
      },
    })
  }
  // The reference is a page of its own, which asks for its files beside it.
  app.get('/docs/api', (_request, reply) => reply.redirect('/docs/api/'))
  if (hasReference(config)) app.get('/docs/api/', (_request, reply) => reply.sendFile('docs/api/index.html'))
  const linkOf = linksOf(config.appDir)
  app.setNotFoundHandler((request, reply) => {
    if (isForApp(request, config)) {
      const links = linkOf(request.url)
      if (links !== undefined) reply.header('link', links)
      return reply.sendFile('index.html')
    }
    return sendProblem(request, reply, refuse.noSuchPath())
  })
}

const hasApp = ({ appDir }: Config) => existsSync(join(appDir, 'index.html'))

const hasReference = ({ appDir }: Config) => existsSync(join(appDir, 'docs/api/index.html'))

/** Whether the app, not the server, handles an unknown path. */
export const isForApp = (
  { method, headers, url }: Pick<FastifyRequest, 'method' | 'headers' | 'url'>,
  config: Config,
) =>
  ['GET', 'HEAD'].includes(method) &&
  acceptsHtml(headers.accept) &&
  !isBelow(pathOf(url), 'api', '_local', 'assets') &&
  hasApp(config)

const acceptsHtml = (accept = '*/*') => accept.includes('text/html') || accept.includes('*/*')

/** Contents of `/config.json`, which the app loads at start. */
const runtimeConfig = ({ clientId, environment, errorReportingDsn, flags, ...config }: Config) => ({
  api_base_url: '/api',
  client_id: clientId,
  environment,
  error_reporting_dsn: errorReportingDsn ?? null,
  error_reporting_traces: config.errorReportingTraces,
  analytics_url: config.analyticsUrl ?? null,
  session_replay_module: config.sessionReplayModule ?? null,
  untracked_partners: config.untrackedPartners,
  flag_provider_url: config.flagProviderUrl ?? null,
  ...(config.oidcIssuer === undefined ? {} : { oidc: oidcOf(config.oidcIssuer, config) }),
  flags,
})

const oidcOf = (
  issuer: string,
  { oidcClientId, oidcMetadataClaim }: Pick<Config, 'oidcClientId' | 'oidcMetadataClaim'>,
) => ({
  issuer,
  client_id: oidcClientId,
  ...(oidcMetadataClaim === 'app_metadata' ? {} : { metadata_claim: oidcMetadataClaim }),
})
