import type { FastifyInstance } from 'fastify'

/** Icons of the demo partners. */
const marks = new Map(
  Object.entries({
    'harvest-pos': {
      ground: '#d97706',
      drawing: '<path d="M24 10c7 4 10 10 10 16a10 10 0 0 1-20 0c0-6 3-12 10-16Zm0 8v18" />',
    },
    'stillwater-booking': {
      ground: '#0d9488',
      drawing: '<path d="M10 20c5-4 9 4 14 0s9 4 14 0M10 29c5-4 9 4 14 0s9 4 14 0" />',
    },
    'bulkhead-market': { ground: '#475569', drawing: '<path d="M12 14h24v20H12zM12 24h24M24 14v20" />' },
    'maple-till': { ground: '#dc2626', drawing: '<path d="m24 9 4 8 8-2-3 8 5 4-9 3v8h-10v-8l-9-3 5-4-3-8 8 2z" />' },
    fernway: {
      ground: '#15803d',
      drawing: '<path d="M24 38V12m0 8 8-6m-8 13 10-7m-10 14 9-6M24 20l-8-6m8 13-10-7m10 14-9-6" />',
    },
  }),
)

export function servePartnerIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/_local/partners/:file', async (request, reply) => {
    const mark = marks.get(request.params.file.replace(/\.svg$/, ''))
    if (!mark) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${mark.ground}"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${mark.drawing}</g></svg>`,
      )
  })
}
