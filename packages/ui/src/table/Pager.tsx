import { useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, Icon, type IconProps } from '../components/Icon/Icon'
import { formatRange } from '../format'
import { Choice } from './Choice'
import { button } from './Controls.css'
import * as styles from './Pager.css'

export interface PagerProps {
  /** The number of the first row shown, from 1. */
  start: number
  /** How many rows this page shows. */
  pageRows: number
  /** All rows there are; undefined while that is still being counted. */
  count?: number
  /** Undefined on the first page. */
  onPrevious?: () => void
  /** Undefined on the last page. */
  onNext?: () => void
  /** Rows a page. */
  pageSize?: number
  /** With it the size of a page can be chosen. */
  onPageSizeChange?: (pageSize: number) => void
  /** The sizes that can be chosen. */
  pageSizes?: readonly number[]
}

const usualSizes = [25, 50, 100] as const

/** Pages by cursor: there is a page before and one after, and no page numbers to jump to. */
export function Pager({ start, pageRows, count, onPrevious, onNext, ...sizes }: PagerProps) {
  const { pageSize, onPageSizeChange, pageSizes = usualSizes } = sizes
  const sizeId = useId()
  const hasPages = onPrevious || onNext
  return (
    <nav className={styles.root} aria-label="Pages">
      <div role="status" className={styles.range}>
        {formatRange(start, start + pageRows - 1, count)}
      </div>
      <div className={styles.controls}>
        {pageSize !== undefined && onPageSizeChange && (
          <div className={styles.size}>
            <label htmlFor={sizeId}>Rows</label>
            <Choice
              id={sizeId}
              value={String(pageSize)}
              options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
              onChange={(value) => onPageSizeChange(Number(value))}
            />
          </div>
        )}
        {(hasPages || pageSize !== undefined) && (
          <>
            <PageButton label="Previous page" onPress={onPrevious} icon={ChevronLeftIcon} />
            <PageButton label="Next page" onPress={onNext} icon={ChevronRightIcon} />
          </>
        )}
      </div>
    </nav>
  )
}

interface PageButtonProps {
  label: string
  onPress?: () => void
  icon: IconProps['icon']
}

/** Stays focusable on the last page, where a disabled button would drop the focus out of the page. */
function PageButton({ label, onPress, icon }: PageButtonProps) {
  return (
    <button
      type="button"
      className={button({ shape: 'icon' })}
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <Icon icon={icon} className={styles.chevron} />
    </button>
  )
}
