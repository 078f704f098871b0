import type { QueryClient } from '@tanstack/react-query'

const owners = new WeakMap<QueryClient, string>()

/** What the server answered to one person is not shown to the next who signs in on the same page. */
export function forgetOthers(queryClient: QueryClient, userId: string): void {
  const before = owners.get(queryClient)
  owners.set(queryClient, userId)
  if (before !== undefined && before !== userId) queryClient.clear()
}
