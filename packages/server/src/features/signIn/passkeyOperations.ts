import { randomBytes } from 'node:crypto'
import type { Operations } from '../../kernel/operation'
import type { Versions } from '../../kernel/versions'
import { uuidOf } from '../../platform/ids'
import { refuse } from '../../platform/refusal'
import { passkeyStore } from './passkeyStore'
import { creationOptions, toPasskey, verifiedPasskey } from './passkeys'
import { checkSecondFactor, noFactor, refusalOf } from './secondFactor'

/** Lifetime of a challenge in milliseconds. */
const challengeLife = 5 * 60 * 1000

const maxPasskeys = 10

export const passkeyOperations: Pick<Operations, 'startPasskey' | 'addPasskey' | 'removePasskey'> = {
  async startPasskey({ body }, context) {
    const { database, user, clock, config } = context
    const challenge = randomBytes(32).toString('base64url')
    const result = await database.transaction(async (tx) => {
      const checked = await checkSecondFactor(tx, context, { userId: user.id, code: body.code })
      if (checked.outcome === 'totp')
        await passkeyStore(tx, user.id).setChallenge(challenge, new Date(clock().getTime() + challengeLife))
      return checked
    })
    if (result.outcome === 'missing') throw noFactor()
    if (result.outcome !== 'totp') throw refusalOf(result)
    const known = await passkeyStore(database, user.id).list()
    if (known.length >= maxPasskeys)
      throw refuse.conflict('too_many_passkeys', `You already have ${maxPasskeys} passkeys. Remove one first.`)
    return { options: { ...(await creationOptions(config, { user, known, challenge })) } }
  },

  async addPasskey({ body }, { database, user, clock, ids, config }) {
    const store = passkeyStore(database, user.id)
    const now = clock()
    const challenge = await store.takeChallenge(now)
    const verified = challenge && (await verifiedPasskey(config, body.credential, challenge))
    const added = verified && (await store.add({ ...verified, id: ids(), name: body.name.trim(), now }))
    if (!added)
      throw refuse.invalid({
        in: 'body',
        pointer: '/credential',
        code: 'passkey_invalid',
        detail: "The passkey couldn't be verified. Add it again.",
      })
    return toPasskey(added)
  },

  async removePasskey({ path }, { database, user }) {
    if (!(await passkeyStore(database, user.id).remove(uuidOf(path.id)))) throw refuse.notFound()
    return undefined
  },
}

export const passkeyVersions = {
  removePasskey: {
    async before({ path }, { database, user }) {
      const passkeys = await passkeyStore(database, user.id).list()
      const passkey = passkeys.find(({ id }) => id === uuidOf(path.id))
      return passkey && { name: passkey.name }
    },
  },
} satisfies Versions
