import { Page, PageHead } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { isOrganizationUser } from '../../../scope/scope'
import { AppButtonLink } from '../../../shell/links'
import { NoSandbox } from './-pieces/NoSandbox'
import { ScenarioSteps } from './-pieces/ScenarioSteps'

/** Keeps the mode one came in; the pages that it leads to are the sandbox's. */
export const Route = createFileRoute('/_frame/playground/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  component: function Playground() {
    const { identity } = Route.useRouteContext()
    if (isOrganizationUser(identity)) return <NoSandbox />
    return (
      <Page>
        <PageHead
          title="Playground"
          description="Play an offer through from the first look to the last payment, in the sandbox. Every step shows its call, its webhook and what it changed."
          actions={
            <AppButtonLink to="/playground/create-offer" variant="primary">
              Create an offer
            </AppButtonLink>
          }
        />
        <ScenarioSteps />
      </Page>
    )
  },
})
