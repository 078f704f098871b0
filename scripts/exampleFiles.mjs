import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOf } from './conformance/samples.mjs'
import { root } from './installed.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, `openapi/examples/${name}.json`), 'utf8'))
const idOfKind = (kind) => `${kind}_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11`

/**
 * Adds the recorded examples (openapi/examples) to the request bodies, success responses and webhooks of a bundled contract,
 * in place.
 * Operations and fields that are newer than the recording get the examples of their schemas.
 *
 * @param {'dashboard' | 'public-v1'} name @param {Record<string, any>} document
 */
export function addExamples(name, document) {
  const examples = read(name)
  const requests = read('requests')[name]
  const follow = followerOf(document)
  for (const item of Object.values(document.paths)) {
    for (const { operationId, requestBody, responses } of Object.values(item)) {
      for (const [type, media] of Object.entries(requestBody?.content ?? {}))
        media.example =
          type === 'application/json'
            ? (requests[operationId] ?? sampleOf(media.schema, follow, idOfKind))
            : follow(media.schema).example
      const [, answer] = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2')) ?? []
      for (const media of Object.values(answer?.content ?? {}))
        media.example = filled(media.schema, examples[operationId], follow)
    }
  }
  if (document.webhooks) addEvents(document, read('events'), { examples, follow })
}

/** Events as they were recorded; those that weren't have the object of its GET operation. */
function addEvents(document, events, { examples, follow }) {
  const { 'x-payloads': payloads } = document.components.schemas.WebhookEventType
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const [media] = Object.values(post.requestBody.content)
    const data = examples[`get${payloads[type.split('.')[0]]}`]
    const [recorded] = Object.values(events)
    media.example = filled(media.schema, events[type] ?? (data && { ...recorded, type, data }), follow)
  }
}

/** An example with all required fields. */
function filled(schema, example, follow) {
  const resolved = follow(schema)
  if (example === undefined) return sampleOf(resolved.properties ? everyField(resolved) : resolved, follow, idOfKind)
  if (typeof example !== 'object' || example === null) return example
  if (Array.isArray(example))
    return resolved.items ? example.map((part) => filled(resolved.items, part, follow)) : example
  const own = resolved.properties ? resolved : objectOf(resolved, follow)
  if (!own) return example
  const missing = (own.required ?? []).filter((name) => !(name in example))
  return Object.fromEntries(
    [...Object.keys(example), ...missing].map((name) => [
      name,
      own.properties[name] ? filled(own.properties[name], example[name], follow) : example[name],
    ]),
  )
}

/** The only object schema of a nullable or combined schema. */
function objectOf({ oneOf, anyOf }, follow) {
  const objects = (oneOf ?? anyOf ?? []).map(follow).filter(({ properties }) => properties)
  return objects.length === 1 ? objects[0] : undefined
}

const everyField = (schema) => ({ ...schema, required: Object.keys(schema.properties) })

function followerOf(document) {
  const follow = (part) => {
    if (!part?.$ref) return part ?? {}
    return follow(
      part.$ref
        .slice(2)
        .split('/')
        .reduce((node, name) => node?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], document),
    )
  }
  return follow
}
