import { createHash } from 'node:crypto'

/** The version of an answer. */
export const etagOf = (body: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

/** Whether an If-Match names this version; `*` names any. A proxy that compressed the answer may have made it weak. */
export const matches = (ifMatch: string, etag: string) =>
  ifMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
