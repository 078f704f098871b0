import { Pager } from '@partner-dashboard/ui/table'
import type { numberedPage } from './numberedPage'

interface NumberedPagerProps {
  page: ReturnType<typeof numberedPage>
  count: number
  onPageChange: (page: string) => void
}

/** Under rows that came all at once. */
export function NumberedPager({ page, count, onPageChange }: NumberedPagerProps) {
  const { rows, start, previous, next } = page
  if (previous === undefined && next === undefined) return null
  return (
    <Pager
      start={start}
      pageRows={rows.length}
      count={count}
      onPrevious={previous === undefined ? undefined : () => onPageChange(previous)}
      onNext={next === undefined ? undefined : () => onPageChange(next)}
    />
  )
}
