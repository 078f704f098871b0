import { type Api, secondFactor, signInPolicy, updateSignInPolicy } from '@partner-dashboard/client'
import { Note, Notice, Page, PageHead, Section, Skeleton, SwitchField, showToast } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isHandled } from '../../../drafts/useSettingsForm'
import { scopedDeps } from '../../../router/scoped'
import { useWhyNot } from '../../../session/useWhyNot'
import { refusals } from '../../../views/refusals'
import { OwnSecondFactor } from './-pieces/OwnSecondFactor'
import { Passkeys } from './-pieces/Passkeys'

export const Route = createFileRoute('/_frame/settings/second-factor')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient } }) => void queryClient.prefetchQuery(secondFactor(api)),
  staticData: { crumb: 'Two-step sign-in' },
  component: SecondFactorPage,
})

function SecondFactorPage() {
  const { api, session } = Route.useRouteContext()
  const state = useQuery(secondFactor(api))
  const isMissing = state.data?.is_required === true && !state.data.is_enabled
  return (
    <Page>
      <PageHead
        title="Two-step sign-in"
        description="Adds a code from an authenticator app to the emailed sign-in code."
      />
      {isMissing && (
        <Notice tone="caution">Your team requires two-step sign-in. Set it up to use the dashboard.</Notice>
      )}
      {session.isSingleSignOn() && (
        <Note>You signed in with single sign-on, so your identity provider handles the second step.</Note>
      )}
      <Section title="Authenticator app">
        {state.data ? <OwnSecondFactor api={api} state={state.data} /> : <Skeleton lines={2} />}
      </Section>
      {state.data?.is_enabled && <Passkeys api={api} passkeys={state.data.passkeys} />}
      {state.data && !isMissing && <Policy api={api} />}
    </Page>
  )
}

function Policy({ api }: { api: Api }) {
  const policy = useQuery(signInPolicy(api))
  const update = useMutation({ ...updateSignInPolicy(api), meta: { isHandled } })
  const whyNot = useWhyNot(api, 'manage_users')
  return (
    <Section title="Your team" description="Applies to everyone who signs in with an emailed code.">
      {policy.data ? (
        <SwitchField
          label="Require two-step sign-in"
          description={whyNot ?? 'Users without it must set it up before they can continue.'}
          errorMessage={isHandled(update.error) ? refusals(update.error, [])[''] : undefined}
          isSelected={policy.data.data.requires_second_factor}
          isDisabled={whyNot !== undefined || update.isPending}
          onChange={(isRequired) =>
            update.mutate(
              { changes: { requires_second_factor: isRequired }, etag: policy.data.etag },
              {
                onSuccess: () =>
                  showToast({ text: isRequired ? 'Two-step sign-in required' : 'Two-step sign-in optional' }),
              },
            )
          }
        />
      ) : (
        <Skeleton lines={1} />
      )}
    </Section>
  )
}
