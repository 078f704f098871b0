import { useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, Icon, type IconProps } from '../components/Icon/Icon'
import { formatRange } from '../format'
import { Choice } from './Choice'
import { button } from './Controls.css'
import * as styles from './Pager.css'

export interface PagerProps {
  /** Number of the first row shown, from 1. */
  start: number
  /** Number of rows on this page. */
  pageRows: number
  /** Total rows; undefined until counted. */
  count?: number
  /** Counts all rows. Undefined if `count` is exact. */
  onCountAll?: () => void
  /** All rows are being counted. */
  isCounting?: boolean
  /** Undefined on the first page. */
  onPrevious?: () => void
  /** Undefined on the last page. */
  onNext?: () => void
  /** Called when a pointer or the focus enters the pager (true) or leaves it. */
  onReachChange?: (isReached: boolean) => void
  /** Rows per page. */
  pageSize?: number
  /** Enables the page size menu. */
  onPageSizeChange?: (pageSize: number) => void
  /** Selectable page sizes. */
  pageSizes?: readonly number[]
}

const usualSizes = [25, 50, 100] as const

/** Cursor pagination: previous and next, without page numbers. */
export function Pager({ start, pageRows, count, onPrevious, onNext, ...props }: PagerProps) {
  const { onCountAll, isCounting = false, pageSize, onPageSizeChange, pageSizes = usualSizes, onReachChange } = props
  const sizeId = useId()
  const hasPages = onPrevious || onNext
  const end = start + pageRows - 1
  const isExact = count !== undefined && !onCountAll
  // The last page tells the total of a list without an exact count.
  const total = isExact || onNext ? count : end
  const isAtLeast = onCountAll !== undefined && onNext !== undefined
  return (
    <nav
      className={styles.root}
      aria-label="Pages"
      onPointerEnter={() => onReachChange?.(true)}
      onPointerLeave={() => onReachChange?.(false)}
      onFocus={() => onReachChange?.(true)}
      onBlur={() => onReachChange?.(false)}
    >
      <div className={styles.range}>
        <span role="status">{formatRange(start, end, total, isAtLeast)}</span>
        {isAtLeast && (
          <button
            type="button"
            className={button({ look: 'plain' })}
            aria-disabled={isCounting || undefined}
            onClick={isCounting ? undefined : onCountAll}
          >
            {isCounting ? 'Counting…' : 'Count all'}
          </button>
        )}
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

/** Stays focusable on the last page; a disabled button would lose the focus. */
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
