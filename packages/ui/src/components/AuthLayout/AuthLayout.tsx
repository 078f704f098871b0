import type { ReactNode } from 'react'
import { Logo } from '../Logo/Logo'
import { root } from './AuthLayout.css'

/** Layout of the sign-in pages: the product name and one narrow column. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className={root}>
      <Logo />
      {children}
    </main>
  )
}
