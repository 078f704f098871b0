/** Dated versions of the public API, oldest first. openapi/CHANGELOG.md lists the changes. */
export const apiVersions = ['2026-11-01'] as const

export type ApiVersion = (typeof apiVersions)[number]

/** Version of new API keys and of events. */
export const latestApiVersion: ApiVersion = '2026-11-01'
