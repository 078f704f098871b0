import { beforeEach, expect, it } from 'vitest'
import { partnerAssigned, partnerChosen, partnerDropped, replacedBy } from './replacedPartner'

beforeEach(partnerChosen)

it('names the dropped choice where another partner was assigned', () => {
  partnerDropped('stillwater')
  partnerAssigned('bulkhead')
  expect(replacedBy('bulkhead')).toEqual({ chosenId: 'stillwater', assignedId: 'bulkhead' })
  expect(replacedBy('stillwater')).toBeUndefined()
  expect(replacedBy(null)).toBeUndefined()
})

it('has nothing to undo where the same partner is assigned, none was dropped, or the user chose one', () => {
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
