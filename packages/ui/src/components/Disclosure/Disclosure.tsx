import type { ReactNode } from 'react'
import { Disclosure as AriaDisclosure, Button, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import * as styles from './Disclosure.css'

export interface DisclosureProps {
  /** What is pressed to open it. */
  title: string
  /** At the end of the line: what is in it, in a word or two. */
  note?: ReactNode
  /** What it holds. */
  children: ReactNode
  /** Without it the disclosure keeps that itself. */
  isExpanded?: boolean
  /** Open from the start. */
  defaultExpanded?: boolean
  /** Called when it opens and when it closes. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Shown, but nobody can use it now. */
  isDisabled?: boolean
  /** Of its title, so that the page's headings nest. */
  headingLevel?: 2 | 3 | 4
}

/** A line that opens to more. What is closed is still found by the browser's search. Several stand under each other. */
export function Disclosure({ title, note, children, headingLevel = 3, ...behaviour }: DisclosureProps) {
  return (
    <AriaDisclosure {...behaviour} className={styles.root}>
      <Heading level={headingLevel}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <Icon icon={ChevronRightIcon} />
          </span>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.panelInner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
