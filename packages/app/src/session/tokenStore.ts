const alternateKey = 'partner-dashboard.alternate-login-token'
const providerKey = 'partner-dashboard.identity'
const syntheticKey = 'partner-dashboard.synthetic'

/** Stored sign-in of this device. */
export interface StoredIdentity {
  /** Identity token. */
  token: string
  /** Whether the identity provider issued it; otherwise the alternate login did, or it came from the URL. */
  isProvider: boolean
  /** Refresh token of the provider. */
  refreshToken?: string
  /** Automated checks aren't tracked. */
  isSynthetic?: boolean
}

/**
 * Stores identity tokens for all tabs. The specification keeps the alternate login's token in local storage; that
 * scripts of this origin can read it is an accepted risk (docs/decisions/sign-in.md), so the content security policy allows no
 * other scripts. Kept in memory if storage is blocked or full.
 */
export function createTokenStore(storage: () => Storage = () => localStorage) {
  let inMemory: StoredIdentity | null = null
  let isOnlyInMemory = false

  return {
    read(): StoredIdentity | null {
      if (isOnlyInMemory) return inMemory
      try {
        return readStoredIdentity(storage())
      } catch {
        return inMemory
      }
    },
    write(identity: StoredIdentity | null): void {
      inMemory = identity
      try {
        const area = storage()
        for (const key of [alternateKey, providerKey, syntheticKey]) area.removeItem(key)
        if (identity) writeStored(area, identity)
        isOnlyInMemory = false
      } catch {
        isOnlyInMemory = true
      }
    },
    /** Treats this page as signed out until a sign-in here; other tabs keep the stored identity. */
    setAside(): void {
      inMemory = null
      isOnlyInMemory = true
    },
    /** Calls back when another tab signs in, logs out or renews its token. */
    onChangeElsewhere(callback: () => void): () => void {
      const listener = ({ key }: StorageEvent) => {
        if (key === alternateKey || key === providerKey || key === null) callback()
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>

function writeStored(storage: Storage, { token, isProvider, refreshToken, isSynthetic }: StoredIdentity): void {
  if (isSynthetic) storage.setItem(syntheticKey, '1')
  if (isProvider) storage.setItem(providerKey, JSON.stringify({ token, refreshToken }))
  else storage.setItem(alternateKey, token)
}

/** Identity stored on this device; throws if storage is blocked. */
export function readStoredIdentity(storage: Storage): StoredIdentity | null {
  const provider = readProvider(storage.getItem(providerKey))
  if (provider) return provider
  const token = storage.getItem(alternateKey)
  if (token === null) return null
  return { token, isProvider: false, isSynthetic: storage.getItem(syntheticKey) !== null }
}

function readProvider(text: string | null): StoredIdentity | null {
  try {
    const { token, refreshToken } = JSON.parse(text ?? '{}')
    if (typeof token !== 'string') return null
    return { token, isProvider: true, refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined }
  } catch {
    return null
  }
}
