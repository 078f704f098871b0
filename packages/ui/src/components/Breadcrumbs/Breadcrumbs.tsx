import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../Icon/Icon'
import * as styles from './Breadcrumbs.css'

export interface BreadcrumbsProps {
  /** Crumbs in order. Only crumbs with a route have a `link`; the last is the current page. */
  items: readonly { label: string; link?: ReactNode }[]
}

/** Path to the current page; on a phone, only a link to the previous crumb. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const back = items.slice(0, -1).findLastIndex(({ link }) => link !== undefined)
  return (
    <nav className={styles.nav} aria-label="Breadcrumbs">
      <ol className={styles.list} data-has-back={back >= 0 || undefined}>
        {items.map(({ label, link }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={label} className={styles.crumb} data-back={index === back || undefined}>
              {index === back && <Icon icon={ChevronLeftIcon} size={16} className={styles.backMark} />}
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
