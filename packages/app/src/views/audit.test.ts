import type { AuditEvent } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { actionName, eventName } from './audit'

it('derives labels of unknown actions', () => {
  expect(actionName('updateWidgetConfig')).toBe('Widget updated')
  expect(actionName('archiveBigThing')).toBe('Archive big thing')
  expect(actionName('toString')).toBe('To string')
})

it('names a decision by its outcome', () => {
  const nameOf = (action: string, after: unknown) => eventName({ action, after } as AuditEvent)
  expect(nameOf('decideApplication', { decision: 'approve' })).toBe('Application approved')
  expect(nameOf('decideApplication', { decision: 'deny', reason_code: 'other' })).toBe('Application denied')
  expect(nameOf('sandboxDecide', { decision: 'deny' })).toBe('Sandbox application denied')
  expect(nameOf('decideApplication', null)).toBe('Application decided')
  expect(nameOf('decideApplication', { decision: 'toString' })).toBe('Application decided')
  expect(nameOf('updateWidgetConfig', { decision: 'approve' })).toBe('Widget updated')
})
