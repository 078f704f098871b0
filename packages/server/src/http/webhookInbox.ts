import type { FastifyInstance } from 'fastify'

/** Targets of the demo's webhook endpoints: one accepts everything, the other always fails. */
export function serveWebhookInbox(app: FastifyInstance): void {
  app.post('/_local/webhooks/inbox', async (_request, reply) => reply.code(204).send())
  app.post('/_local/webhooks/broken', async (_request, reply) =>
    reply.code(500).type('text/plain').send('This endpoint always fails.'),
  )
}
