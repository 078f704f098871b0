import { describe, expect, it } from 'vitest'
import {
  type Conflict,
  conflictingFields,
  initialSaveState,
  resolveOutdated,
  type SaveEvent,
  type SaveState,
  saveReducer,
} from './saveState'

interface Fields {
  name: string
  city: string
}

const conflict: Conflict<Fields> = {
  etag: '"2"',
  before: { name: 'Harvest', city: 'Reno' },
  theirs: { name: 'Orchard', city: 'Reno' },
  more: {},
  changes: [],
}
const editing: SaveState<Fields> = initialSaveState
const problems = { name: 'Required', city: 'Required' }
const invalid: SaveState<Fields> = { ...editing, problems, refusal: 'Refused' }
const saving: SaveState<Fields> = { ...editing, status: 'saving' }
const comparing: SaveState<Fields> = { ...editing, status: 'comparing' }
const inConflict: SaveState<Fields> = { ...editing, status: 'conflict', conflict }
const savingOver: SaveState<Fields> = { ...inConflict, status: 'saving' }
const comparingAgain: SaveState<Fields> = { ...inConflict, status: 'comparing' }

type Transition = [title: string, from: SaveState<Fields>, event: SaveEvent<Fields>, to: SaveState<Fields>]

describe('saveReducer', () => {
  it.each<Transition>([
    [
      'editing: an edit clears the problems of its fields',
      invalid,
      { type: 'edit', fields: ['name'] },
      { ...invalid, problems: { city: 'Required' } },
    ],
    ['editing: a check replaces the problems', invalid, { type: 'check', problems: {} }, { ...invalid, problems: {} }],
    ['editing → saving: clears the refusal', invalid, { type: 'send' }, { ...saving, problems }],
    ['saving → editing: saved', { ...saving, problems }, { type: 'saved' }, editing],
    [
      'saving → editing: refused, with problems by field',
      saving,
      { type: 'refused', problems, refusal: 'Refused' },
      invalid,
    ],
    [
      'saving → editing: failed keeps the problems',
      { ...saving, problems },
      { type: 'failed' },
      { ...editing, problems },
    ],
    ['saving → comparing: outdated', saving, { type: 'outdated' }, comparing],
    ['comparing → saving: sent again', comparing, { type: 'send' }, saving],
    ['comparing → conflict', comparing, { type: 'conflict', conflict }, inConflict],
    [
      'comparing → editing: unresolved',
      comparing,
      { type: 'unresolved', refusal: 'Try again' },
      { ...editing, refusal: 'Try again' },
    ],
    ['conflict → saving: keeps the dialog open', inConflict, { type: 'send' }, savingOver],
    ['conflict → editing: closed', inConflict, { type: 'close' }, editing],
    ['conflict → editing: discarded', { ...inConflict, problems }, { type: 'discard' }, editing],
    ['saving over a conflict → editing: saved', savingOver, { type: 'saved' }, editing],
    [
      'saving over a conflict → editing: refused',
      savingOver,
      { type: 'refused', problems, refusal: 'Refused' },
      invalid,
    ],
    ['saving over a conflict → editing: failed', savingOver, { type: 'failed' }, editing],
    ['saving over a conflict → comparing: outdated', savingOver, { type: 'outdated' }, comparingAgain],
    [
      'comparing over a conflict → conflict: unresolved',
      comparingAgain,
      { type: 'unresolved', refusal: 'Try again' },
      { ...inConflict, refusal: 'Try again' },
    ],
  ])('%s', (_title, from, event, to) => {
    expect(saveReducer(from, event)).toEqual(to)
  })
})

describe('resolveOutdated', () => {
  const before = { name: 'Harvest', city: 'Reno' }

  it('retries if no field of the form has changed', () => {
    expect(resolveOutdated({ before }, { ...before })).toBe('send')
  })

  it('gives up if the server refuses its latest version', () => {
    expect(resolveOutdated({ before, isRetry: true }, { ...before })).toBe('giveUp')
  })

  it('reports a conflict if a field has changed or was unknown', () => {
    expect(resolveOutdated<Fields>({ before }, { ...before, city: 'Elko' })).toBe('ask')
    expect(resolveOutdated<Fields>({ before: { name: 'Harvest' } }, before)).toBe('ask')
  })
})

it('lists the fields that either user has changed, in the order of the form', () => {
  expect(conflictingFields(conflict, { name: 'Harvest', city: 'Elko' }, ['city'])).toEqual(['name', 'city'])
  expect(conflictingFields(conflict, { name: 'Harvest', city: 'Reno' }, [])).toEqual(['name'])
})
