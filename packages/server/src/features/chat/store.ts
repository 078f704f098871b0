import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { columnsOf } from '../../platform/database/columns'
import { newestFirst, type PageQuery, queryPage } from '../../platform/database/page'
import { one, type Queryable } from '../../platform/database/sql'
import { type ChannelRecord, type Connected, uuidOf } from './wire'

const columns = columnsOf<ChannelRecord>({
  id: true,
  team_name: true,
  channel: true,
  configuration_url: true,
  url_sealed: true,
  status: true,
  last_posted_at: true,
  last_error: true,
  created_at: true,
})

/** Also the S256 code challenge of a verifier (RFC 7636). */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** All statements on the channels of a partner or organization. */
export const chatStore = (db: Queryable, ownerId: string) => ({
  page: ({ cursor, page_size = 25 }: PageQuery) =>
    queryPage<ChannelRecord>(db, {
      select: sql`SELECT ${columns} FROM chat_channels`,
      conditions: [sql`owner_id = ${ownerId}`],
      ...newestFirst('created_at'),
      cursor,
      size: page_size,
      listKey: ['chat channels', ownerId],
    }),

  find: (id: string) =>
    one<ChannelRecord>(
      db,
      sql`SELECT ${columns} FROM chat_channels WHERE owner_id = ${ownerId} AND id = ${uuidOf(id)}`,
    ),

  /** Connecting a channel again replaces it. Returns its ID. */
  async connect(newId: string, urlSealed: string, connected: Connected, now: Date): Promise<string> {
    const [channel] = await db.query<{ id: string }>(
      sql`INSERT INTO chat_channels (owner_id, id, team_id, team_name, channel_id, channel, configuration_url, url_sealed, created_at)
          VALUES (${ownerId}, ${newId}, ${connected.teamId}, ${connected.teamName}, ${connected.channelId}, ${connected.channel},
            ${connected.configurationUrl}, ${urlSealed}, ${now.toISOString()})
          ON CONFLICT (owner_id, team_id, channel_id) DO UPDATE SET team_name = EXCLUDED.team_name, channel = EXCLUDED.channel,
            configuration_url = EXCLUDED.configuration_url, url_sealed = EXCLUDED.url_sealed, status = 'enabled', last_error = NULL
          RETURNING id`,
    )
    return channel?.id ?? newId
  },

  /** Returns whether there was one. */
  async remove(id: string): Promise<boolean> {
    const removed = await db.query(
      sql`DELETE FROM chat_channels WHERE owner_id = ${ownerId} AND id = ${uuidOf(id)} RETURNING id`,
    )
    return removed.length > 0
  },

  posted: (id: string, now: Date) =>
    db.query(
      sql`UPDATE chat_channels SET last_posted_at = ${now.toISOString()}, last_error = NULL, status = 'enabled'
          WHERE owner_id = ${ownerId} AND id = ${id}`,
    ),

  failed: (id: string, error: string, isForGood: boolean) =>
    db.query(
      sql`UPDATE chat_channels SET last_error = ${error}, status = CASE WHEN ${isForGood}::boolean THEN 'disabled' ELSE status END
          WHERE owner_id = ${ownerId} AND id = ${id}`,
    ),
})

interface State {
  state: string
  codeChallenge: string
  ownerId: string
  userId: string
  now: Date
  expiresAt: Date
}

/** States of authorizations in progress, each valid once. */
export const stateStore = (db: Queryable) => ({
  async add({ state, codeChallenge, ownerId, userId, now, expiresAt }: State): Promise<void> {
    await db.query(sql`DELETE FROM chat_states WHERE expires_at <= ${now.toISOString()}`)
    await db.query(
      sql`INSERT INTO chat_states (owner_id, state_hash, code_challenge, user_id, expires_at)
          VALUES (${ownerId}, ${hashOf(state)}, ${codeChallenge}, ${userId}, ${expiresAt.toISOString()})`,
    )
  },

  /** Consumes a state and returns its owner and user; undefined without the right verifier, or if the user was deleted. */
  async take(state: string, codeVerifier: string, now: Date) {
    const usedState = await one<{ owner_id: string; user_id: string }>(
      db,
      sql`DELETE FROM chat_states WHERE state_hash = ${hashOf(state)} AND code_challenge = ${hashOf(codeVerifier)}
            AND expires_at > ${now.toISOString()} RETURNING owner_id, user_id`,
    )
    if (!usedState) return undefined
    const user = await one<{ id: string; name: string; role: string }>(
      db,
      sql`SELECT 'user_' || id AS id, name, role FROM users WHERE id = ${usedState.user_id} AND deleted_at IS NULL`,
    )
    return user && { ownerId: usedState.owner_id, user }
  },
})

interface Code {
  channel: string
  redirect_uri: string
  code_challenge: string
}

export interface LocalMessage {
  channel: string
  text: string
  created_at: string
}

export const localChatStore = (db: Queryable) => ({
  async addCode(
    code: string,
    { channel, redirect_uri, code_challenge }: Code,
    now: Date,
    expiresAt: Date,
  ): Promise<void> {
    await db.query(sql`DELETE FROM local_chat_codes WHERE expires_at <= ${now.toISOString()}`)
    await db.query(
      sql`INSERT INTO local_chat_codes (code_hash, channel, redirect_uri, code_challenge, expires_at)
          VALUES (${hashOf(code)}, ${channel}, ${redirect_uri}, ${code_challenge}, ${expiresAt.toISOString()})`,
    )
  },

  takeCode: (code: string, now: Date) =>
    one<Code>(
      db,
      sql`DELETE FROM local_chat_codes WHERE code_hash = ${hashOf(code)} AND expires_at > ${now.toISOString()}
          RETURNING channel, redirect_uri, code_challenge`,
    ),

  addMessage: (channel: string, text: string, now: Date) =>
    db.query(
      sql`INSERT INTO local_chat_messages (channel, text, created_at) VALUES (${channel}, ${text}, ${now.toISOString()})`,
    ),

  messages: () =>
    db.query<LocalMessage>(
      sql`SELECT channel, text, created_at FROM local_chat_messages ORDER BY created_at DESC, id DESC LIMIT 50`,
    ),
})
