import { describe, expect, it } from 'vitest'
import { collapseAll, copyText, expandAll, findInJson, formatPath, idOf, linesOf, noFolds, reveal } from './json'

const body = {
  id: 'evt_1',
  data: {
    items: [
      { id: 'a', amount: 12.5 },
      { id: 'b', amount: null },
    ],
    'a key/with ~': true,
  },
}
const texts = (root: unknown, folds = noFolds) =>
  linesOf(root, folds).map(({ name, text, level }) => `${' '.repeat(level - 1)}${name ?? ''}:${text}`)

describe('linesOf', () => {
  it('starts with two levels expanded', () => {
    expect(texts(body)).toEqual([
      ':{ 2 fields }',
      ' id:"evt_1"',
      ' data:{ 2 fields }',
      '  items:[ 2 items ]',
      '  a key/with ~:true',
    ])
  })

  it('returns the position of each line among its siblings', () => {
    expect(linesOf(body, noFolds).map(({ position, setSize }) => `${position}/${setSize}`)).toEqual([
      '1/1',
      '1/2',
      '2/2',
      '1/2',
      '2/2',
    ])
  })

  it('renders a long list in steps', () => {
    const list = Array.from({ length: 250 }, (_, n) => n)
    expect(texts(list)).toHaveLength(102)
    expect(texts(list).at(-1)).toBe(' :150 more')
    expect(texts(list, { ...noFolds, limit: new Map([['', 300]]) })).toHaveLength(251)
  })

  it("truncates a long string until it's expanded", () => {
    const text = `${'x'.repeat(200)}\nend`
    expect(texts(text)).toEqual([`:"${'x'.repeat(160)}…" 204 characters`])
    expect(texts(text, { ...noFolds, isExpanded: new Map([['', true]]) })).toEqual([`:"${text}"`])
  })

  it.each([
    [null, ':null'],
    [0, ':0'],
    [false, ':false'],
    ['', ':""'],
    [[], ':[ 0 items ]'],
    [{}, ':{ 0 fields }'],
  ])('draws %j', (value, line) => {
    expect(texts(value)).toEqual([line])
    expect(linesOf(value, noFolds)[0]?.isExpandable).toBe(false)
  })

  it('distinguishes similar names', () => {
    const ids = linesOf({ 'a/b': 1, a: { b: 2 }, 'a~1b': 3 }, noFolds).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('formatPath', () => {
  it.each([
    [[], '$'],
    [['data', 'items', 0, 'id'], '$.data.items[0].id'],
    [['data', 'a key/with ~'], '$.data["a key/with ~"]'],
    [['0'], '$["0"]'],
  ])('%j', (path, text) => {
    expect(formatPath(path)).toBe(text)
  })
})

describe('findInJson', () => {
  it('searches names and values, ignoring case', () => {
    expect(findInJson(body, ' ID ').map(formatPath)).toEqual(['$.id', '$.data.items[0].id', '$.data.items[1].id'])
    expect(findInJson(body, '12.5').map(formatPath)).toEqual(['$.data.items[0].amount'])
    expect(findInJson(body, 'null').map(formatPath)).toEqual(['$.data.items[1].amount'])
    expect(findInJson(body, '')).toEqual([])
  })

  it('stops at the maximum', () => {
    expect(findInJson(Array(5000).fill('x'), 'x')).toHaveLength(1000)
  })
})

describe('reveal', () => {
  it('expands the ancestors of a match', () => {
    expect(texts(body, reveal(body, noFolds, ['data', 'items', 1, 'amount']))).toContain('    amount:null')
  })

  it('renders as much of a long list as needed', () => {
    const list = Array.from({ length: 250 }, (_, n) => `row ${n}`)
    expect(texts(list, reveal(list, noFolds, [170]))).toContain(' 170:"row 170"')
  })

  it('expands a long string if the match is truncated', () => {
    const root = [`${'x'.repeat(300)}needle`]
    expect(texts(root, reveal(root, noFolds, [0], 'needle'))[1]).toContain('needle')
    expect(texts(root, reveal(root, noFolds, [0], 'xx'))[1]).not.toContain('needle')
  })
})

it('expands and collapses all', () => {
  expect(texts(body, expandAll(body))).toHaveLength(11)
  expect(texts(body, collapseAll(body))).toEqual([':{ 2 fields }', ' id:"evt_1"', ' data:{ 2 fields }'])
})

it('expands up to a maximum number of lines', () => {
  const wide = Array.from({ length: 100 }, () => Array.from({ length: 100 }, (_, n) => ({ n })))
  expect(texts(wide, expandAll(wide)).length).toBeLessThanOrEqual(2000)
})

it('copies strings as they are and everything else as JSON', () => {
  expect(copyText('a "text"')).toBe('a "text"')
  expect(copyText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(copyText(null)).toBe('null')
})

it('uses the JSON pointer as ID', () => {
  expect(idOf(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d')
})
