import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { anyOf, type Conditions, conditionsOf, containing, filterKey } from './filters'

interface Filter {
  status?: string[]
  search?: string
  from?: string
}

const conditions: Conditions<Filter> = {
  status: anyOf(sql`status`),
  search(search) {
    const like = containing(search)
    return like && sql`name LIKE ${like}`
  },
  from: (from, { status }) => (status?.length ? undefined : sql`day >= ${from}`),
}
const texts = (filter: Filter) => conditionsOf(conditions, filter).map(({ text, values }) => [text, ...values])

describe('conditions of a list', () => {
  it.each<[string, Filter, unknown[]]>([
    ['are none without a filter', {}, []],
    ['leave out empty values', { status: [], search: '', from: undefined }, []],
    ['leave out a search for spaces', { search: '  ' }, []],
    ['compare one value by equality', { status: ['open'] }, [['status = $1', 'open']]],
    ['find several values', { status: ['open', 'paid'] }, [['status = ANY($1)', ['open', 'paid']]]],
    ['escape what LIKE would read', { search: ' 50%_A\\ ' }, [['name LIKE $1', '%50\\%\\_a\\\\%']]],
    ['know the other filters', { from: '2026-01-01', status: ['open'] }, [['status = $1', 'open']]],
  ])('%s', (_name, filter, expected) => expect(texts(filter)).toEqual(expected))

  it("don't compile without a filter of the contract", () => {
    // @ts-expect-error from has no condition
    const incomplete: Conditions<Filter> = { status: anyOf(sql`status`), search: () => undefined }
    expect(incomplete).toBeDefined()
  })
})

describe('the key of a filter', () => {
  it.each<[string, object, object]>([
    ['ignores the order of filters and values', { a: ['x', 'y'], b: 'z' }, { b: 'z', a: ['y', 'x'] }],
    ['ignores empty filters', { a: ['x'] }, { a: ['x'], b: [], c: undefined, d: '' }],
    ['ignores case and space of a search', { search: ' Café ' }, { search: 'café' }],
  ])('%s', (_name, one, other) => expect(filterKey(one)).toEqual(filterKey(other)))

  it('differs for different filters', () => {
    const keys = [{}, { a: ['x'] }, { a: ['y'] }, { b: ['x'] }, { a: false }].map((filter) =>
      JSON.stringify(filterKey(filter)),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
