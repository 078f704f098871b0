import type { TestApp } from './testApp'

/** Requests of sign-in, and a clock that moves on. */
export const signInCalls = (test: TestApp) => {
  const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
    test.app.inject({ method: 'POST', url: `/api/auth${url}`, payload, remoteAddress })
  return {
    post,
    start: (email: string, remoteAddress?: string) => post('/login/start', { email }, remoteAddress),
    validate: ({ login_token }: { login_token: string }, email: string, code: string) =>
      post('/login/validate_otp', { login_token, email, code }),
    later: (seconds: number) => test.setNow(new Date(test.now().getTime() + seconds * 1000)),
  }
}

/** A code that isn't `code`. */
export const wrong = (code: string): string =>
  /^0+$/.test(code) ? code.replace(/.$/, '1') : code.replaceAll(/./g, '0')
