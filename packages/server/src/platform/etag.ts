import { createHash } from 'node:crypto'

/** ETag of a response body. */
export const etagOf = (body: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

/** Versions in an If-Match header. A compressing proxy may have made them weak. */
export const tagsOf = (ifMatch: string) => ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether If-Match contains this version or `*`. */
export const matches = (ifMatch: string, etag: string) => tagsOf(ifMatch).some((tag) => tag === '*' || tag === etag)
