import type { ReactNode } from 'react'
import { useNarrow } from '../../private/useNarrow'
import { Disclosure } from './Disclosure'

export interface PhoneDisclosureProps {
  /** Text of the toggle. */
  title: string
  /** Content. */
  children: ReactNode
}

/** Content that is collapsed on a phone, to shorten the page. */
export function PhoneDisclosure({ title, children }: PhoneDisclosureProps) {
  return useNarrow() ? (
    <Disclosure title={title} headingLevel={2}>
      {children}
    </Disclosure>
  ) : (
    children
  )
}
