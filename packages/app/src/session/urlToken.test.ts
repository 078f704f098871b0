import { describe, expect, it, vi } from 'vitest'
import { takeUrlToken } from './urlToken'

const take = (path: string) => {
  const history = { state: { key: 'k' }, replaceState: vi.fn() }
  const urlToken = takeUrlToken({ href: `https://dashboard.test${path}` }, history)
  return { found: urlToken, address: history.replaceState.mock.calls[0]?.[2] }
}

describe('takeUrlToken', () => {
  it.each([
    [
      '/businesses?token=a.b.c&status=funded#top',
      { token: 'a.b.c', isSynthetic: false },
      '/businesses?status=funded#top',
    ],
    ['/?synthetics_token=x', { token: 'x', isSynthetic: true }, '/'],
    ['/?token=a&synthetics_token=b', { token: 'a', isSynthetic: false }, '/'],
    ['/?token=', { token: '', isSynthetic: false }, '/'],
    ['/?synthetics_token', { token: '', isSynthetic: true }, '/'],
    ['/?token=a&token=b', { token: 'a', isSynthetic: false }, '/'],
  ])('%s', (path, found, address) => {
    expect(take(path)).toEqual({ found, address })
  })

  it('leaves a URL without a token unchanged', () => {
    expect(take('/businesses?search=token')).toEqual({ found: undefined, address: undefined })
  })
})
