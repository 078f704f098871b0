import type { Api } from '@partner-dashboard/client'
import { useState } from 'react'
import { type Happening, stepKinds } from './scenario'

const prefix = 'partner-dashboard.playground.'

const keyOf = (api: Api, offerId: string) => `${prefix}${api.userId}.${api.scope.partnerId}.${offerId}`

/** What this tab has seen of a scenario; an entry that is not of its form, as an older build wrote it, is left out. */
function read(key: string): Happening[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isHappening) : []
  } catch {
    return []
  }
}

function isHappening(value: unknown): value is Happening {
  if (typeof value !== 'object' || value === null) return false
  const { kind, title, calls, object_ids, event_ids } = value as Partial<Happening>
  return (
    stepKinds.some((known) => known === kind) &&
    typeof title === 'string' &&
    Array.isArray(calls) &&
    calls.every((call) => typeof call?.path === 'string') &&
    Array.isArray(object_ids) &&
    (event_ids === undefined || Array.isArray(event_ids))
  )
}

/** Keeps a step for as long as the tab lives. */
export function keepHappening(api: Api, offerId: string, happening: Happening): Happening[] {
  const key = keyOf(api, offerId)
  const all = [...read(key), happening]
  try {
    sessionStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Where storage is blocked or full a reload shows what the records say.
  }
  return all
}

/** The steps that this tab has seen, over a reload too. */
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
