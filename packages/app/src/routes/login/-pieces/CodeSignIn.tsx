import { startLogin, validateOtp } from '@partner-dashboard/client'
import { Button, CodeField, Form, TextField } from '@partner-dashboard/ui'
import { useEffect, useState } from 'react'
import { fetchAhead } from '../../../router/missingChunk'
import type { StartContext } from '../../../session/startContext'
import { refusals } from '../../../views/refusals'
import { useCall } from './useCall'

/** Few users have a second factor, so its step comes after the first screen. */
const loadSecondFactor = () => import('./SecondFactorStep')

interface CodeSignInProps {
  start: StartContext
  notice: string | undefined
}

/** The code is only valid together with the token, which never leaves this page. */
interface CodeRequest {
  loginToken: string
  /** Seconds until the next code can be requested. */
  resendAfter: number
}

async function requestCode(session: StartContext['session'], email: string): Promise<CodeRequest> {
  const { login_token, resend_after } = await startLogin(session.anonymous, { email })
  return { loginToken: login_token, resendAfter: resend_after > 0 ? resend_after : 0 }
}

export function CodeSignIn({ start: context, notice }: CodeSignInProps) {
  const { session } = context
  const [email, setEmail] = useState('')
  const start = useCall(context, (address: string) => requestCode(session, address))
  const { email: emailError, '': refusal } = refusals(start.error, ['email'])
  if (start.answer) {
    return <CodeStep context={context} email={email.trim()} first={start.answer} onBack={start.reset} />
  }
  return (
    <Form
      title="Sign in"
      description={notice ?? "We'll email you a sign-in code. No password needed."}
      refusal={refusal}
      onSubmit={() => {
        if (email.trim() !== '' && !start.isPending) void start.send(email.trim())
      }}
      actions={
        <Button type="submit" variant="primary" isWide isPending={start.isPending}>
          Send code
        </Button>
      }
    >
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
        errorMessage={emailError}
      />
    </Form>
  )
}

interface CodeStepProps {
  context: StartContext
  email: string
  first: CodeRequest
  onBack: () => void
}

function CodeStep({ context, email, first, onBack }: CodeStepProps) {
  const { loadApp, session } = context
  const [code, setCode] = useState('')
  const [request, setRequest] = useState(first)
  // Preloads what follows while the user waits for the code.
  useEffect(() => {
    void fetchAhead(loadSecondFactor)
    void fetchAhead(loadApp)
  }, [loadApp])
  const resend = useCall(context, async () => setRequest(await requestCode(session, email)))
  const validate = useCall(context, async (typed: string) => {
    const { identity_token, challenge_token, passkey_options } = await validateOtp(session.anonymous, {
      login_token: request.loginToken,
      email,
      code: typed,
    })
    if (identity_token === null && challenge_token) {
      const { SecondFactorStep } = await loadSecondFactor()
      return { SecondFactorStep, challengeToken: challenge_token, passkeyOptions: passkey_options ?? undefined }
    }
    if (identity_token === null || !session.signIn(identity_token))
      throw new Error('The identity token is not acceptable.')
    return true
  })
  const submit = (typed: string) => {
    if (typed.length === 8 && !validate.isPending && !validate.answer) void validate.send(typed)
  }
  if (typeof validate.answer === 'object') {
    const { SecondFactorStep, ...challenge } = validate.answer
    return <SecondFactorStep context={context} {...challenge} onBack={onBack} />
  }
  const { code: codeError, '': refusal } = { ...refusals(resend.error, []), ...refusals(validate.error, ['code']) }
  return (
    <Form
      title="Enter the code"
      description={`If ${email} belongs to a user, we sent an 8-digit code. It expires in 10 minutes.`}
      refusal={refusal}
      onSubmit={() => submit(code)}
      actions={
        <>
          <Button type="submit" variant="primary" isWide isPending={validate.isPending || validate.answer === true}>
            Sign in
          </Button>
          <ResendButton
            key={request.loginToken}
            seconds={request.resendAfter}
            onPress={() => {
              setCode('')
              validate.reset()
              void resend.send()
            }}
          />
          <Button variant="quiet" isWide onPress={onBack}>
            Use another email
          </Button>
        </>
      }
    >
      <CodeField
        label="Code"
        name="code"
        value={code}
        onChange={(typed) => {
          setCode(typed)
          submit(typed)
        }}
        autoFocus
        errorMessage={codeError}
      />
    </Form>
  )
}

/** Requests a new code once the server allows it. */
function ResendButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button variant="quiet" isWide isDisabled={left > 0} onPress={onPress}>
      {left > 0 ? `Resend code in ${left} s` : 'Resend code'}
    </Button>
  )
}
