import { Button, Form } from '@partner-dashboard/ui'
import type { StartContext } from '../../../session/startContext'
import { useCall } from './useCall'

interface ProviderSignInProps {
  start: StartContext
  /** Requested path. */
  returnTo: string | undefined
  /** Whether it's the only way to sign in. */
  isAlone: boolean
  notice: string | undefined
}

/** Sign-in with the organization's identity provider, on its own page. */
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
          // Stays pending until the page unloads.
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
