import type { components } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'

export type Session = components['schemas']['Session']
export type Capability = components['schemas']['Capability']

/** Signed-in user, metadata and capabilities. Source: `getSession`. */
export const sessionDetail = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'session'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/session', { signal })),
  })

export type OwnSession = components['schemas']['OwnSession']

/** Your active sessions. Source: `listSessions`. */
export const sessionList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'sessions'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/sessions', { signal }))).results,
  })

export const revokeSession = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/sessions/{id}', { params: { header, path: { id } } })),
    ),
    ...refreshing(sessionList(api).queryKey),
  })

export const revokeOtherSessions = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/sessions/revoke_others', { params: { header } }), 'revoked'),
    ),
    ...refreshing(sessionList(api).queryKey),
  })

export type SecondFactor = components['schemas']['SecondFactor']
export type SecondFactorSetup = components['schemas']['SecondFactorSetup']
export type Passkey = components['schemas']['Passkey']
export type PasskeyCredential = components['schemas']['PasskeyCredential']
type NewPasskey = components['schemas']['NewPasskey']
type SecondFactorCode = components['schemas']['SecondFactorCode']

/** Your second factor. Source: `getSecondFactor`. */
export const secondFactor = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'second-factor'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/session/second_factor', { signal })),
  })

/** Secrets are shown once and not cached. */
const refreshingFactor = (api: Api) => ({
  gcTime: 0,
  ...refreshing(secondFactor(api).queryKey, sessionDetail(api).queryKey),
})

/** 409 `second_factor_active`. */
export const setUpSecondFactor = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/session/second_factor/setup', { params: { header } }), 'secret'),
    ),
    gcTime: 0,
  })

/** 422 `code_invalid`, 409 `no_setup`. */
export const confirmSecondFactor = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: SecondFactorCode, header) =>
      unwrap(api.http.POST('/session/second_factor/confirm', { params: { header }, body }), 'recovery_codes'),
    ),
    ...refreshingFactor(api),
  })

/** 422 `code_invalid`. */
export const renewRecoveryCodes = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: SecondFactorCode, header) =>
      unwrap(api.http.POST('/session/second_factor/recovery_codes', { params: { header }, body }), 'recovery_codes'),
    ),
    ...refreshingFactor(api),
  })

/** 422 `code_invalid`, 409 `second_factor_required`. */
export const disableSecondFactor = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: SecondFactorCode, header) =>
      unwrap(api.http.POST('/session/second_factor/disable', { params: { header }, body })),
    ),
    ...refreshingFactor(api),
  })

/** Options for `navigator.credentials.create`. 422 `code_invalid`, 409 `too_many_passkeys`. */
export const startPasskey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: SecondFactorCode, header) =>
      unwrap(api.http.POST('/session/second_factor/passkeys/options', { params: { header }, body }), 'options'),
    ),
    gcTime: 0,
  })

/** 422 `passkey_invalid`. */
export const addPasskey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: NewPasskey, header) =>
      unwrap(api.http.POST('/session/second_factor/passkeys', { params: { header }, body }), 'id'),
    ),
    ...refreshing(secondFactor(api).queryKey),
  })

export const removePasskey = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/session/second_factor/passkeys/{id}', { params: { header, path: { id } } })),
    ),
    ...refreshing(secondFactor(api).queryKey),
  })
