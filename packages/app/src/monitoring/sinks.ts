import type { AnalyticsContext } from './context'

/** Where measurements go. A product's own is one function. */
export interface AnalyticsSink {
  track: (event: string, context: AnalyticsContext) => void
}

/** What records a session, for those who configure it. */
export interface ReplaySink {
  /** By the claim fullstoryUserId, and nothing else of a person. */
  identify: (fullstoryUserId: string, context: AnalyticsContext) => void
  /** From here on nothing is recorded, until somebody is identified again. */
  stop: () => void
}

/** Posts each measurement as JSON, also from a page that is being left. */
export const httpSink = (url: string): AnalyticsSink => ({
  track(event, context) {
    const body = new Blob([JSON.stringify({ event, context })], { type: 'text/plain' })
    navigator.sendBeacon(url, body)
  },
})

/** A module of this origin, as the security policy wants it, that exports a `ReplaySink` as `replay`. */
export async function loadReplay(path: string): Promise<ReplaySink | undefined> {
  if (new URL(path, location.href).origin !== location.origin) return undefined
  const { replay } = await import(/* @vite-ignore */ new URL(path, location.href).href)
  // What cannot be stopped must not begin: some of what follows may be nobody's to record.
  return typeof replay?.identify === 'function' && typeof replay.stop === 'function' ? replay : undefined
}
