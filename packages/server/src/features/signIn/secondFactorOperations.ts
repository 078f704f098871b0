import type { Context, Operations } from '../../kernel/operation'
import type { Versions } from '../../kernel/versions'
import { etagOf } from '../../platform/etag'
import { refuse } from '../../platform/refusal'
import { ownerOf, type SessionUser } from '../../platform/scope'
import { passkeyStore } from './passkeyStore'
import { toPasskey } from './passkeys'
import { checkSecondFactor, newRecoveryCodes, noFactor, recoveryHash, refusalOf } from './secondFactor'
import { secondFactorStore, signInPolicyStore } from './secondFactorStore'
import { newTotpSecret, otpauthUrl } from './totp'

const isRequired = ({ database }: Pick<Context, 'database'>, { partnerId, organizationId }: SessionUser) =>
  signInPolicyStore(database, partnerId ?? organizationId ?? '').requiresSecondFactor()

const policyOf = async (context: Context) => ({
  requires_second_factor: await signInPolicyStore(context.database, ownerOf(context)).requiresSecondFactor(),
})

export const secondFactorOperations: Pick<
  Operations,
  | 'getSecondFactor'
  | 'setUpSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'disableSecondFactor'
  | 'getSignInPolicy'
  | 'updateSignInPolicy'
> = {
  async getSecondFactor(_input, context) {
    const { enabledAt, codesLeft } = await secondFactorStore(context.database, context.user.id).state()
    return {
      is_enabled: enabledAt !== null,
      enabled_at: enabledAt,
      recovery_codes_left: codesLeft,
      is_required: await isRequired(context, context.user),
      passkeys: (await passkeyStore(context.database, context.user.id).list()).map(toPasskey),
    }
  },

  async setUpSecondFactor(_input, { database, user, sealing }) {
    const store = secondFactorStore(database, user.id)
    if ((await store.state()).enabledAt !== null)
      throw refuse.conflict(
        'second_factor_active',
        'You already have a second factor. Turn it off before you set up another one.',
      )
    const secret = newTotpSecret()
    await store.begin(sealing.seal(secret))
    return { secret, otpauth_url: otpauthUrl(secret, user.email) }
  },

  async confirmSecondFactor({ body }, context) {
    const { database, user, clock } = context
    const codes = newRecoveryCodes()
    const result = await database.transaction(async (tx) => {
      const checked = await checkSecondFactor(tx, context, { userId: user.id, code: body.code, isSetup: true })
      if (checked.outcome !== 'totp') return checked
      const store = secondFactorStore(tx, user.id)
      await store.confirm(clock())
      await store.replaceRecoveryCodes(codes.map((code) => recoveryHash(checked.secret, code)))
      return checked
    })
    if (result.outcome === 'missing')
      throw refuse.conflict('no_setup', "The setup has expired or wasn't started. Start it again.")
    if (result.outcome !== 'totp') throw refusalOf(result)
    return { recovery_codes: codes }
  },

  async renewRecoveryCodes({ body }, context) {
    const { database, user } = context
    const codes = newRecoveryCodes()
    const result = await database.transaction(async (tx) => {
      const checked = await checkSecondFactor(tx, context, { userId: user.id, code: body.code })
      if (checked.outcome === 'totp') {
        const hashes = codes.map((code) => recoveryHash(checked.secret, code))
        await secondFactorStore(tx, user.id).replaceRecoveryCodes(hashes)
      }
      return checked
    })
    if (result.outcome === 'missing') throw noFactor()
    if (result.outcome !== 'totp') throw refusalOf(result)
    return { recovery_codes: codes }
  },

  async disableSecondFactor({ body }, context) {
    const { database, user } = context
    if (await isRequired(context, user))
      throw refuse.conflict('second_factor_required', "Your team requires a second factor, so you can't turn it off.")
    const result = await database.transaction(async (tx) => {
      const check = { userId: user.id, code: body.code, acceptsRecovery: true }
      const checked = await checkSecondFactor(tx, context, check)
      if (checked.outcome === 'totp' || checked.outcome === 'recovery_code')
        await secondFactorStore(tx, user.id).remove()
      return checked
    })
    if (result.outcome === 'missing') throw noFactor()
    if (result.outcome !== 'totp' && result.outcome !== 'recovery_code') throw refusalOf(result)
    return undefined
  },

  getSignInPolicy: (_input, context) => policyOf(context),

  async updateSignInPolicy({ body }, context) {
    const { database, user, clock } = context
    const { enabledAt } = await secondFactorStore(database, user.id).state()
    if (body.requires_second_factor && enabledAt === null)
      throw refuse.conflict(
        'second_factor_missing',
        "You don't have a second factor. Set up your own before you require it for everyone.",
      )
    await signInPolicyStore(database, ownerOf(context)).change(body.requires_second_factor, clock())
    return policyOf(context)
  },
}

export const signInPolicyVersions = {
  updateSignInPolicy: {
    async current(_input, context) {
      const value = await policyOf(context)
      return { etag: etagOf(value), value }
    },
  },
} satisfies Versions
