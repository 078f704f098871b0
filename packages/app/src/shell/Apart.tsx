import { CatchBoundary, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A part of the frame that takes nothing else with it when it fails: it is left out until another page is opened. */
export function Apart({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <CatchBoundary getResetKey={() => pathname} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  )
}
