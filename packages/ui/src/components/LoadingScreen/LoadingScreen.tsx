import { Logo } from '../Logo/Logo'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { root } from './LoadingScreen.css'

/** Full-page loading indicator. Within a page, visible after 150 ms. */
export function LoadingScreen() {
  return (
    <div className={root} role="status">
      <Logo />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  )
}
