import { expect, it } from 'vitest'
import { isBlocked } from './outbound'

it.each(['::7f00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', 'fec0::1', '192.88.99.1', '::ffff:10.0.0.1', 'no address'])(
  'keeps requests out of a network that leads inside: %s',
  (address) => {
    expect(isBlocked(address, true)).toBe(true)
  },
)

it('lets requests out to public addresses', () => {
  for (const address of ['1.1.1.1', '2606:4700::1111', '192.88.98.1']) expect(isBlocked(address, false)).toBe(false)
})
