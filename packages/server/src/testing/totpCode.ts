import { Secret, TOTP } from 'otpauth'

/** Code of an authenticator app at a time. */
export const totpCode = (secret: string, time: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
