import { ApiError } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { emptyLine, emptyOrder, hasProblem, orderCents, orderProblems, refusedOrder, toOrderRequest } from './orderForm'

const order = {
  ...emptyOrder('business_1'),
  external_id: ' PO-1 ',
  lines: [{ description: 'Walk-in cooler', quantity: '2', unit_amount: '$1,200.50' }],
}

it('reports missing values by line item', () => {
  const problems = orderProblems({
    ...emptyOrder(),
    lines: [emptyLine, { ...emptyLine, quantity: '0', unit_amount: '0' }],
  })
  expect(problems).toMatchObject({
    business_id: 'Required',
    external_id: 'Required',
    'line_items/0/description': 'Required',
    'line_items/0/quantity': undefined,
    'line_items/0/unit_amount': 'Required',
    'line_items/1/quantity': 'Must be 1 to 1000000',
    'line_items/1/unit_amount': 'Must be greater than 0',
  })
  expect(hasProblem(orderProblems(order))).toBe(false)
})

it.each([
  ['nothing', [emptyLine], 0],
  ['an exact amount', [{ ...emptyLine, quantity: '3', unit_amount: '$0.29' }], 87],
  ['only complete lines', [...order.lines, { ...emptyLine, quantity: 'two', unit_amount: '$5' }], 240_100],
])('adds up %s', (_name, lines, cents) => expect(orderCents(lines)).toBe(cents))

it('sends numbers, trimmed texts and the currency of the business', () => {
  expect(toOrderRequest(order, 'CAD')).toEqual({
    business_id: 'business_1',
    external_id: 'PO-1',
    currency: 'CAD',
    line_items: [{ description: 'Walk-in cooler', quantity: 2, unit_amount: 1200.5 }],
    terms: { type: 'net', days: 60 },
  })
})

it('maps server errors to fields, others to the form', () => {
  const refused = (pointer: string, detail: string) =>
    refusedOrder(
      new ApiError({ kind: 'invalid', message: 'no', parts: [{ in: 'body', pointer, code: 'range', detail }] }),
      order,
    )
  expect(refused('/line_items/0/unit_amount', 'must be more than 0')).toEqual({
    'line_items/0/unit_amount': 'Must be more than 0',
  })
  expect(refused('/elsewhere', 'is wrong')).toEqual({ '': 'Is wrong' })
  const conflict = new ApiError({ kind: 'conflict', message: 'Another order has this external ID.' })
  expect(refusedOrder(conflict, order)).toEqual({ '': 'Another order has this external ID.' })
})
