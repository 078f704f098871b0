import { Button, Form } from '@partner-dashboard/ui'
import type { StartContext } from '../../../session/startContext'
import { useCall } from './useCall'

interface ProviderSignInProps {
  start: StartContext
  /** The path that was asked for first. */
  returnTo: string | undefined
  /** Whether there is no other way to sign in. */
  isAlone: boolean
  notice: string | undefined
}

/** Sign-in at the organization's own identity provider. The page is left for it. */
export function ProviderSignIn({ start, returnTo, isAlone, notice }: ProviderSignInProps) {
  const begin = useCall(start, async () => {
    await start.session.beginSignIn(returnTo ?? '/')
    return true
  })
  return (
    <Form
      title={isAlone ? 'Sign in' : undefined}
      description={isAlone ? (notice ?? "Sign in with your organization's account.") : undefined}
      refusal={begin.error !== undefined ? "We couldn't reach the sign-in service. Try again." : undefined}
      onSubmit={() => void begin.send()}
      actions={
        <Button
          type="submit"
          variant={isAlone ? 'primary' : 'secondary'}
          isWide
          // Until the page is left, which a slow provider delays.
          isPending={begin.isPending || begin.answer === true}
        >
          Continue with single sign-on
        </Button>
      }
    >
      {null}
    </Form>
  )
}
