import { formatDate } from '@partner-dashboard/ui/format'

/** Local time with seconds in the tooltip; empty without a value. */
export const moment = (value: string | null | undefined) =>
  value ? (
    <time dateTime={value} title={value}>
      {formatDate(value, { withTime: true })}
    </time>
  ) : null
