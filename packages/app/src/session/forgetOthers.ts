import type { QueryClient } from '@tanstack/react-query'

const owners = new WeakMap<QueryClient, string>()

/** Clears cached data of another user on the same page. */
export function forgetOthers(queryClient: QueryClient, userId: string): void {
  const before = owners.get(queryClient)
  owners.set(queryClient, userId)
  if (before !== undefined && before !== userId) queryClient.clear()
}
