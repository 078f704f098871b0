import { Secret, TOTP } from 'otpauth'

/** In seconds. */
const period = 30

/** In bytes: the length of the hash, as RFC 4226 recommends. */
const secretSize = 20

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Partner Dashboard',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

export const newTotpSecret = () => new Secret({ size: secretSize }).base32

export const otpauthUrl = (secret: string, email: string) => totpOf(secret, email).toString()

/** Time step of a valid code after the last accepted one. Clocks may differ by one step. */
export function acceptedStep(secret: string, code: string, { now, lastStep }: { now: Date; lastStep: number }) {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / period) + delta
  return step > lastStep ? step : undefined
}
