import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../transport/errors'

/** Such a refusal says that what the user looked at is no longer so. */
const tellsOfChange = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'conflict' || error.kind === 'notFound')

// Not awaited: a mutation is over when the server has answered it, not when lists behind it have come again.
const refresh = (client: QueryClient, keys: readonly QueryKey[]) => {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}

/**
 * What a mutation makes old. It stands in `onSettled`, so that a page may add its own `onSuccess` and `onError` without losing it.
 */
export const refreshing = (...keys: QueryKey[]) => ({
  onSettled(
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) {
    if (!error || tellsOfChange(error)) refresh(client, keys)
  },
})

/**
 * The same for a change that answers the new state with its version: kept at once, since a second change before the state has been read
 * again would name the version before and be refused.
 */
export const replacing = (kept: QueryKey, ...keys: QueryKey[]) => ({
  onSettled(
    data: unknown,
    error: Error | null,
    _variables: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) {
    if (data !== undefined) client.setQueryData(kept, data)
    if (!error || tellsOfChange(error)) refresh(client, keys)
  },
})
