import { capabilitiesOf } from '../../kernel/capabilities'
import type { Operations } from '../../kernel/operation'
import { tokenMetadata } from '../../kernel/tokenMetadata'

export const sessionOperations: Pick<Operations, 'getSession'> = {
  async getSession(_input, { user, config }) {
    const { name, email, role, roles } = user
    return {
      user: { name, email, role, roles },
      metadata: tokenMetadata(user),
      claims: { name, fullstoryUserId: `user_${user.id}` },
      capabilities: capabilitiesOf([role, ...roles]),
      expires_at: user.sessionExpiresAt,
      idle_timeout: config.idleTimeout || null,
    }
  },
}
