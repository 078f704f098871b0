import { describe, expect, it } from 'vitest'
import { actionName, changedFields } from './audit'

describe('what was changed', () => {
  it('is what was asked for, beside what stood there', () => {
    const event = {
      before: { display_name: 'Harvest', primary_color: '#000000', languages: ['en'] },
      after: { display_name: 'Harvest POS', languages: ['en', 'fr'], user_id: 'user_1' },
    }
    expect(changedFields(event)).toEqual([
      { id: 'display_name', label: 'Display name', theirs: 'Harvest', yours: 'Harvest POS' },
      { id: 'languages', label: 'Languages', theirs: 'en', yours: 'en, fr' },
    ])
  })

  it('is what was taken away', () => {
    const before = [{ role: 'developer', last_name: 'Lopez', first_name: 'Ana' }]
    expect(changedFields({ before, after: { user_id: ['user_1'] } })).toEqual([
      { id: 'removed_1', label: 'Removed 1', theirs: 'Ana · Lopez · developer', yours: '' },
    ])
  })

  it('is what was made, where nothing stood there, and nothing where nobody knows', () => {
    expect(changedFields({ before: null, after: { enabled: false } })).toEqual([
      { id: 'enabled', label: 'Enabled', theirs: '', yours: 'No' },
    ])
    expect(changedFields({ before: undefined, after: '(too long)' })).toEqual([])
  })
})

it('spells out what it has no words for', () => {
  expect(actionName('updateWidgetConfig')).toBe('Widget changed')
  expect(actionName('archiveBigThing')).toBe('Archive big thing')
  expect(actionName('toString')).toBe('To string')
})
