import { expect, it } from 'vitest'
import { problemsOf, toForm } from './endpointForm'

const withUrl = (url: string) => problemsOf({ ...toForm(undefined), url })

it.each(['javascript:alert(1)', 'ftp://example.com/hooks', 'example.com', '', 'https://'])(
  'keeps the form from being submitted with the address %j',
  (url) => expect(withUrl(url).url).toEqual(expect.any(String)),
)

it('accepts URLs with surrounding whitespace', () => {
  expect(withUrl('https://example.com/webhooks').url).toBeUndefined()
  expect(withUrl(' http://example.com ').url).toBeUndefined()
})
