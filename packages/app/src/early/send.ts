import type { EarlyCalls } from './earlyCalls'

declare global {
  interface Window {
    /** Set by early/main.ts; undefined in development. */
    earlyCalls?: EarlyCalls
  }
}

/** Sends a request, or returns the response of the identical early request. */
export const send = (request: Request): Promise<Response> => window.earlyCalls?.take(request) ?? fetch(request)
