import { type AnalyticsContext, analyticsContext, type ContextFacts } from './context'
import type { AnalyticsSink, ReplaySink } from './sinks'

export interface TrackingOptions {
  environment: string
  /** Nothing is tracked where neither is configured. */
  analyticsUrl: string | undefined
  replayModule: string | undefined
  /** Partners of the product's own people. */
  untrackedPartners: readonly string[]
  isSynthetic: () => boolean
  /** Who and where, when it is asked. */
  facts: () => Pick<ContextFacts, 'identity' | 'partnerId' | 'params'>
  load?: () => Promise<typeof import('./sinks')>
}

export interface Tracking {
  track: (event: string, properties?: Record<string, unknown>) => void
  /** The session's claim is known, or the partner is another: recording begins, goes on, or ends where it must not be. */
  identify: (fullstoryUserId: string | null | undefined) => void
}

/** Product analytics and session replay: off in development, for the product's own partners and for automated checks. */
export function startTracking(options: TrackingOptions): Tracking {
  const { environment, analyticsUrl, replayModule, load = () => import('./sinks') } = options
  const isOn = environment !== 'development' && Boolean(analyticsUrl || replayModule)
  if (!isOn) return { track: () => undefined, identify: () => undefined }

  const sessionId = crypto.randomUUID()
  let analytics: Promise<AnalyticsSink | undefined> | undefined
  let replay: Promise<ReplaySink | undefined> | undefined
  let identified: string | undefined

  const context = (properties: Record<string, unknown>): AnalyticsContext | undefined => {
    const facts = options.facts()
    const isOwn = facts.partnerId !== null && options.untrackedPartners.includes(facts.partnerId)
    if (isOwn || options.isSynthetic()) return undefined
    return analyticsContext({
      ...facts,
      sessionId,
      environment,
      isFramed: globalThis.self !== globalThis.top,
      properties,
      href: globalThis.location?.href ?? '',
    })
  }

  return {
    track(event, properties = {}) {
      const told = context(properties)
      if (!told || !analyticsUrl) return
      analytics ??= load().then(({ httpSink }) => httpSink(analyticsUrl))
      // What cannot be measured is no failure of the page.
      void analytics.then((sink) => sink?.track(nameOf(event, properties), told)).catch(() => undefined)
    },
    identify(fullstoryUserId) {
      const told = context({})
      if (!told || !fullstoryUserId) {
        if (identified !== undefined) void replay?.then((sink) => sink?.stop()).catch(() => undefined)
        identified = undefined
        return
      }
      if (!replayModule || identified === fullstoryUserId) return
      identified = fullstoryUserId
      replay ??= load().then(({ loadReplay }) => loadReplay(replayModule))
      void replay.then((sink) => sink?.identify(fullstoryUserId, told)).catch(() => undefined)
    },
  }
}

/** What was seen belongs to the event's name: the context is the same for all. */
const nameOf = (event: string, { impression }: Record<string, unknown>) =>
  typeof impression === 'string' ? `${event}: ${impression}` : event
