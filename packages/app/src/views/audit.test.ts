import { expect, it } from 'vitest'
import { actionName } from './audit'

it('derives labels of unknown actions', () => {
  expect(actionName('updateWidgetConfig')).toBe('Widget updated')
  expect(actionName('archiveBigThing')).toBe('Archive big thing')
  expect(actionName('toString')).toBe('To string')
})
