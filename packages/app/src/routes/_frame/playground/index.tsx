import { DescriptionList, Page, PageHead } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { isOrganizationUser } from '../../../scope/scope'
import { AppButtonLink } from '../../../shell/links'
import { EarlierRuns } from './-pieces/EarlierRuns'
import { NoSandbox } from './-pieces/NoSandbox'

/** Keeps the current mode; the pages below force the sandbox. */
export const Route = createFileRoute('/_frame/playground/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  component: function Playground() {
    const { api, identity } = Route.useRouteContext()
    if (isOrganizationUser(identity)) return <NoSandbox />
    return (
      <Page>
        <PageHead
          title="Playground"
          description="Walk through an offer in the sandbox, from creation to the last payment. Each step shows its API request, webhook and changes."
          actions={
            <AppButtonLink to="/playground/create-offer" variant="primary">
              Create offer
            </AppButtonLink>
          }
        />
        <EarlierRuns key={api.scope.partnerId} api={api} />
        <ScenarioSteps />
      </Page>
    )
  },
})

const steps = [
  { label: '1. Create', value: 'Choose a business and create an offer with its amount, fee and discount.' },
  { label: '2. Apply', value: 'Submit an application, as the business would in the widget.' },
  { label: '3. Review', value: 'Approve or deny it.' },
  { label: '4. Fund', value: 'Fund the application.' },
  { label: '5. Repay', value: 'Advance days of sales, miss a payment, pay off or refund.' },
]

const ScenarioSteps = () => <DescriptionList items={steps} />
