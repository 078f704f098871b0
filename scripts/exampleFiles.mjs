import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './installed.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, `openapi/examples/${name}.json`), 'utf8'))

/**
 * Adds the recorded examples (openapi/examples) to the success responses and webhooks of a bundled contract, in place.
 *
 * @param {'dashboard' | 'public-v1'} name @param {Record<string, any>} document
 */
export function addExamples(name, document) {
  const examples = read(name)
  for (const item of Object.values(document.paths)) {
    for (const { operationId, responses } of Object.values(item)) {
      const [, answer] = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2')) ?? []
      for (const media of Object.values(answer?.content ?? {}))
        if (operationId in examples) media.example = examples[operationId]
    }
  }
  if (document.webhooks) addEvents(document, read('events'), examples)
}

/** Events as they were recorded; those that weren't have the object of its GET operation. */
function addEvents(document, events, examples) {
  const { 'x-payloads': payloads } = document.components.schemas.WebhookEventType
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const [media] = Object.values(post.requestBody.content)
    const data = examples[`get${payloads[type.split('.')[0]]}`]
    const [recorded] = Object.values(events)
    if (events[type]) media.example = events[type]
    else if (data) media.example = { ...recorded, type, data }
  }
}
