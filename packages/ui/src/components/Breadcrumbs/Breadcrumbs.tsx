import type { ReactNode } from 'react'
import { ChevronRightIcon, Icon } from '../Icon/Icon'
import * as styles from './Breadcrumbs.css'

export interface BreadcrumbsProps {
  /** `link` only where the crumb has a page of its own; the last is the page itself and never one. */
  items: readonly { label: string; link?: ReactNode }[]
}

/** The way to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className={styles.nav} aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ label, link }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={label} className={styles.crumb}>
              <span
                className={styles.label}
                aria-current={isLast ? 'page' : undefined}
                title={isLast ? label : undefined}
              >
                {isLast ? label : (link ?? label)}
              </span>
              {!isLast && <Icon icon={ChevronRightIcon} size={14} className={styles.mark} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
