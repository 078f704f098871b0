import { SignJWT } from 'jose'

/** Security context of a Cube deployment, which limits the rows of a query. */
interface SecurityContext {
  partner_ids: readonly string[]
  organization_id: string | null
  mode: string
  sub: string
}

/** Signs a token with HS256 and the deployment's secret, as Cube verifies by default. Times are in seconds. */
export const signForCube = (
  context: SecurityContext,
  { secret, now, until }: { secret: string; now: number; until: number },
): Promise<string> =>
  new SignJWT({ ...context })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(secret))
