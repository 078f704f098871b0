import type { Api } from '@partner-dashboard/client'
import { useState } from 'react'
import * as v from 'valibot'
import { readStored, type StoredSchema, storedList, storedText } from '../../../../views/stored'
import { type Happening, stepKinds } from './scenario'

const prefix = 'partner-dashboard.playground.'

const keyOf = (api: Api, offerId: string) => `${prefix}${api.userId}.${api.scope.partnerId}.${offerId}`

/** Steps recorded in this tab; invalid entries of older builds are dropped. */
const read = (key: string): Happening[] => readStored(() => sessionStorage, key, happenings) ?? []

const happenings: StoredSchema<Happening[]> = storedList(
  v.object({
    kind: v.picklist(stepKinds),
    title: storedText,
    calls: v.array(v.object({ method: storedText, path: storedText, body: v.unknown() })),
    event_ids: v.optional(v.array(storedText)),
    object_ids: v.array(storedText),
  }),
)

/** Stores a step for the lifetime of the tab. */
export function keepHappening(api: Api, offerId: string, happening: Happening): Happening[] {
  const key = keyOf(api, offerId)
  const all = [...read(key), happening]
  try {
    sessionStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Storage is blocked or full: after a reload, steps are derived from the records.
  }
  return all
}

/** Steps recorded in this tab, also after a reload. */
export function useHappenings(api: Api, offerId: string) {
  const [happenings, setHappenings] = useState(() => read(keyOf(api, offerId)))
  return {
    happenings,
    add: (happening: Happening) => {
      keepHappening(api, offerId, happening)
      setHappenings((before) => [...before, happening])
    },
  }
}
