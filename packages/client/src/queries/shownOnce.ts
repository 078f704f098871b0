import { notCached } from './policy'

/** For mutations whose response has a secret that is shown once. Pages find pending ones by the key. */
export const shownOnce = { ...notCached, mutationKey: ['shown once'] } as const
