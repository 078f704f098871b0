import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { tokenMetadata } from '../kernel/tokenMetadata'
import { type Config, localIssuer } from '../platform/config'
import type { Database } from '../platform/database/sql'
import { readLocalKeys } from '../platform/localKeys'
import { loadOptional } from '../platform/optionalPackage'
import { errorPage, signedOutPage, signOutPage } from './pages'
import { localAccountStore } from './store'
import { userIdOf } from './subject'

/** In seconds. */
const halfDay = 12 * 60 * 60
const hour = 60 * 60

/**
 * A certified OpenID provider on this machine, to develop and test sign-in with the code flow, PKCE, refresh tokens
 * and sign-out. Its state is in memory, so a restart requires a new sign-in.
 */
export async function createLocalProvider(config: Config, database: Database): Promise<Provider> {
  const { signingKey, cookieKey } = await readLocalKeys(config.dataDir)
  const { Provider: OidcProvider } = await loadLibrary()
  const provider = new OidcProvider(localIssuer(config.publicOrigin), {
    ...(await settings(config, database)),
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [cookieKey],
      long: { signed: true, path: '/_local/oidc', httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
  })
  // Uses the issuer's URL, which can differ from the one the server listens on.
  provider.proxy = true
  return provider
}

async function settings(config: Config, database: Database): Promise<Configuration> {
  const { publicOrigin, oidcClientId: clientId, oidcMetadataClaim: metadataClaim } = config
  const scopes = ['openid', 'profile', 'email', 'offline_access']
  return {
    clients: [
      {
        client_id: clientId,
        client_name: 'Partner Dashboard',
        // Browser apps can't keep a secret.
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
        redirect_uris: [`${publicOrigin}/login/callback`],
        post_logout_redirect_uris: [publicOrigin, `${publicOrigin}/`, `${publicOrigin}/login`],
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes,
    // Includes the user's claims in the identity token for all scopes.
    claims: { openid: ['sub', 'sid', metadataClaim, 'name', 'email', 'email_verified'], profile: [], email: [] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: halfDay,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: halfDay,
      Session: halfDay,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = signOutPage(form)
        },
        postLogoutSuccessSource: async (context) => {
          context.body = signedOutPage(publicOrigin)
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/_local/oidc/interaction/${uid}` },
    // Skips consent, because the app is ours.
    loadExistingGrant: async (context) => grantOf(context, scopes.join(' ')),
    findAccount: async (context, subject, token) => {
      const id = userIdOf(subject)
      const user = id && (await localAccountStore(database).find(id))
      if (!user) return undefined
      const sid = (token && 'sessionUid' in token ? token.sessionUid : undefined) ?? context.oidc.session?.uid
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          sid,
          name: user.name,
          email: user.email,
          email_verified: true,
          [metadataClaim]: tokenMetadata(user),
        }),
      }
    },
    renderError: async (context, { error, error_description }) => {
      context.type = 'html'
      context.body = errorPage('Sign-in failed', error_description ?? error)
    },
    // Browsers also send the origin with same-origin POSTs.
    clientBasedCORS: (_context, origin) => origin === publicOrigin,
  }
}

async function grantOf({ oidc }: KoaContextWithOIDC, scope: string) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const existingGrant = known && (await provider.Grant.find(known))
  if (existingGrant) return existingGrant
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

/** It works on Node 20, but prints a warning. */
async function loadLibrary() {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await loadOptional('oidc-provider', () => import('oidc-provider'))
  } finally {
    console.warn = warn
  }
}
