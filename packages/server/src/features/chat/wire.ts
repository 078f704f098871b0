import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']

/** A channel as stored, with a bare ID and an encrypted webhook URL. */
export type ChannelRecord = Schemas['ChatChannel'] & { url_sealed: string }

export const toChannel = ({ url_sealed: _, ...record }: ChannelRecord): Schemas['ChatChannel'] => ({
  ...record,
  id: `chat_channel_${record.id}`,
})

/** UUID of an ID that is already validated. */
export const uuidOf = (id: string) => id.slice(id.lastIndexOf('_') + 1)

/** Channel details returned by the chat service. */
export interface Connected {
  teamId: string
  teamName: string
  channelId: string
  channel: string
  configurationUrl: string | null
  url: string
}
