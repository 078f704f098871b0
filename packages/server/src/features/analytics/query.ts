import type { components } from '@partner-dashboard/contract'
import { refuse } from '../../platform/refusal'
import { formatRange, type Range, readRange, readTime, stepsOf, type Unit } from './dateRange'
import { type CubeName, findMember, isRunning, type Member } from './members'

type Schemas = components['schemas']
type CubeQuery = Schemas['CubeQuery']
type Operator = Schemas['CubeFilter']['operator']

type MeasureMember = Extract<Member, { role: 'measure' }>
type DimensionMember = Extract<Member, { role: 'dimension' }>

export const comparisons = { equals: '=', notEquals: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Filter on rows. */
export type Condition = { member: DimensionMember } & (
  | { is: 'set' }
  | { is: 'notSet' }
  | { is: 'equals' | 'notEquals' | 'contains'; values: string[] }
  | { is: 'within'; range: Range }
  | { is: 'before' | 'from'; time: string }
)

/** Filter on results. */
export type ResultCondition = { member: MeasureMember } & (
  | { is: 'set' }
  | { is: 'notSet' }
  | { is: keyof typeof comparisons; values: string[] }
)

export interface GroupColumn {
  member: DimensionMember
  granularity: Unit | null
  /** Keys of its value in a row. */
  keys: string[]
}

/** A validated query. All members belong to one cube. */
export interface Plan {
  cube: CubeName
  groups: GroupColumn[]
  measures: MeasureMember[]
  conditions: Condition[]
  resultConditions: ResultCondition[]
  /** For balances: the ends of the steps, and of the range. */
  running: { group: number; steps: string[]; end: string } | null
  /** Column indexes: groups first, then measures. */
  order: { column: number; isDescending: boolean }[]
  limit: number
  offset: number
  wantsTotal: boolean
  /** The query with defaults applied. */
  query: Record<string, unknown>
}

const defaultLimit = 10_000

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const wrong = (pointer: string, code: string, detail: string) =>
  refuse.invalid({ in: 'body', pointer: `/query${pointer}`, code, detail })

/** Validates a query. Throws with a pointer to the invalid part. */
export function planQuery(query: CubeQuery, now: Date): Plan {
  let cube: CubeName | undefined
  const known = (full: string, pointer: string): Member => {
    const member = findMember(full)
    if (!member) throw wrong(pointer, 'unknown_member', "isn't a member of any cube")
    cube ??= member.cube
    if (member.cube !== cube)
      throw wrong(pointer, 'other_cube', `must be a member of the cube ${cube}, like the members before it`)
    return member
  }
  const measure = (full: string, pointer: string): MeasureMember => {
    const member = known(full, pointer)
    if (member.role !== 'measure') throw wrong(pointer, 'not_a_measure', 'is a dimension, not a measure')
    return member
  }
  const dimension = (full: string, pointer: string): DimensionMember => {
    const member = known(full, pointer)
    if (member.role !== 'dimension') throw wrong(pointer, 'not_a_dimension', 'is a measure, not a dimension')
    return member
  }

  const measures = distinct(query.measures).map(([full, index]) => measure(full, `/measures/${index}`))
  const dimensions = distinct(query.dimensions).map(([full, index]) => dimension(full, `/dimensions/${index}`))
  const times = (query.timeDimensions ?? []).map((dimensionRequest, index) => {
    const pointer = `/timeDimensions/${index}`
    const member = dimension(dimensionRequest.dimension, `${pointer}/dimension`)
    if (member.facts.kind !== 'time') throw wrong(`${pointer}/dimension`, 'not_a_time', "isn't a time dimension")
    const range = dimensionRequest.dateRange == null ? null : readRange(dimensionRequest.dateRange, now)
    if (range === undefined) throw wrong(`${pointer}/dateRange`, 'date_range', rangeWords)
    return { member, granularity: dimensionRequest.granularity ?? null, range }
  })
  const conditions: Condition[] = []
  const resultConditions: ResultCondition[] = []
  for (const [index, filter] of (query.filters ?? []).entries()) {
    const pointer = `/filters/${index}`
    const member = known(filter.member, `${pointer}/member`)
    if (member.role === 'measure') resultConditions.push(readResultCondition(member, filter, pointer))
    else conditions.push(readCondition(member, filter, pointer, now))
  }
  if (query.segments?.length) throw wrong('/segments/0', 'unknown_member', "isn't a segment; none are defined")
  if (query.timezone !== undefined && query.timezone !== 'UTC') throw wrong('/timezone', 'timezone', 'must be UTC')
  const isGrouped = dimensions.length > 0 || times.some(({ granularity }) => granularity !== null)
  if (!cube || (measures.length === 0 && !isGrouped)) {
    throw wrong('', 'empty_query', 'must have a measure, a dimension, or a time dimension with a granularity')
  }

  // Sums in two currencies are meaningless, so such a query is grouped by currency.
  const sumsMoney = [...measures, ...resultConditions.map(({ member }) => member)].some(
    ({ facts }) => facts.kind === 'money',
  )
  if (sumsMoney && !dimensions.some(({ name }) => name === 'currency') && !conditions.some(isOneCurrency)) {
    dimensions.push(dimension(`${cube}.currency`, '/dimensions'))
  }

  for (const { member, range, granularity } of times) {
    if (!range) continue
    if (!isRunning(cube)) conditions.push({ member, is: 'within', range })
    // Balances include everything before; steps have their own ends.
    else if (granularity === null) conditions.push({ member, is: 'before', time: range.before })
  }
  const groups: GroupColumn[] = [
    ...dimensions.map((member) => ({ member, granularity: null, keys: [member.full] })),
    ...times.flatMap(({ member, granularity }) =>
      granularity === null ? [] : [{ member, granularity, keys: [`${member.full}.${granularity}`, member.full] }],
    ),
  ]
  const running = isRunning(cube) ? readRunning(times, dimensions.length) : null
  const order = readOrder(query.order, groups, measures)
  const [limit, offset] = [query.limit ?? defaultLimit, query.offset ?? 0]
  return {
    cube,
    groups,
    measures,
    conditions,
    resultConditions,
    running,
    order,
    limit,
    offset,
    wantsTotal: query.total ?? false,
    query: understood(query, { groups, measures, dimensions, times, order, limit, offset }),
  }
}

interface Understood extends Pick<Plan, 'groups' | 'measures' | 'order' | 'limit' | 'offset'> {
  dimensions: readonly DimensionMember[]
  times: readonly Time[]
}

/** The query in Cube's format, with defaults applied. */
const understood = (
  query: CubeQuery,
  { groups, measures, dimensions, times, order, limit, offset }: Understood,
): Plan['query'] => ({
  measures: measures.map(({ full }) => full),
  dimensions: dimensions.map(({ full }) => full),
  timeDimensions: times.map(({ member, granularity, range }) => ({
    dimension: member.full,
    ...(granularity ? { granularity } : {}),
    ...(range ? { dateRange: formatRange(range) } : {}),
  })),
  filters: query.filters ?? [],
  segments: [],
  order: order.map(({ column, isDescending }) => ({
    id: groups[column]?.keys.at(-1) ?? measures[column - groups.length]?.full,
    desc: isDescending,
  })),
  limit,
  rowLimit: limit,
  offset,
  timezone: 'UTC',
  total: query.total ?? false,
})

interface Time {
  member: DimensionMember
  granularity: Unit | null
  range: Range | null
}

/** A balance is computed at the end of each step of one range, so there must be exactly one. */
function readRunning(times: readonly Time[], dimensions: number): Plan['running'] {
  const [index, ...others] = times.flatMap(({ granularity }, at) => (granularity === null ? [] : [at]))
  if (index === undefined) return null
  if (others[0] !== undefined) {
    throw wrong(
      `/timeDimensions/${others[0]}/granularity`,
      'one_granularity',
      'must be the only time dimension in a query for a balance',
    )
  }
  const pointer = `/timeDimensions/${index}/dateRange`
  const { range, granularity } = times[index] as Time
  if (!range)
    throw wrong(pointer, 'required', 'is required for a balance, which is computed at the end of each granularity step')
  const steps = stepsOf(range, granularity ?? 'day')
  if (!steps)
    throw wrong(pointer, 'too_long', 'must result in fewer steps; use a shorter range or a coarser granularity')
  return { group: dimensions, ...steps }
}

const rangeWords =
  'must be one or two days (YYYY-MM-DD) or times, or a relative range such as "this month" or "last 30 days"'

/** Unique names with their first index. */
const distinct = (names: readonly string[] = []) =>
  [...new Set(names)].map((name) => [name, names.indexOf(name)] as const)

const isOneCurrency = (condition: Condition) =>
  condition.member.name === 'currency' && condition.is === 'equals' && condition.values.length === 1

type Filter = Schemas['CubeFilter']

function valuesOf({ values = [] }: Filter, pointer: string): string[] {
  if (values.length === 0) throw wrong(`${pointer}/values`, 'required', 'must have at least one value')
  return values
}

const noSuchOperator = (pointer: string, kind: string, operators: readonly Operator[]) =>
  wrong(`${pointer}/operator`, 'operator', `must be one of ${operators.join(', ')} for ${kind}`)

function readCondition(member: DimensionMember, filter: Filter, pointer: string, now: Date): Condition {
  const { operator } = filter
  if (operator === 'set' || operator === 'notSet') return { member, is: operator }
  if (member.facts.kind === 'text') {
    if (operator === 'equals' || operator === 'notEquals' || operator === 'contains') {
      return { member, is: operator, values: valuesOf(filter, pointer) }
    }
    throw noSuchOperator(pointer, 'a text', ['equals', 'notEquals', 'contains', 'set', 'notSet'])
  }
  const values = valuesOf(filter, pointer)
  if (operator === 'inDateRange') {
    const range = readRange(values, now)
    if (!range) throw wrong(`${pointer}/values`, 'date_range', rangeWords)
    return { member, is: 'within', range }
  }
  const time = readTime(values[0] ?? '')
  if (!time) throw wrong(`${pointer}/values/0`, 'date', 'must be a day (YYYY-MM-DD) or a time')
  switch (operator) {
    case 'equals':
      return { member, is: 'within', range: time }
    case 'beforeDate':
    case 'lt':
      return { member, is: 'before', time: time.from }
    case 'lte':
      return { member, is: 'before', time: time.before }
    case 'afterDate':
    case 'gt':
      return { member, is: 'from', time: time.before }
    case 'gte':
      return { member, is: 'from', time: time.from }
    default:
      throw noSuchOperator(pointer, 'a time', [
        'equals',
        'inDateRange',
        'beforeDate',
        'afterDate',
        'gt',
        'gte',
        'lt',
        'lte',
        'set',
        'notSet',
      ])
  }
}

function readResultCondition(member: MeasureMember, filter: Filter, pointer: string): ResultCondition {
  const { operator } = filter
  if (operator === 'set' || operator === 'notSet') return { member, is: operator }
  const comparison = (Object.keys(comparisons) as (keyof typeof comparisons)[]).find((name) => name === operator)
  if (!comparison)
    throw noSuchOperator(pointer, 'a measure', ['equals', 'notEquals', 'gt', 'gte', 'lt', 'lte', 'set', 'notSet'])
  const values = valuesOf(filter, pointer)
  for (const [index, value] of values.entries()) {
    if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) throw wrong(`${pointer}/values/${index}`, 'number', 'must be a number')
  }
  return { member, is: comparison, values }
}

/** A map or list of pairs. Without one, Cube's default: time, otherwise the first measure, otherwise the first dimension. */
function readOrder(order: unknown, groups: readonly GroupColumn[], measures: readonly MeasureMember[]): Plan['order'] {
  const columnOf = (full: unknown) => {
    const group = groups.findIndex(({ keys }) => keys.some((key) => key === full))
    if (group >= 0) return group
    const measure = measures.findIndex((member) => member.full === full)
    return measure < 0 ? undefined : groups.length + measure
  }
  const read = (full: unknown, direction: unknown, pointer: string) => {
    const column = columnOf(full)
    if (column === undefined) throw wrong(pointer, 'not_in_query', "isn't a member of the query")
    if (direction !== 'asc' && direction !== 'desc') throw wrong(pointer, 'direction', 'must be asc or desc')
    return { column, isDescending: direction === 'desc' }
  }
  if (order == null) return defaultOrder(groups, measures)
  if (Array.isArray(order)) {
    const pairs = order.map((pair: unknown, index) => {
      if (!Array.isArray(pair)) throw wrong(`/order/${index}`, 'order', 'must be a pair of a member and a direction')
      return read(pair[0], pair[1], `/order/${index}`)
    })
    return pairs.length > 0 ? pairs : defaultOrder(groups, measures)
  }
  if (typeof order !== 'object')
    throw wrong('/order', 'order', 'must map members to asc or desc, or be a list of such pairs')
  const entries = Object.entries(order)
  if (entries.length === 0) return defaultOrder(groups, measures)
  return entries.map(([full, direction]) => read(full, direction, `/order/${escapePointer(full)}`))
}

function defaultOrder(groups: readonly GroupColumn[], measures: readonly MeasureMember[]): Plan['order'] {
  const time = groups.findIndex(({ granularity }) => granularity !== null)
  if (time >= 0) return [{ column: time, isDescending: false }]
  if (measures.length > 0) return [{ column: groups.length, isDescending: true }]
  return groups.length > 0 ? [{ column: 0, isDescending: false }] : []
}
