import { type AnalyticsContext, analyticsContext, type ContextFacts } from './context'
import type { AnalyticsSink, ReplaySink } from './sinks'

export interface TrackingOptions {
  environment: string
  /** No analytics without a URL. */
  analyticsUrl: string | undefined
  replayModule: string | undefined
  /** Internal partners. */
  untrackedPartners: readonly string[]
  isSynthetic: () => boolean
  /** Returns the current user and place. */
  facts: () => Pick<ContextFacts, 'identity' | 'partnerId' | 'params'>
  load?: () => Promise<typeof import('./sinks')>
}

export interface Tracking {
  track: (event: string, properties?: Record<string, unknown>) => void
  /** Starts, continues or stops the recording after sign-in or a partner change. */
  identify: (fullstoryUserId: string | null | undefined) => void
}

/** Product analytics and session replay. Off in development, for internal partners and in automated checks. */
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
      const eventContext = context(properties)
      if (!eventContext || !analyticsUrl) return
      analytics ??= load().then(({ httpSink }) => httpSink(analyticsUrl))
      // Failed tracking isn't an error of the page.
      void analytics.then((sink) => sink?.track(nameOf(event, properties), eventContext)).catch(() => undefined)
    },
    identify(fullstoryUserId) {
      const eventContext = context({})
      if (!eventContext || !fullstoryUserId) {
        if (identified !== undefined) void replay?.then((sink) => sink?.stop()).catch(() => undefined)
        identified = undefined
        return
      }
      if (!replayModule || identified === fullstoryUserId) return
      identified = fullstoryUserId
      replay ??= load().then(({ loadReplay }) => loadReplay(replayModule))
      void replay.then((sink) => sink?.identify(fullstoryUserId, eventContext)).catch(() => undefined)
    },
  }
}

/** The seen element is part of the event name, since the context has a fixed shape. */
const nameOf = (event: string, { impression }: Record<string, unknown>) =>
  typeof impression === 'string' ? `${event}: ${impression}` : event
