import {
  type Api,
  type Subscription,
  type SubscriptionChange,
  subscriptionList,
  updateSubscription,
  updateSubscriptions,
} from '@partner-dashboard/client'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A saved choice and the previous value, for undo. */
interface LastChange {
  text: string
  before: SubscriptionChange[]
}

// Saves sequentially, so the last choice of a type wins.
const inTurn = { mutationKey: ['notification preferences'], scope: { id: 'notification preferences' } } as const

/** Notification preferences with optimistic updates; a failed one is reverted. */
export function usePreferences(api: Api) {
  const client = useQueryClient()
  const list = useQuery(subscriptionList(api))
  const [lastChange, setLastChange] = useState<LastChange>()
  const onSuccess = (results: Subscription[]) => client.setQueryData(subscriptionList(api).queryKey, results)
  const one = useMutation({ ...updateSubscription(api), ...inTurn, onSuccess })
  const several = useMutation({ ...updateSubscriptions(api), ...inTurn, onSuccess })
  const underWay = useMutationState({
    filters: { mutationKey: inTurn.mutationKey, status: 'pending' },
    select: ({ state }) => [state.variables as SubscriptionChange | SubscriptionChange[]].flat(),
  }).flat()

  const subscriptions = list.data?.map((saved) => {
    const last = underWay.findLast(({ event_type }) => event_type === saved.event_type)
    return last ? { ...saved, channels: last.channels } : saved
  })

  function send(changes: SubscriptionChange[], onSaved: () => void) {
    const [first, ...others] = changes
    if (first && others.length === 0) one.mutate(first, { onSuccess: onSaved })
    else if (first) several.mutate(changes, { onSuccess: onSaved })
  }

  return {
    list,
    subscriptions,
    lastChange,
    isSaving: underWay.length > 0,
    choose(changes: SubscriptionChange[], text: string) {
      const before = (subscriptions ?? [])
        .filter(({ event_type }) => changes.some((change) => change.event_type === event_type))
        .map(({ event_type, channels }) => ({ event_type, channels }))
      setLastChange(undefined)
      send(changes, () => setLastChange({ text, before }))
    },
    undo() {
      if (!lastChange) return
      setLastChange(undefined)
      send(lastChange.before, () => undefined)
    },
  }
}
