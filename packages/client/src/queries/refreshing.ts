import {
  hashKey,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '../transport/errors'
import { holds } from './policy'

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
export const replacing = <TData>(kept: QueryKey | ((data: TData) => QueryKey), ...keys: QueryKey[]) => ({
  onSettled(
    data: NoInfer<TData> | undefined,
    error: Error | null,
    _variables: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) {
    if (data !== undefined) client.setQueryData(typeof kept === 'function' ? kept(data) : kept, data)
    if (!error || tellsOfChange(error)) refresh(client, keys)
  },
})

/**
 * Reads what the server is at work on. Once that is over, everything under `key` that was read meanwhile is old: what came of the work was
 * not there yet.
 */
export const untilDone =
  <TData>(key: QueryKey, isUnderWay: (data: TData) => boolean, read: (signal: AbortSignal) => Promise<TData>) =>
  async ({ client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>) => {
    const before = client.getQueryData<TData>(queryKey)
    const now = await read(signal)
    if (before !== undefined && holds(isUnderWay, before) && !holds(isUnderWay, now)) {
      const own = hashKey(queryKey)
      void client.invalidateQueries({ queryKey: key, predicate: ({ queryHash }) => queryHash !== own })
    }
    return now
  }
