import { ApiError, type FeeDiscount } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import {
  discountProblem,
  emptyPromotion,
  matchText,
  ofEarlier,
  promotionProblems,
  promotionRefusals,
  toPromotion,
} from './promotionForm'

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
    name: 'Wrong: /promotion/name',
    businesses: 'Wrong: /promotion/audience/business_ids/3',
    regions: 'Wrong: /promotion/audience/regions/0',
    file: 'Wrong: /audience_csv',
    budget_amount: 'Wrong: /promotion/budget_amount',
    '': 'Wrong: /elsewhere',
  })
  expect(promotionRefusals(null)).toEqual({})
})

it.each([
  ['0.25', undefined],
  ['1', undefined],
  ['0', 'Must be 0.01% to 100%'],
  ['25', 'Must be 0.01% to 100%'],
])('judges a discount of %s while it is typed', (rate, expected) => {
  expect(discountProblem(rate)).toBe(expected)
})

it('accepts a promotion without a budget, but not with one of 0', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  expect(promotionProblems(emptyPromotion, now)).not.toHaveProperty('budget_amount')
  expect(promotionProblems({ ...emptyPromotion, budget_amount: '0' }, now).budget_amount).toBe('Must be greater than 0')
})

it('rejects a minimum of monthly sales that is too long, if it is sent', () => {
  const fields = { ...emptyPromotion, min_monthly_sales_amount: '99999999999' }
  const now = new Date('2026-11-24T12:00:00Z')
  expect(promotionProblems(fields, now).min_monthly_sales_amount).toBe('Invalid')
  expect(promotionProblems({ ...fields, audience: 'csv' }, now)).not.toHaveProperty('min_monthly_sales_amount')
  expect(promotionProblems(emptyPromotion, now)).not.toHaveProperty('min_monthly_sales_amount')
})

it('fills the form with a denied promotion, without its past days', () => {
  const denied = {
    name: 'Everything free',
    discount_rate: 0.9,
    products: ['flex_loan'],
    starts_at: '2026-11-20T00:00:00Z',
    ends_at: '2026-12-20T00:00:00Z',
    audience: { type: 'filter', regions: ['TX'], min_monthly_sales_amount: 10000 },
    budget_amount: null,
    funded_by: 'lender',
  } as unknown as FeeDiscount
  const fields = ofEarlier(denied, new Date('2026-11-24T12:00:00Z'))
  expect(fields).toMatchObject({ starts_at: '', ends_at: '2026-12-19', discount_rate: '0.9', budget_amount: '' })
  expect(toPromotion({ ...fields, starts_at: '2026-11-24' })).toMatchObject({
    name: 'Everything free',
    audience: { type: 'filter', regions: ['TX'], min_monthly_sales_amount: 10000 },
    funded_by: 'lender',
    budget_amount: null,
  })
  const ofList = { ...denied, audience: { type: 'list', business_ids: ['business_1', 'business_2'] } } as FeeDiscount
  const names = [{ business_id: 'business_2', business_name: 'Juniper Bakery' }]
  expect(ofEarlier(ofList, new Date('2026-11-24T12:00:00Z'), names)).toMatchObject({
    audience: 'list',
    businesses: [
      { id: 'business_1', name: 'business_1' },
      { id: 'business_2', name: 'Juniper Bakery' },
    ],
  })
  const ofFile = { ...fields, audience: 'csv' as const }
  expect(toPromotion(ofFile).audience).toEqual({ type: 'csv' })
  expect(toPromotion(ofFile, 'fee_discount_1').audience).toEqual({ type: 'csv', fee_discount_id: 'fee_discount_1' })
})

it('says how many rows of a file match', () => {
  const text = (matched_count: number, row_count: number) => matchText({ matched_count, row_count, unknown: [] })
  expect(text(1, 1)).toBe('1 of 1 row matched a business')
  expect(text(1200, 25_001)).toBe('1,200 of 25,001 rows matched a business')
})
