import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'

let region: HTMLElement | undefined

/** Announces a text to screen readers, also behind an open dialog. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = hidden
    region.setAttribute('role', 'status')
    // Elements with this attribute aren't hidden by dialogs.
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  region.textContent = text
}
