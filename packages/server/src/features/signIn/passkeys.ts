import type { components } from '@partner-dashboard/contract'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Config } from '../../platform/config'
import type { StoredPasskey } from './passkeyStore'

type Passkey = components['schemas']['Passkey']

export const toPasskey = ({ id, name, created_at, last_used_at }: StoredPasskey): Passkey => ({
  id: `passkey_${id}`,
  name,
  created_at,
  last_used_at,
})

/** Loaded on first use, because few sign-ins need it. */
const library = () => import('@simplewebauthn/server')

/** Passkeys belong to the host name of the dashboard. */
const relyingParty = ({ publicOrigin }: Config) => ({ id: new URL(publicOrigin).hostname, origin: publicOrigin })

/** In milliseconds. */
const timeout = 5 * 60 * 1000

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const descriptor = ({ credential_id, transports }: StoredPasskey) => ({ id: credential_id, transports })

interface Registration {
  user: { id: string; name: string; email: string }
  known: readonly StoredPasskey[]
  challenge: string
}

/** Options for `navigator.credentials.create`. */
export async function creationOptions(
  config: Config,
  { user, known, challenge }: Registration,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Partner Dashboard',
    rpID: relyingParty(config).id,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: known.map(descriptor),
    // The emailed code identifies the user, so the passkey needn't be discoverable.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Options for `navigator.credentials.get`. */
export async function requestOptions(
  config: Config,
  { known, challenge }: Omit<Registration, 'user'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: bytesOf(challenge),
    timeout,
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  })
}

/** The new passkey; undefined if the response is invalid. */
export async function verifiedPasskey(config: Config, credential: unknown, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = relyingParty(config)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    })
    if (!registrationInfo) return undefined
    const { credential: added } = registrationInfo
    return {
      credentialId: added.id,
      publicKey: Buffer.from(added.publicKey).toString('base64url'),
      counter: added.counter,
      transports: added.transports ?? [],
    }
  } catch {
    // The library throws for every kind of invalid response.
    return undefined
  }
}

/** The passkey's new counter; undefined if the response is invalid. */
export async function verifiedCounter(
  config: Config,
  credential: unknown,
  { passkey, challenge }: { passkey: StoredPasskey; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = relyingParty(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: { id: passkey.credential_id, publicKey: bytesOf(passkey.public_key), counter: passkey.counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
