import { formatDate } from '@partner-dashboard/ui/format'

/** Local time with seconds in the tooltip; empty without a value. Without time, only the date. */
export const moment = (value: string | null | undefined, { withTime = true } = {}) =>
  value ? (
    <time dateTime={value} title={value}>
      {formatDate(value, { withTime })}
    </time>
  ) : null
