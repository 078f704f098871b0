import { refuse } from './refusal'

/** Dated versions of the public API, oldest first. openapi/CHANGELOG.md lists the changes. */
export const apiVersions = ['2026-11-01'] as const

export type ApiVersion = (typeof apiVersions)[number]

/** Version of new API keys and of events. */
export const latestApiVersion: ApiVersion = '2026-11-01'

const isApiVersion = (text: unknown): text is ApiVersion => apiVersions.some((version) => version === text)

/** The version of a request: its header, or the version its key is pinned to. */
export function apiVersionOf(header: string | string[] | undefined, pinned: string): ApiVersion {
  if (header === undefined) return isApiVersion(pinned) ? pinned : latestApiVersion
  if (isApiVersion(header)) return header
  throw refuse.invalid({
    in: 'header',
    pointer: '/Api-Version',
    code: 'api_version',
    detail: `Api-Version must be one of ${apiVersions.join(', ')}.`,
  })
}
