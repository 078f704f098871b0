import type { components } from '@partner-dashboard/contract'
import { capabilitiesOf } from '../../kernel/capabilities'
import type { Context, Operations } from '../../kernel/operation'
import { tokenMetadata } from '../../kernel/tokenMetadata'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { ownSessionStore } from './ownSessionStore'

type Session = components['schemas']['OwnSession']

const storeOf = ({ database, user, clock, config: { idleTimeout } }: Context) =>
  ownSessionStore(database, { userId: user.id, now: clock(), idleTimeout })

export const sessionOperations: Pick<
  Operations,
  'getSession' | 'listSessions' | 'revokeSession' | 'revokeOtherSessions'
> = {
  async listSessions(_input, context) {
    const sessions = await storeOf(context).list()
    const results = sessions.map(
      ({ id, is_single_sign_on, ...session }): Session => ({
        ...session,
        id: `session_${id}`,
        method: is_single_sign_on ? 'single_sign_on' : 'code',
        is_current: id === context.user.sessionId,
      }),
    )
    return { results, previous: null, next: null }
  },

  async revokeSession({ path }, context) {
    if (!(await storeOf(context).end(uuidOf(path.id)))) throw refuse.notFound()
    return undefined
  },

  async revokeOtherSessions(_input, context) {
    return { revoked: (await storeOf(context).endOthers(context.user.sessionId)).length }
  },

  async getSession(_input, { user, config }) {
    const { name, email, role, roles } = user
    return {
      user: { name, email, role, roles },
      metadata: tokenMetadata(user),
      claims: { name, fullstoryUserId: `user_${user.id}` },
      capabilities: capabilitiesOf([role, ...roles]),
      expires_at: user.sessionExpiresAt,
      idle_timeout: config.idleTimeout || null,
      must_set_up_second_factor: user.mustSetUpSecondFactor,
    }
  },
}
