import sql from 'sql-template-tag'
import type { Conditions } from '../../platform/database/filters'

/** Filters shared by all logs. */
export const logConditions = {
  from: (time) => sql`created_at >= ${time}`,
  to: (time) => sql`created_at < ${time}`,
  object_id: (id) => sql`related_object_ids @> ${[id.trim()]}`,
} satisfies Conditions<{ from?: string; to?: string; object_id?: string }>
