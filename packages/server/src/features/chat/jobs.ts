import type { JobHandlers } from '../../kernel/jobHandlers'
import { post } from './service'
import { chatStore } from './store'

export const chatJobs: Pick<JobHandlers, 'post_chat'> = {
  async post_chat({ ownerId, channelId, text }, { database, config, sealing, clock }) {
    const store = chatStore(database, ownerId)
    const channel = await store.find(channelId)
    // The channel was removed, or disabled after a permanent failure.
    if (channel?.status !== 'enabled') return undefined
    const failure = await post(config, sealing.open(channel.url_sealed), text)
    if (!failure) {
      await store.posted(channel.id, clock())
      return undefined
    }
    await store.failed(channel.id, failure.reason, failure.isForGood)
    if (failure.isForGood) return undefined
    // The worker retries.
    throw new Error(failure.reason)
  },
}
