import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/sql'
import type { Scope } from '../../platform/scope'
import { sources } from './cubeStore'
import type { Measure } from './members'
import { type Condition, comparisons, type GroupColumn, type Plan, type ResultCondition } from './query'

/** SQL of a member. The source's type guarantees that it exists. */
const expression = (members: Record<string, Sql>, name: string): Sql => {
  const memberSql = members[name]
  if (!memberSql) throw new Error(`The member ${name} has no expression.`)
  return memberSql
}

/** Cube's time format: UTC without a zone, with milliseconds. */
const cubeTime = (time: Sql) => sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`

function groupOf({ member, granularity }: GroupColumn, column: Sql): Sql {
  if (member.facts.kind !== 'time') return column
  const time = sql`(${column} AT TIME ZONE 'UTC')`
  return cubeTime(granularity === null ? time : sql`date_trunc(${raw(`'${granularity}'`)}, ${time})`)
}

function conditionOf(condition: Condition, column: Sql): Sql {
  switch (condition.is) {
    case 'set':
      return sql`${column} IS NOT NULL`
    case 'notSet':
      return sql`${column} IS NULL`
    case 'equals':
      return sql`${column} = ANY(${condition.values})`
    case 'notEquals':
      return sql`(${column} <> ALL(${condition.values}) OR ${column} IS NULL)`
    case 'contains': {
      const patterns = condition.values.map((value) => `%${value.replaceAll(/[\\%_]/g, '\\$&')}%`)
      return sql`${column} ILIKE ANY(${patterns})`
    }
    case 'within':
      return sql`(${column} >= ${condition.range.from} AND ${column} < ${condition.range.before})`
    case 'before':
      return sql`${column} < ${condition.time}`
    case 'from':
      return sql`${column} >= ${condition.time}`
  }
}

/** Filters on money are in major units. */
const comparedOf = ({ kind }: Measure, column: Sql) => (kind === 'money' ? sql`(${column}) / 100.0` : column)

function resultConditionOf(condition: ResultCondition, measure: Sql): Sql {
  // Counts and sums are never null.
  if (condition.is === 'set') return sql`TRUE`
  if (condition.is === 'notSet') return sql`FALSE`
  const compared = comparedOf(condition.member.facts, measure)
  const one = (value: string) => sql`${compared} ${raw(comparisons[condition.is])} ${value}::numeric`
  return sql`(${join(condition.values.map(one), condition.is === 'equals' ? ' OR ' : ' AND ')})`
}

interface RunningParts {
  plan: Plan
  running: NonNullable<Plan['running']>
  from: Sql
  time: Sql
  conditions: readonly Sql[]
  /** Columns to group by, and sums. */
  groups: readonly Sql[]
  measures: Record<string, Sql>
}

/**
 * Balances at the end of each step: changes are summed by step, earlier ones in the first, and accumulated. As in
 * Cube, the last step is complete even if the range ends within it.
 */
function balancesOf({
  plan,
  running: { group, steps, end },
  from,
  time,
  conditions,
  groups,
  measures,
}: RunningParts): Sql {
  const kinds = groups.flatMap((column, index) => (index === group ? [] : [{ column, name: `c${index}` }]))
  const named = (of: string) => kinds.map(({ name }) => raw(`${of}.${name}`))
  const members = [...plan.measures, ...plan.resultConditions.map(({ member }) => member)]
  const names = [...new Set(members.map(({ name }) => name))]
  const balance = (name: string) => sql`coalesce(sum(x.${raw(name)}), 0)`
  const having = plan.resultConditions.map((condition) => resultConditionOf(condition, balance(condition.member.name)))
  const unit = raw(`'${plan.groups[group]?.granularity}'`)
  const step = sql`greatest(date_trunc(${unit}, ${time} AT TIME ZONE 'UTC'), ${steps[0]}::timestamptz AT TIME ZONE 'UTC')`
  return sql`
    WITH changes AS (
      SELECT ${join([
        ...kinds.map(({ column, name }) => sql`${column} AS ${raw(name)}`),
        sql`${step} AS step`,
        ...names.map((name) => sql`${expression(measures, name)} AS ${raw(name)}`),
      ])} FROM ${from} WHERE ${join([...conditions, sql`${time} < ${end}`], ' AND ')}
      GROUP BY ${join([...kinds, step].map((_, index) => raw(String(index + 1))))}
    )
    SELECT ${join([
      ...groups.map((_, index) =>
        index === group ? sql`${cubeTime(sql`t.step`)} AS ${raw(`c${index}`)}` : raw(`k.c${index}`),
      ),
      ...plan.measures.map(({ name }, index) => sql`${balance(name)} AS ${raw(`c${groups.length + index}`)}`),
    ])}
    FROM (SELECT one::timestamptz AT TIME ZONE 'UTC' AS step FROM unnest(${steps}::text[]) one) t
    ${kinds.length > 0 ? sql`CROSS JOIN (SELECT DISTINCT ${join(kinds.map(({ name }) => raw(name)))} FROM changes) k` : empty}
    LEFT JOIN changes x ON ${join(
      [sql`x.step <= t.step`, ...kinds.map(({ name }) => raw(`x.${name} IS NOT DISTINCT FROM k.${name}`))],
      ' AND ',
    )}
    GROUP BY ${join([sql`t.step`, ...named('k')])}
    ${having.length > 0 ? sql`HAVING ${join(having, ' AND ')}` : empty}`
}

type Cell = string | null
export type ResultRow = Record<string, Cell>

/** Runs validated queries for a partner, or all partners of an organization. */
export const analyticsStore = (db: Queryable, { partnerId, organizationId, mode }: Scope) => {
  const scopeOf = (row: Sql) =>
    partnerId === null
      ? sql`${row}.partner_id IN (SELECT partner_id FROM partner_organizations WHERE organization_id = ${organizationId}) AND ${row}.mode = ${mode}`
      : sql`${row}.partner_id = ${partnerId} AND ${row}.mode = ${mode}`

  return {
    partners: async () => {
      if (partnerId !== null) return [partnerId]
      const rows = await db.query<{ partner_id: string }>(
        sql`SELECT partner_id FROM partner_organizations WHERE organization_id = ${organizationId} ORDER BY partner_id`,
      )
      return rows.map(({ partner_id }) => partner_id)
    },

    async run(plan: Plan, now: string): Promise<{ data: ResultRow[]; total: number | null }> {
      const source = sources[plan.cube]
      const from = typeof source.from === 'function' ? source.from(now) : source.from
      const dimensions: Record<string, Sql> = source.dimensions
      const measures: Record<string, Sql> = source.measures(now)
      const groups = plan.groups.map((group) => groupOf(group, expression(dimensions, group.member.name)))
      const sums = plan.measures.map(({ name }) => expression(measures, name))
      const conditions = [
        scopeOf(source.row),
        ...plan.conditions.map((condition) => conditionOf(condition, expression(dimensions, condition.member.name))),
      ]
      const having = plan.resultConditions.map((condition) =>
        resultConditionOf(condition, expression(measures, condition.member.name)),
      )
      const columns = [...groups, ...sums].map((column, index) => sql`${column} AS ${raw(`c${index}`)}`)
      // By position, because an expression with parameters wouldn't match the select list.
      const numbers = groups.map((_, index) => raw(String(index + 1)))
      const { running } = plan
      const time = running && expression(dimensions, plan.groups[running.group]?.member.name ?? '')
      const grouped =
        running && time
          ? balancesOf({ plan, running, from, time, conditions, groups, measures })
          : sql`SELECT ${join(columns)} FROM ${from} WHERE ${join(conditions, ' AND ')}
        ${groups.length > 0 ? sql`GROUP BY ${join(numbers)}` : empty}
        ${having.length > 0 ? sql`HAVING ${join(having, ' AND ')}` : empty}`

      const rows = await db.query<Record<string, Cell>>(
        sql`SELECT ${join(shownOf(plan))} FROM (${grouped}) r
            ${orderOf(plan)} LIMIT ${plan.limit} OFFSET ${plan.offset}`,
      )
      const counted = plan.wantsTotal
        ? await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM (${grouped}) r`)
        : []
      return { data: rows.map((row) => rowOf(plan, row)), total: counted[0]?.total ?? null }
    },
  }
}

/** Numbers as text, like Cube; money in major units with two decimals. */
const shownOf = ({ groups, measures }: Plan): Sql[] => [
  ...groups.map((_, index) => raw(`r.c${index}`)),
  ...measures.map(({ facts }, index) => {
    const column = `c${groups.length + index}`
    const amount = facts.kind === 'money' ? `round(r.${column} / 100.0, 2)` : `r.${column}`
    return raw(`${amount}::text AS ${column}`)
  }),
]

/** The requested order, then all groups, so that pages neither repeat nor skip rows. */
function orderOf({ groups, order }: Plan): Sql {
  const sortedColumns = order.map(({ column, isDescending }) => ({ column, direction: isDescending ? 'DESC' : 'ASC' }))
  const rest = groups.flatMap((_, column) =>
    sortedColumns.some((one) => one.column === column) ? [] : [{ column, direction: 'ASC' }],
  )
  const all = [...sortedColumns, ...rest].map(({ column, direction }) =>
    raw(`r.c${column}${column < groups.length ? ' COLLATE "C"' : ''} ${direction}`),
  )
  return all.length > 0 ? sql`ORDER BY ${join(all)}` : empty
}

function rowOf({ groups, measures }: Plan, row: Record<string, Cell>): ResultRow {
  const names = [...groups.map(({ keys }) => keys), ...measures.map(({ full }) => [full])]
  return Object.fromEntries(names.flatMap((keys, index) => keys.map((key) => [key, row[`c${index}`] ?? null] as const)))
}
