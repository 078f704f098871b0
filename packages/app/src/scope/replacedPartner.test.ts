import { beforeEach, expect, it } from 'vitest'
import { partnerAssigned, partnerChosen, partnerDropped, replacedBy } from './replacedPartner'

beforeEach(partnerChosen)

it('returns the cleared partner after another was assigned', () => {
  partnerDropped('stillwater')
  partnerAssigned('bulkhead')
  expect(replacedBy('bulkhead')).toEqual({ chosenId: 'stillwater', assignedId: 'bulkhead' })
  expect(replacedBy('stillwater')).toBeUndefined()
  expect(replacedBy(null)).toBeUndefined()
})

it('returns nothing if the same partner was assigned, none was cleared, or the user selected one', () => {
  partnerDropped('bulkhead')
  partnerAssigned('bulkhead')
  expect(replacedBy('bulkhead')).toBeUndefined()
  partnerAssigned('bulkhead')
  expect(replacedBy('bulkhead')).toBeUndefined()
  partnerDropped('stillwater')
  partnerAssigned('bulkhead')
  partnerChosen()
  expect(replacedBy('bulkhead')).toBeUndefined()
})
