import { ApiError, validatePasskey, validateSecondFactor } from '@partner-dashboard/client'
import { Button, Form, TextField } from '@partner-dashboard/ui'
import { useState } from 'react'
import type { StartContext } from '../../../session/startContext'
import { canUsePasskeys, requestPasskey } from '../../../session/webAuthn'
import { refusals } from '../../../views/refusals'
import { useCall } from './useCall'

interface SecondFactorStepProps {
  context: StartContext
  challengeToken: string
  /** Undefined if the user has no passkeys. */
  passkeyOptions: object | undefined
  /** Returns to the email step. */
  onBack: () => void
}

/** Asks for a passkey, a code from the authenticator app, or a recovery code. */
export function SecondFactorStep({ context, challengeToken, passkeyOptions, onBack }: SecondFactorStepProps) {
  const { session } = context
  const [code, setCode] = useState('')
  const validate = useCall(context, async (typed: string) => {
    const { identity_token } = await validateSecondFactor(session.anonymous, {
      challenge_token: challengeToken,
      code: typed,
    })
    if (!session.signIn(identity_token)) throw new Error('The identity token is not acceptable.')
    return true
  })
  const passkey = useCall(context, async (options: object) => {
    const result = await requestPasskey(options)
    if ('problem' in result) return result
    const { identity_token } = await validatePasskey(session.anonymous, {
      challenge_token: challengeToken,
      credential: result.credential,
    })
    if (!session.signIn(identity_token)) throw new Error('The identity token is not acceptable.')
    return true
  })
  const error = validate.error ?? passkey.error
  const isOver = error instanceof ApiError && error.code === 'challenge_expired'
  const { code: codeError, '': refusal } = refusals(error, ['code'])
  const problem = typeof passkey.answer === 'object' ? passkey.answer.problem : undefined
  const isSignedIn = validate.answer === true || passkey.answer === true
  const typed = code.replaceAll(/\s/g, '')
  return (
    <Form
      title="Two-step sign-in"
      description={
        passkeyOptions
          ? 'Use your passkey, or enter a code from your authenticator app or a recovery code.'
          : 'Enter the code from your authenticator app, or a recovery code.'
      }
      refusal={refusal ?? problem}
      onSubmit={() => {
        if (typed === '' || isOver || validate.isPending || passkey.isPending || isSignedIn) return
        passkey.reset()
        void validate.send(typed)
      }}
      actions={
        <>
          <Button
            type="submit"
            variant="primary"
            isWide
            isDisabled={isOver}
            isPending={validate.isPending || validate.answer === true}
          >
            Sign in
          </Button>
          {passkeyOptions && canUsePasskeys() && (
            <Button
              isWide
              isDisabled={isOver || validate.isPending || validate.answer === true}
              isPending={passkey.isPending || passkey.answer === true}
              onPress={() => {
                validate.reset()
                void passkey.send(passkeyOptions)
              }}
            >
              Use a passkey
            </Button>
          )}
          <Button variant="quiet" isWide onPress={onBack}>
            Start again
          </Button>
        </>
      }
    >
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={setCode}
        errorMessage={codeError}
      />
    </Form>
  )
}
