import {
  hashKey,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError } from '../transport/errors'
import { holds } from './policy'

/** Errors that mean that the displayed state is outdated. */
const tellsOfChange = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'conflict' || error.kind === 'notFound')

// Not awaited, so a mutation ends with its response and not with the refetches.
const refresh = (client: QueryClient, keys: readonly QueryKey[]) => {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}

/** `cache` gets the response before the queries are invalidated. */
const settling = <TData>(keys: readonly QueryKey[], cache?: (client: QueryClient, data: TData) => void) => ({
  onSettled(
    data: NoInfer<TData> | undefined,
    error: Error | null,
    _variables: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) {
    if (data !== undefined) cache?.(client, data)
    if (!error || tellsOfChange(error)) refresh(client, keys)
  },
})

/** Invalidates queries in `onSettled`, so a page can add its own `onSuccess` and `onError`. */
export const refreshing = (...keys: QueryKey[]) => settling<unknown>(keys)

/** Also caches the response with its version, because a second change before the refetch would send the old version. */
export const replacing = <TData>(replaced: QueryKey | ((data: TData) => QueryKey), ...keys: QueryKey[]) =>
  settling<TData>(keys, (client, data) =>
    client.setQueryData(typeof replaced === 'function' ? replaced(data) : replaced, data),
  )

/** Also replaces the item in the cached lists, because deleting it before the refetch would undo to the old one. */
export const replacingItem = <TItem extends { id: string }>(...keys: QueryKey[]) =>
  settling<TItem>(keys, (client, item) => {
    for (const queryKey of keys) {
      client.setQueriesData<readonly TItem[]>({ queryKey }, (items) =>
        items?.map((other) => (other.id === item.id ? item : other)),
      )
    }
  })

type Cached = readonly (readonly [QueryKey, unknown])[]

/**
 * Shows the expected result until the response arrives, and the previous data after an error. For changes that the server
 * doesn't reject.
 */
export const expecting = <TCached, TVariables>(
  keys: readonly QueryKey[],
  expected: (cached: TCached, variables: TVariables) => TCached,
  refreshed: readonly QueryKey[] = keys,
) => ({
  async onMutate(variables: TVariables, { client }: MutationFunctionContext): Promise<Cached> {
    // A response on its way would show the previous state again.
    await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
    return keys.flatMap((queryKey) => {
      const before = client.getQueriesData<TCached>({ queryKey })
      client.setQueriesData<TCached>({ queryKey }, (cached) => cached && expected(cached, variables))
      return before
    })
  },
  onSettled(
    _data: unknown,
    error: Error | null,
    _variables: TVariables,
    before: Cached | undefined,
    { client }: MutationFunctionContext,
  ) {
    if (error) for (const [key, cached] of before ?? []) client.setQueryData(key, cached)
    // Also after an error, which doesn't mean that nothing changed.
    refresh(client, refreshed)
  },
})

/** Reads background work, and invalidates everything under `key` when it's done. */
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
