import { ApiError, startLogin, validateOtp } from '@partner-dashboard/client'
import { Button, CodeField, Form, TextField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { refusals } from '../../../views/refusals'

const root = getRouteApi('__root__')

const isHandled = (error: unknown) => error instanceof ApiError

/** Sign-in by a one-time code: the address first, then the code that was mailed to it. */
export function CodeSignIn({ notice }: { notice: string | undefined }) {
  const { session } = root.useRouteContext()
  const [email, setEmail] = useState('')
  const start = useMutation({
    mutationFn: (address: string) => startLogin(session.anonymous, { email: address }),
    meta: { isHandled },
  })
  const { email: emailError, '': refusal } = refusals(start.error, ['email'])
  if (start.data) {
    return <CodeStep email={email.trim()} resendAfter={start.data.resend_after} onBack={() => start.reset()} />
  }
  return (
    <Form
      title="Sign in"
      description={notice ?? 'A code comes by e-mail. There is no password.'}
      refusal={refusal}
      onSubmit={() => {
        if (email.trim() !== '' && !start.isPending) start.mutate(email.trim())
      }}
      actions={
        <Button type="submit" variant="primary" isWide isPending={start.isPending}>
          Send code
        </Button>
      }
    >
      <TextField
        label="E-mail address"
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
  email: string
  /** Seconds until a new code can be asked for. */
  resendAfter: number
  onBack: () => void
}

function CodeStep({ email, resendAfter, onBack }: CodeStepProps) {
  const { session } = root.useRouteContext()
  const router = useRouter()
  const [code, setCode] = useState('')
  const resend = useMutation({
    mutationFn: () => startLogin(session.anonymous, { email }),
    meta: { isHandled },
  })
  const validate = useMutation({
    mutationFn: (typed: string) => validateOtp(session.anonymous, { email, code: typed }),
    onSuccess: async ({ identity_token }) => {
      session.signIn(identity_token)
      // The guard of this page leads on, to the address that was asked for first.
      await router.invalidate()
    },
    meta: { isHandled },
  })
  const submit = (typed: string) => {
    if (typed.length === 6 && !validate.isPending && !validate.isSuccess) validate.mutate(typed)
  }
  const { code: codeError, '': refusal } = { ...refusals(resend.error, []), ...refusals(validate.error, ['code']) }
  return (
    <Form
      title="Enter the code"
      description={`If ${email} belongs to a user, a code of 6 digits is on its way. It is good for 10 minutes.`}
      refusal={refusal}
      onSubmit={() => submit(code)}
      actions={
        <>
          <Button type="submit" variant="primary" isWide isPending={validate.isPending || validate.isSuccess}>
            Sign in
          </Button>
          <ResendButton
            seconds={resendAfter}
            onPress={() => {
              setCode('')
              validate.reset()
              resend.mutate()
            }}
          />
          <Button variant="quiet" isWide onPress={onBack}>
            Use another address
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

/** A new code, once the server will send one. */
function ResendButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button
      variant="quiet"
      isWide
      isDisabled={left > 0}
      onPress={() => {
        setLeft(seconds)
        onPress()
      }}
    >
      {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
    </Button>
  )
}
