import type { ReactNode } from 'react'
import { Disclosure as AriaDisclosure, Button, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import * as styles from './Disclosure.css'

export interface DisclosureProps {
  /** Text of the toggle. */
  title: string
  /** Short summary at the end of the row. */
  note?: ReactNode
  /** Content. */
  children: ReactNode
  /** Controlled state; uncontrolled if omitted. */
  isExpanded?: boolean
  /** Expanded initially. */
  defaultExpanded?: boolean
  /** Called on open and close. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Visible, but can't be opened or closed. */
  isDisabled?: boolean
  /** Heading level of the title (h3 by default). */
  headingLevel?: 2 | 3 | 4
}

/** Expandable section. The browser's find-in-page also searches collapsed content. */
export function Disclosure({ title, note, children, headingLevel = 3, ...behavior }: DisclosureProps) {
  return (
    <AriaDisclosure {...behavior} className={styles.root}>
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
