import { Logo } from '../Logo/Logo'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { root } from './LoadingScreen.css'

/** While nothing of the page is known yet. Inside a page seen only after 150 ms. */
export function LoadingScreen() {
  return (
    <div className={root} role="status">
      <Logo />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  )
}
