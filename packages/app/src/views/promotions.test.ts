import { ApiError } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { promotionRefusals } from './promotions'

const refused = (...pointers: string[]) =>
  new ApiError({
    kind: 'invalid',
    status: 422,
    message: 'refused',
    parts: pointers.map((pointer) => ({ in: 'body', pointer, code: 'invalid', detail: `wrong: ${pointer}` })),
  })

it('maps server errors to promotion fields', () => {
  expect(
    promotionRefusals(
      refused(
        '/promotion/name',
        '/promotion/audience/business_ids/3',
        '/promotion/audience/regions/0',
        '/audience_csv',
        '/promotion/budget_amount',
        '/elsewhere',
      ),
    ),
  ).toEqual({
    name: 'wrong: /promotion/name',
    businesses: 'wrong: /promotion/audience/business_ids/3',
    regions: 'wrong: /promotion/audience/regions/0',
    file: 'wrong: /audience_csv',
    budget_amount: 'wrong: /promotion/budget_amount',
    '': 'wrong: /elsewhere',
  })
  expect(promotionRefusals(null)).toEqual({})
})
