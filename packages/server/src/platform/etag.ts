import { createHash } from 'node:crypto'

/** The version of an answer. */
export const etagOf = (body: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

/** The versions that an If-Match names. A proxy that compressed the answer may have made one weak. */
export const tagsOf = (ifMatch: string) => ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether an If-Match names this version; `*` names any. */
export const matches = (ifMatch: string, etag: string) => tagsOf(ifMatch).some((tag) => tag === '*' || tag === etag)
