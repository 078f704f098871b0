import { describe, expect, it } from 'vitest'
import { scrubEvent, scrubSpan, scrubText } from './scrub'

it.each([
  ['maya.ortiz@example.com cannot sign in', '[email] cannot sign in'],
  ['Bearer eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiJhIn0.c2lnbmF0dXJl', 'Bearer [token]'],
  ['ssn 123-45-6789 and account 12345678', 'ssn [number] and account [number]'],
  ['business_2d7fad09-de2b-47b8-a154-6edd17e29473', 'business_2d7fad09-de2b-47b8-a154-6edd17e29473'],
  ['ul > button.a[aria-label="Remove Ortega \\"Grill\\""][type="button"] > span', 'ul > button.a > span'],
  ["Cannot read properties of undefined (reading 'trim')", "Cannot read properties of undefined (reading 'trim')"],
])('%s becomes %s', (text, expected) => {
  expect(scrubText(text)).toBe(expected)
})

it.each([
  ['https://d.test/businesses?search=ortega&token=a#b', 'https://d.test/businesses'],
  ['https://d.test/nowhere/maya@example.com/a', 'https://d.test/nowhere/[email]/a'],
  ['https://d.test/nowhere/maya%40example.com', 'https://d.test/nowhere/[email]'],
  ['GET /api/businesses?search=ortega failed', 'GET /api/businesses failed'],
  ['from /a#b to "/c?d"', 'from /a to "/c"'],
])('removes search parameters from %s', (text, expected) => {
  expect(scrubText(text)).toBe(expected)
})

it('removes search parameters from traces', () => {
  const attributes = {
    'url.full': 'https://d.test/a?search=ortega',
    'http.query': '?search=ortega',
    'http.status': 200,
  }
  expect(scrubSpan({ name: 'GET /a?search=ortega', attributes, span_id: '1' })).toEqual({
    name: 'GET /a',
    attributes: { 'url.full': 'https://d.test/a', 'http.status': 200 },
    span_id: '1',
  })
})

describe('scrubEvent', () => {
  it('keeps technical data and drops personal data', () => {
    const event = {
      level: 'error',
      message: 'for maya@example.com',
      user: { email: 'maya@example.com' },
      request: {
        url: 'https://d.test/a?search=ortega',
        headers: { Authorization: 'Bearer x' },
        cookies: 'a=b',
        data: { ssn: '1' },
      },
      exception: { values: [{ type: 'TypeError', value: 'x of maya@example.com' }] },
      breadcrumbs: [
        { message: 'GET', data: { url: '/api/a?search=ortega', status: 200 } },
        { category: 'console', message: 'odd: ortega', data: { arguments: ['odd: ortega'] } },
      ],
      tags: { mode: 'prod' },
    }
    const scrubbed = scrubEvent(event)
    expect(JSON.stringify(scrubbed)).not.toMatch(/maya|ortega|Bearer|ssn/)
    expect(scrubbed).toMatchObject({
      level: 'error',
      tags: { mode: 'prod' },
      request: { url: 'https://d.test/a' },
      breadcrumbs: [{ data: { url: '/api/a', status: 200 } }],
    })
  })

  it.each([
    'Network Error',
    'Request aborted',
    'AbortError: The user aborted a request.',
    'Request failed with status code 401',
  ])('tells %s as information', (value) => {
    expect(scrubEvent({ level: 'error', exception: { values: [{ type: 'Error', value }] } }).level).toBe('info')
  })

  it("replaces the server's message of an API error with status and code", () => {
    const values = [
      { type: 'ApiError', value: 'Jane Ortega is already a user.' },
      { type: 'Error', value: 'It broke.' },
    ]
    expect(scrubEvent({ exception: { values } }, { refusal: '409 taken req_7' }).exception?.values).toEqual([
      { type: 'ApiError', value: '409 taken req_7' },
      { type: 'Error', value: 'It broke.' },
    ])
  })

  it('reports expected errors at level info', () => {
    expect(scrubEvent({ level: 'error' }, { isExpected: true }).level).toBe('info')
    expect(scrubEvent({ level: 'error' }).level).toBe('error')
  })
})
