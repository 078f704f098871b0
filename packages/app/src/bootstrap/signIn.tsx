import { ToastRegion } from '@partner-dashboard/ui'
import { Component, type ReactNode } from 'react'
import { reloadForMissingChunk } from '../router/missingChunk'
import { SignIn } from '../routes/login/-pieces/SignIn'
import { SignInFailure } from '../routes/login/-pieces/SignInFailure'
import { afterSignIn, returnToOf } from '../session/afterSignIn'
import type { StartContext } from '../session/startContext'

export const isSignIn = (path: string): boolean => /^\/login(\/|$)/.test(path)

interface SignInOptions {
  draw: (page: ReactNode) => void
  /** Renders the app at the current URL. */
  leave: () => Promise<void>
}

/**
 * Renders sign-in without the app's router, routes and cache, which are larger than everything shown here. Its URLs
 * have the same meaning as in routes/login.tsx.
 */
export async function openSignIn(start: StartContext, { draw, leave }: SignInOptions): Promise<void> {
  const { session, report, tracking } = start
  const look = async (): Promise<void> => {
    if (!isSignIn(location.pathname)) {
      // The app has its own listener.
      removeEventListener('popstate', lookAgain)
      return leave()
    }
    const href = await afterSignIn(session, new URL(location.href))
    if (href === undefined) {
      const returnTo = returnToOf(location.search)
      return show(<SignIn start={start} returnTo={returnTo} onSignedIn={() => void lookAgain()} />)
    }
    history.replaceState(null, '', href)
    return look()
  }
  const show = (page: ReactNode) =>
    draw(
      <Boundary failure={<SignInFailure onRetry={() => location.reload()} />}>
        {page}
        <ToastRegion />
      </Boundary>,
    )
  const beginAnew = () => {
    if (isSignIn(location.pathname)) history.replaceState(null, '', '/login')
    void lookAgain()
  }
  const lookAgain = () =>
    look().catch((error: unknown) => {
      if (reloadForMissingChunk(error)) return
      report(error)
      show(<SignInFailure onRetry={beginAnew} />)
    })
  addEventListener('popstate', lookAgain)
  await lookAgain()
  // The app's router tracks other pages.
  if (isSignIn(location.pathname)) tracking.track('page_viewed')
}

interface BoundaryProps {
  failure: ReactNode
  children: ReactNode
}

/** Error boundary for the time without a router. main.tsx reports the error. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
