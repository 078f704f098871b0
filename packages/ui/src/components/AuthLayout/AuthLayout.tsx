import type { ReactNode } from 'react'
import { Logo } from '../Logo/Logo'
import { root } from './AuthLayout.css'

/** The pages before one is signed in: the product's name and one short column. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className={root}>
      <Logo />
      {children}
    </main>
  )
}
