import { ToastRegion } from '@partner-dashboard/ui'
import { Component, type ReactNode } from 'react'
import { reloadForMissingChunk } from '../router/missingChunk'
import { SignIn } from '../routes/login/-pieces/SignIn'
import { SignInFailure } from '../routes/login/-pieces/SignInFailure'
import { afterSignIn, returnToOf } from '../session/afterSignIn'
import type { StartContext } from '../session/startContext'

/** Whether an address is sign-in's. */
export const isSignIn = (path: string): boolean => /^\/login(\/|$)/.test(path)

interface SignInOptions {
  draw: (page: ReactNode) => void
  /** Goes on with every address of the app, at the one that is asked for now. */
  leave: () => Promise<void>
}

/**
 * Sign-in without the router, the routes and the cache of the app behind it, which weigh more than all that a person sees here. What its addresses
 * mean they mean there too (routes/login.tsx).
 */
export async function openSignIn(start: StartContext, { draw, leave }: SignInOptions): Promise<void> {
  const { session, report, tracking } = start
  const look = async (): Promise<void> => {
    if (!isSignIn(location.pathname)) {
      // The app hears them itself.
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
  // Of the page that it led on to the app's router tells.
  if (isSignIn(location.pathname)) tracking.track('page_viewed')
}

interface BoundaryProps {
  /** In place of what could not be drawn. */
  failure: ReactNode
  children: ReactNode
}

/** Where there is no router yet, whose pages have their own. What was thrown is reported by the root (main.tsx). */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
