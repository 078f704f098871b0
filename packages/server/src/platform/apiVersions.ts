/** Dated versions of the public API, oldest first; openapi/CHANGELOG.md says what each changed. */
export const apiVersions = ['2026-11-01'] as const

export type ApiVersion = (typeof apiVersions)[number]

/** What new API keys are pinned to, and events are written in. */
export const latestApiVersion: ApiVersion = '2026-11-01'
