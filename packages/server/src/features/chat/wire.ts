import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']

/** A channel as it is stored: its id bare, and where it is posted to sealed. */
export type ChannelRecord = Schemas['ChatChannel'] & { url_sealed: string }

export const toChannel = ({ url_sealed: _, ...record }: ChannelRecord): Schemas['ChatChannel'] => ({
  ...record,
  id: `chat_channel_${record.id}`,
})

/** The uuid in a wire id that the contract's pattern has let through. */
export const uuidOf = (id: string) => id.slice(id.lastIndexOf('_') + 1)

/** What the chat service says about a channel that it let us post to. */
export interface Connected {
  teamId: string
  teamName: string
  channelId: string
  channel: string
  configurationUrl: string | null
  url: string
}
