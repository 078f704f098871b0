import type { TokenStore } from './tokenStore'

/** Reports a change of the signed-in user in any tab. A renewed token of the same user isn't a change. */
export function createUserChanges(
  currentUserId: () => string | undefined,
  onChangeElsewhere: TokenStore['onChangeElsewhere'],
) {
  const checks = new Set<() => void>()
  return {
    /** Call this after every change of the stored identity in this tab. */
    check(): void {
      for (const check of checks) check()
    },
    subscribe(listener: () => void): () => void {
      let userId = currentUserId()
      const check = () => {
        const next = currentUserId()
        if (next === userId) return
        userId = next
        listener()
      }
      checks.add(check)
      const stop = onChangeElsewhere(check)
      return () => {
        stop()
        checks.delete(check)
      }
    },
  }
}
