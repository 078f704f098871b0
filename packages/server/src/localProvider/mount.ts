import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, Provider } from 'oidc-provider'
import type { Config } from '../platform/config'
import type { Database } from '../platform/database/sql'
import { canonicalEmail } from '../platform/email'
import { type AccountNotes, errorPage, signInPage, style } from './pages'
import { localAccountStore } from './store'
import { subjectOf } from './subject'

const prefix = '/_local/oidc'
const maxShown = 50

interface Mounted {
  config: Config
  database: Database
  notes: AccountNotes
}

/** Serves the local provider under /_local/oidc. It's loaded with the first request. */
export async function serveLocalProvider(app: FastifyInstance, { config, database, notes }: Mounted): Promise<void> {
  let loaded: ReturnType<typeof load> | undefined
  const library = () => {
    loaded ??= load(app, { config, database }).catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  const toIssuer = forwardedAs(new URL(config.publicOrigin))

  app.get(`${prefix}/style.css`, async (_request, reply) => reply.type('text/css').send(style))
  await app.register(async (pages) =>
    serveInteractions(pages, { database, notes, provider: async () => (await library()).provider }),
  )
  await app.register(async (rest) => {
    rest.removeAllContentTypeParsers()
    // The library parses bodies itself.
    rest.addContentTypeParser('*', (_request, _body, done) => done(null))
    rest.all(`${prefix}/*`, async (request, reply) => {
      const { handle } = await library()
      handOver(reply)
      const { raw } = request
      toIssuer(request)
      // The library reads its mount path from these.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(prefix.length) })
      await handle(raw, reply.raw)
    })
  })
}

async function load(app: FastifyInstance, { config, database }: Pick<Mounted, 'config' | 'database'>) {
  const { createLocalProvider } = await import('./provider')
  const provider = await createLocalProvider(config, database)
  provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'the local provider failed'))
  return { provider, handle: provider.callback() }
}

/** Page to choose an account, and its form. */
async function serveInteractions(
  app: FastifyInstance,
  { database, notes, provider }: Pick<Mounted, 'database' | 'notes'> & { provider: () => Promise<Provider> },
): Promise<void> {
  const path = `${prefix}/interaction/:uid`
  const store = localAccountStore(database)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.get<{ Params: { uid: string } }>(path, async (request, reply) => {
    const interaction = await interactionOf(request, reply, await provider())
    if (!interaction) return sendPage(reply.code(400), staleSignIn)
    const { login_hint } = interaction.params
    return sendPage(
      reply,
      signInPage({
        action: actionOf(request.params.uid),
        accounts: await store.list(maxShown),
        notes,
        ...(typeof login_hint === 'string' ? { loginHint: login_hint } : {}),
      }),
    )
  })

  app.post<{ Params: { uid: string } }>(path, async (request, reply) => {
    const oidc = await provider()
    if (!(await interactionOf(request, reply, oidc))) return sendPage(reply.code(400), staleSignIn)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const answer = async (result: InteractionResults, mergeWithLastSubmission = true) =>
      reply.redirect(await oidc.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission }), 303)
    if (form.has('cancel')) {
      return answer({ error: 'access_denied', error_description: 'The sign-in was cancelled.' }, false)
    }
    const email = canonicalEmail(form.get('email') ?? '')
    const user = await store.findByEmail(email)
    if (user) return answer({ login: { accountId: subjectOf(user.id) } })
    const accounts = await store.list(maxShown)
    const page = signInPage({ action: actionOf(request.params.uid), accounts, notes, unknownEmail: email })
    return sendPage(reply.code(422), page)
  })
}

const staleSignIn = errorPage('This sign-in has expired', 'Go back to Partner Dashboard and sign in again.')

const actionOf = (uid: string) => `${prefix}/interaction/${encodeURIComponent(uid)}`

const sendPage = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

/** Sign-in in progress by its cookie; undefined if there is none or it has expired. */
async function interactionOf(
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
  provider: Provider,
) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: Error) => {
    if (error.name === 'SessionNotFound') return undefined
    throw error
  })
  return interaction?.uid === request.params.uid ? interaction : undefined
}

/** The library writes the response; our headers are kept. */
function handOver(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
}

/** Makes the library use the issuer's URL whatever host the request was sent to. */
const forwardedAs =
  ({ protocol, host }: URL) =>
  ({ raw }: FastifyRequest) => {
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    raw.headers['x-forwarded-host'] = host
  }
