import type { EarlyCalls } from './earlyCalls'

declare global {
  interface Window {
    /** What early/main.ts started. Absent where the app runs without it, as in development. */
    earlyCalls?: EarlyCalls
  }
}

/** Sends a request, unless it was sent before the app was there: then its response is that one. */
export const send = (request: Request): Promise<Response> => window.earlyCalls?.take(request) ?? fetch(request)
