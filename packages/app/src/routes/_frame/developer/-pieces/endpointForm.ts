import type {
  CreateWebhookEndpointRequest,
  UpdateWebhookEndpointRequest,
  WebhookEndpoint,
  WebhookEventType,
} from '@partner-dashboard/client'
import { validateField } from '@partner-dashboard/ui/validators'
import * as v from 'valibot'
import { type FieldSchemas, storedFlag, storedList, storedText } from '../../../../views/stored'
import { eventTypes, knownTypes } from './eventTypes'

export interface Header {
  name: string
  value: string
}

export interface EndpointFields {
  url: string
  description: string
  events: 'all' | 'chosen'
  event_types: WebhookEventType[]
  /** New headers, which replace the stored ones. */
  headers: Header[]
  removesHeaders: boolean
}

export const endpointSchemas: FieldSchemas<EndpointFields> = {
  url: storedText,
  description: storedText,
  events: v.picklist(['all', 'chosen']),
  event_types: storedList(v.picklist(eventTypes)),
  headers: storedList(v.object({ name: storedText, value: storedText })),
  removesHeaders: storedFlag,
}

export const fieldNames = {
  url: 'URL',
  description: 'Description',
  events: 'Events',
  event_types: 'Event types',
  headers: 'Headers',
  removesHeaders: 'Headers',
} satisfies Record<keyof EndpointFields, string>

export const maxHeaders = 10

export const toForm = (endpoint: WebhookEndpoint | undefined): EndpointFields => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  events: (endpoint?.event_types ?? []).length > 0 ? 'chosen' : 'all',
  event_types: knownTypes(endpoint?.event_types ?? []),
  headers: [],
  removesHeaders: false,
})

const typesOf = ({ events, event_types }: EndpointFields) => (events === 'all' ? [] : event_types)

const headersOf = ({ headers }: EndpointFields) =>
  headers.length > 0 ? Object.fromEntries(headers.map(({ name, value }) => [name.trim(), value.trim()])) : undefined

export const toCreate = (form: EndpointFields): CreateWebhookEndpointRequest => ({
  url: form.url.trim(),
  description: form.description.trim() || undefined,
  event_types: typesOf(form),
  custom_headers: headersOf(form),
})

/** Only the changed fields, because someone else may have saved the others. */
export function toUpdate(
  form: EndpointFields,
  changed: readonly (keyof EndpointFields)[],
): UpdateWebhookEndpointRequest {
  const includes = (...names: (keyof EndpointFields)[]) => names.some((name) => changed.includes(name))
  return {
    ...(includes('url') && { url: form.url.trim() }),
    ...(includes('description') && { description: form.description.trim() || null }),
    ...(includes('events', 'event_types') && { event_types: typesOf(form) }),
    ...(includes('headers', 'removesHeaders') && { custom_headers: headersOf(form) ?? {} }),
  }
}

const missing = (text: string) => (text.trim() === '' ? 'Required' : undefined)

export type EndpointProblems = Readonly<Record<string, string | undefined>>

/** Errors by field; those of a header by its position. Names of headers are case-insensitive. */
export function problemsOf({ url, events, event_types, headers }: EndpointFields): EndpointProblems {
  const names = headers.map(({ name }) => name.trim().toLowerCase())
  const isRepeated = (index: number) => names.indexOf(names[index] ?? '') < index
  return {
    url: validateField('url', url),
    event_types: events === 'chosen' && event_types.length === 0 ? 'Select at least one event type' : undefined,
    ...Object.fromEntries(
      headers.flatMap(({ name, value }, index) => [
        [
          `custom_headers/${index}/name`,
          missing(name) ?? (isRepeated(index) ? 'Each header needs its own name' : undefined),
        ],
        [`custom_headers/${index}/value`, missing(value)],
      ]),
    ),
  }
}
