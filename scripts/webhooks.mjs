/**
 * Adds `webhooks` to the public API: one for each value of WebhookEventType whose payload is a resource (`x-payloads`), and `WebhookEvent`, the union
 * of all. Events with a payload of their own are in openapi/public-v1/webhooks.yaml.
 */

const pascal = (text) => text.replace(/(^|[._])(\w)/g, (_, __, letter) => letter.toUpperCase())
const ref = (name) => ({ $ref: `#/components/schemas/${name}` })

/** @param {Record<string, any>} document a bundled contract, changed in place */
export function addWebhooks(document) {
  if (document.webhooks === undefined) return
  const { schemas } = document.components
  const { enum: types, 'x-enumDescriptions': descriptions, 'x-payloads': payloads } = schemas.WebhookEventType
  const own = document.webhooks
  document.webhooks = {}
  for (const type of types) {
    const name = `${pascal(type)}Event`
    const payload = payloads[type.split('.')[0]]
    if (payload) schemas[name] = eventSchema(type, descriptions[type], ref(payload))
    document.webhooks[type] = own[type] ?? webhook(name, descriptions[type])
  }
  schemas.WebhookEvent = {
    'x-origin': 'project',
    description: 'An event as it is delivered to webhook endpoints.',
    oneOf: types.map((type) => ref(`${pascal(type)}Event`)),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(types.map((type) => [type, ref(`${pascal(type)}Event`).$ref])),
    },
  }
}

const eventSchema = (type, description, data) => ({
  'x-origin': 'project',
  type: 'object',
  description,
  required: ['id', 'type', 'api_version', 'timestamp', 'data'],
  properties: {
    id: ref('EventId'),
    type: { type: 'string', enum: [type], description: 'Event type.', example: type },
    api_version: ref('ApiVersion'),
    timestamp: {
      type: 'string',
      format: 'date-time',
      description: 'Time of the change (RFC 3339, UTC).',
      example: '2026-11-20T09:30:00Z',
    },
    data,
  },
})

const webhook = (name, description) => ({
  post: {
    operationId: `on${name.replace(/Event$/, '')}`,
    'x-origin': 'project',
    tags: ['WebhookEndpoint'],
    summary: description.replace(/[.:].*$/s, ''),
    description: `${description} Any 2xx response confirms the delivery; anything else is retried for three days.`,
    parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((header) => ({
      $ref: `#/components/parameters/${header}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema: ref(name) } } },
    responses: { '2XX': { description: 'The delivery is confirmed.' } },
    security: [],
  },
})
