import type { Api } from '@partner-dashboard/client'
import { useState } from 'react'
import * as v from 'valibot'
import { readStored, type StoredSchema, storedList, storedText } from '../../../../views/stored'
import { type PastStep, stepKinds } from './scenario'

const prefix = 'partner-dashboard.playground.'

const keyOf = (api: Api, offerId: string) => `${prefix}${api.userId}.${api.scope.partnerId}.${offerId}`

/** Steps recorded in this tab; invalid entries of older builds are dropped. */
const read = (key: string): PastStep[] => readStored(() => sessionStorage, key, pastSteps) ?? []

const pastSteps: StoredSchema<PastStep[]> = storedList(
  v.object({
    kind: v.picklist(stepKinds),
    title: storedText,
    calls: v.array(v.object({ method: storedText, path: storedText, body: v.unknown() })),
    event_ids: v.optional(v.array(storedText)),
    object_ids: v.array(storedText),
  }),
)

/** Stores a step for the lifetime of the tab. */
export function storeStep(api: Api, offerId: string, pastStep: PastStep): PastStep[] {
  const key = keyOf(api, offerId)
  const all = [...read(key), pastStep]
  try {
    sessionStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Storage is blocked or full: after a reload, steps are derived from the records.
  }
  return all
}

/** Steps recorded in this tab, also after a reload. */
export function useStepHistory(api: Api, offerId: string) {
  const [pastSteps, setPastSteps] = useState(() => read(keyOf(api, offerId)))
  return {
    pastSteps,
    add: (pastStep: PastStep) => {
      storeStep(api, offerId, pastStep)
      setPastSteps((before) => [...before, pastStep])
    },
  }
}
