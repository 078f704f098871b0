import { mutationToast } from './errorToast'

/** A text of its own in the place of the general one, for as long as that would stand. */
export const ownToast = (text: string, error: unknown) => ({
  text,
  tone: 'negative' as const,
  durationMs: mutationToast(error).durationMs,
})
