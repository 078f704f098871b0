import type { components } from '@partner-dashboard/contract'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'

type SignInApi = Pick<Api, 'http'>

/** Requests a one-time code. The response is the same whether the address is known or not. */
export const startLogin = ({ http }: SignInApi, body: { email: string }) =>
  unwrap(http.POST('/auth/login/start', { body }), 'login_token')

/**
 * Exchanges a code for an identity token, or for the challenge of a user with a second factor. 422 `code_invalid` or
 * `code_exhausted` with the pointer /code.
 */
export const validateOtp = ({ http }: SignInApi, body: { login_token: string; email: string; code: string }) =>
  unwrap(http.POST('/auth/login/validate_otp', { body }), 'identity_token')

/** Exchanges an identity token for an access token valid for 15 minutes. 401 if the identity token is invalid. */
export const exchangeToken = ({ http }: SignInApi, body: { identity_token: string; is_auth0_token: boolean }) =>
  unwrap(http.POST('/auth/token/exchange', { body }), 'access_token')

/** Ends the session on the server. */
export const logOut = ({ http }: SignInApi) => unwrap(http.POST('/auth/logout'))

/** Completes a sign-in with the second factor. 422 `code_invalid` with the pointer /code, 422 `challenge_expired`. */
export const validateSecondFactor = ({ http }: SignInApi, body: { challenge_token: string; code: string }) =>
  unwrap(http.POST('/auth/login/second_factor', { body }), 'identity_token')

/** Completes a sign-in with a passkey. 422 `passkey_invalid` with the pointer /credential, 422 `challenge_expired`. */
export const validatePasskey = ({ http }: SignInApi, body: components['schemas']['PasskeyValidation']) =>
  unwrap(http.POST('/auth/login/second_factor/passkey', { body }), 'identity_token')
