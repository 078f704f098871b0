import { mutationToast } from './errorToast'

/** A text instead of the general error toast, with the same duration. */
export const ownToast = (text: string, error: unknown) => ({
  text,
  tone: 'negative' as const,
  durationMs: mutationToast(error).durationMs,
})
