import { expect, it } from 'vitest'
import { isComplete, toForm } from './endpointForm'

const withUrl = (url: string) => isComplete({ ...toForm(undefined), url })

it.each(['javascript:alert(1)', 'ftp://example.com/hooks', 'example.com', '', 'https://'])(
  'keeps the form from being submitted with the address %j',
  (url) => expect(withUrl(url)).toBe(false),
)

it('accepts URLs with surrounding whitespace', () => {
  expect(withUrl('https://example.com/webhooks')).toBe(true)
  expect(withUrl(' http://example.com ')).toBe(true)
})
