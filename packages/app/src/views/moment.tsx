import { formatDate } from '@partner-dashboard/ui/format'

/** A time where the viewer is, and to the second on hover; nothing where there is none. */
export const moment = (value: string | null | undefined) =>
  value ? (
    <time dateTime={value} title={value}>
      {formatDate(value, { withTime: true })}
    </time>
  ) : null
