import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at a time. */
export const totpCode = (secret: string, time: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
