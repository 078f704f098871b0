import { ApiError, validateSecondFactor } from '@partner-dashboard/client'
import { Button, Form, TextField } from '@partner-dashboard/ui'
import { useState } from 'react'
import type { StartContext } from '../../../session/startContext'
import { refusals } from '../../../views/refusals'
import { useCall } from './useCall'

interface SecondFactorStepProps {
  context: StartContext
  challengeToken: string
  /** Returns to the email step. */
  onBack: () => void
}

/** Asks for a code from the authenticator app, or a recovery code. */
export function SecondFactorStep({ context, challengeToken, onBack }: SecondFactorStepProps) {
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
  const isOver = validate.error instanceof ApiError && validate.error.code === 'challenge_expired'
  const { code: codeError, '': refusal } = refusals(validate.error, ['code'])
  const typed = code.replaceAll(/\s/g, '')
  return (
    <Form
      title="Two-step sign-in"
      description="Enter the code from your authenticator app, or a recovery code."
      refusal={refusal}
      onSubmit={() => {
        if (typed !== '' && !isOver && !validate.isPending && !validate.answer) void validate.send(typed)
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
