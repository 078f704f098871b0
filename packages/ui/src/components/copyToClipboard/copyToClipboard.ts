import { showToast } from '../Toast/toasts'

const denied = "We couldn't copy this. Allow access to the clipboard and try again."

/** Copies a text. Returns false after a toast with `failure` if clipboard access is denied. */
export async function copyToClipboard(text: string, failure = denied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast({ text: failure, tone: 'negative' })
    return false
  }
}
