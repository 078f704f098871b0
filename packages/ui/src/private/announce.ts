import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'

let region: HTMLElement | undefined

/** Has a text read out by screen readers, behind an open dialog too. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = hidden
    region.setAttribute('role', 'status')
    // Dialogs hide what is behind them, except what carries this.
    region.dataset.liveAnnouncer = 'true'
    document.body.append(region)
  }
  region.textContent = text
}
