import type { AnalyticsContext } from './context'

export interface AnalyticsSink {
  track: (event: string, context: AnalyticsContext) => void
}

export interface ReplaySink {
  /** Identifies by the fullstoryUserId claim only. */
  identify: (fullstoryUserId: string, context: AnalyticsContext) => void
  /** Stops recording until the next `identify`. */
  stop: () => void
}

/** Posts each event as JSON, also while the page unloads. */
export const httpSink = (url: string): AnalyticsSink => ({
  track(event, context) {
    const body = new Blob([JSON.stringify({ event, context })], { type: 'text/plain' })
    navigator.sendBeacon(url, body)
  },
})

/** Loads a module of this origin (security policy) that exports a `ReplaySink` as `replay`. */
export async function loadReplay(path: string): Promise<ReplaySink | undefined> {
  if (new URL(path, location.href).origin !== location.origin) return undefined
  const { replay } = await import(/* @vite-ignore */ new URL(path, location.href).href)
  // Recording that can't be stopped must not start.
  return typeof replay?.identify === 'function' && typeof replay.stop === 'function' ? replay : undefined
}
