import { once } from 'node:events'
import { createServer } from 'node:http'
import { verifyWebhook, WebhookVerificationError } from '@partner-dashboard/client/public-v1'

/**
 * Receives webhooks: checks each signature and passes new events to `onEvent`.
 *
 * @param {(event: import('@partner-dashboard/client/public-v1').WebhookEvent) => void} onEvent
 * @param {number} [port]
 */
export async function startReceiver(onEvent, port = 0) {
  let secret = ''
  /** @type {Set<string>} */
  const seen = new Set()

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    try {
      const event = await verifyWebhook({ body, headers: request.headers, secret })
      response.writeHead(204).end()
      // A delivery can be repeated; its event ID stays the same.
      if (seen.has(event.id)) return
      seen.add(event.id)
      onEvent(event)
    } catch (error) {
      response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')

  return {
    url: `http://127.0.0.1:${address.port}/webhooks`,
    /** @param {string} value */
    useSecret: (value) => {
      secret = value
    },
    close: () => server.close(),
  }
}
