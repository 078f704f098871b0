import { expect, it } from 'vitest'
import { isBlocked, whyNotEndpoint } from './outbound'

it.each(['::7f00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', 'fec0::1', '192.88.99.1', '::ffff:10.0.0.1', 'no address'])(
  'keeps requests out of a network that leads inside: %s',
  (address) => {
    expect(isBlocked(address, 'loopback')).toBe(true)
  },
)

it.each(['2001:0:a00:1::1', '3fff::1', '5f00::1'])('keeps requests out of a reserved network: %s', (address) => {
  expect(isBlocked(address, 'loopback')).toBe(true)
})

it('lets requests out to public addresses', () => {
  for (const address of ['1.1.1.1', '2606:4700::1111', '192.88.98.1']) expect(isBlocked(address, 'public')).toBe(false)
})

it('allows private hosts that the operator lists, at their port only', () => {
  const egress = { allowsLoopback: false, privateHosts: new Set(['10.0.0.1:9000', '[fd00::1]']) }
  expect(whyNotEndpoint('http://10.0.0.1:9000/hook', egress)).toBeUndefined()
  expect(whyNotEndpoint('https://[fd00::1]/hook', egress)).toBeUndefined()
  for (const url of ['http://10.0.0.1/', 'http://10.0.0.1:9001/', 'http://10.0.0.2:9000/', 'https://[fd00::1]:9000/']) {
    expect(whyNotEndpoint(url, egress), url).toBe('must not point to a private network')
  }
})
