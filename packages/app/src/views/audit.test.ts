import { expect, it } from 'vitest'
import { actionName } from './audit'

it('spells out what it has no words for', () => {
  expect(actionName('updateWidgetConfig')).toBe('Widget updated')
  expect(actionName('archiveBigThing')).toBe('Archive big thing')
  expect(actionName('toString')).toBe('To string')
})
