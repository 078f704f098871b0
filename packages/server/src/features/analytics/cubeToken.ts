import { SignJWT } from 'jose'

/** What a Cube deployment reads as its security context: whose rows a query may see. */
interface SecurityContext {
  partner_ids: readonly string[]
  organization_id: string | null
  mode: string
  sub: string
}

/** A token as Cube checks it by default: HS256, signed with the deployment's own secret. Times are seconds. */
export const signForCube = (
  context: SecurityContext,
  { secret, now, until }: { secret: string; now: number; until: number },
): Promise<string> =>
  new SignJWT({ ...context })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(secret))
