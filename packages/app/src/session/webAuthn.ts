import type { PasskeyCredential } from '@partner-dashboard/client'

/** The credential as JSON, or an error message to display. */
export type PasskeyResult = { credential: PasskeyCredential } | { problem: string }

/** False on pages without https and in browsers before 2025. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey request was cancelled or timed out. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: "Passkeys don't work at this address. Open the dashboard at its own host name.",
}

async function resultOf(request: () => Promise<Credential | null>): Promise<PasskeyResult> {
  try {
    const credential = await request()
    if (credential instanceof PublicKeyCredential)
      return { credential: credential.toJSON() as object as PasskeyCredential }
    return { problem: "The browser didn't return a passkey. Try again." }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return { problem: problems[name] ?? "The browser couldn't use a passkey. Try again, or use another device." }
  }
}

/** Creates a passkey on this device or a security key. */
export const createPasskey = (options: object) =>
  resultOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  )

/** Signs a challenge with one of the user's passkeys. */
export const requestPasskey = (options: object) =>
  resultOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  )
