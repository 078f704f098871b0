import { isIPv6 } from 'node:net'

/**
 * Network address for limits: a /64 for IPv6. Null for this machine, which is either the only user or a proxy missing
 * in TRUST_PROXY, behind which everyone would share one limit.
 */
export function clientAddress(ip: string): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (address === '::1' || address.startsWith('127.')) return null
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
