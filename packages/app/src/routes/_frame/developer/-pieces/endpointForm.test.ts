import { expect, it } from 'vitest'
import { problemsOf, toForm, toUpdate } from './endpointForm'

const withUrl = (url: string) => problemsOf({ ...toForm(undefined), url })

it.each(['javascript:alert(1)', 'ftp://example.com/hooks', 'example.com', '', 'https://'])(
  'keeps the form from being submitted with the address %j',
  (url) => expect(withUrl(url).url).toEqual(expect.any(String)),
)

it('accepts URLs with surrounding whitespace', () => {
  expect(withUrl('https://example.com/webhooks').url).toBeUndefined()
  expect(withUrl(' http://example.com ').url).toBeUndefined()
})

it.each([
  [{ name: '', value: 'a' }, { 'custom_headers/1/name': 'Required' }],
  [{ name: 'X-Team', value: ' ' }, { 'custom_headers/1/value': 'Required' }],
  [{ name: ' x-SOURCE ', value: 'b' }, { 'custom_headers/1/name': 'Each header needs its own name' }],
  [{ name: 'X-Team', value: 'c' }, {}],
])('shows what is wrong with the second header %j', (second, expected) => {
  const headers = [{ name: 'X-Source', value: 'dashboard' }, second]
  const problems = Object.entries(problemsOf({ ...toForm(undefined), url: 'https://example.com', headers }))
  expect(Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))).toEqual(expected)
})

it('sends the changed fields', () => {
  const form = { ...toForm(undefined), url: 'https://example.com', description: ' ', removesHeaders: true }
  expect(toUpdate(form, ['description'])).toEqual({ description: null })
  expect(toUpdate({ ...form, events: 'chosen', event_types: ['order.created'] }, ['events'])).toEqual({
    event_types: ['order.created'],
  })
  expect(toUpdate(form, ['url', 'removesHeaders'])).toEqual({ url: 'https://example.com', custom_headers: {} })
  expect(toUpdate({ ...form, headers: [{ name: ' X-Team ', value: ' a ' }] }, ['headers'])).toEqual({
    custom_headers: { 'X-Team': 'a' },
  })
})
