import { expect, it } from 'vitest'
import { viewQuery, viewSearch } from './viewQuery'

it('keeps the parameters of a view in a fixed order', () => {
  const search = {
    status: ['open', 'accepted'],
    sort: '-max_amount',
    cursor: 'abc',
    partner_id: 'p',
    sandbox_mode: 'true',
    hide: undefined,
  }
  expect(viewQuery(search)).toBe('sort=-max_amount&status=open&status=accepted')
  expect(
    viewQuery({ view: 'x', export: 'export_1', count: 'all', offer: 'offer_1', application: 'application_1' }),
  ).toBe('')
})

it('replaces parameters except partner and mode', () => {
  expect(
    viewSearch(
      { name: 'Open', query: 'status=open&partner_id=other' },
      { search: 'taq', status: ['paid'], partner_id: 'p', cursor: 'abc' },
    ),
  ).toEqual({ search: undefined, status: 'open', cursor: undefined, export: undefined, view: 'Open' })
})
