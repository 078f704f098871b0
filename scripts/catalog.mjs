/**
 * Generates the page with event types, error codes, failure codes and reasons.
 *
 * @param {Record<string, any>} document the public API's bundle
 */
export function catalogPage({ components: { schemas } }) {
  const rows = (name) => {
    const { enum: values, 'x-enumDescriptions': descriptions } = schemas[name]
    return values.map((value) => [value, descriptions[value]])
  }
  const { 'x-payloads': payloads } = schemas.WebhookEventType
  const payloadOf = (type) => payloads[type.split('.')[0]] ?? (type === 'test.ping' ? 'message' : 'DatasetUpload')
  const table = (head, lines) => [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines, '']
  const codes = (name) =>
    table(
      ['code', 'meaning'],
      rows(name).map(([code, text]) => `| \`${code}\` | ${text} |`),
    )
  return [
    '# Catalog of the public API',
    '',
    'Written by `npm run generate` from `openapi/`. Not to be edited. New values may be added to each list at any time.',
    '',
    '## Event types',
    '',
    'Each event is `{ id, type, api_version, timestamp, data }`; `data` is the object as its GET operation returns it in that version.',
    '',
    ...table(
      ['type', 'sent when', 'data'],
      rows('WebhookEventType').map(([type, text]) => `| \`${type}\` | ${text} | ${payloadOf(type)} |`),
    ),
    '## Error codes',
    '',
    '`code` of a problem document. In `errors[]`, the code of a part that breaks the schema is the JSON Schema keyword, such as `enum` or `maxLength`.',
    '',
    ...codes('ErrorCode'),
    '## Failure codes of payments',
    '',
    ...codes('FailureCode'),
    '## Reasons of a denial',
    '',
    "`code` of an application's `adverse_action`.",
    '',
    ...codes('AdverseActionCode'),
    '## Reasons of an eligibility',
    '',
    ...codes('EligibilityReason'),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
