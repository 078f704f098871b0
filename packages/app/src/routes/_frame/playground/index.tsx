import { DescriptionList, Page, PageHead } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { isOrganizationUser } from '../../../scope/scope'
import { AppButtonLink } from '../../../shell/links'
import { NoSandbox } from './-pieces/NoSandbox'

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

const steps = [
  { label: '1. Create', value: 'Choose or make a business, and an offer with its amount, fee and discount.' },
  { label: '2. Apply', value: 'Hand in an application, as the business would in the widget.' },
  { label: '3. Decide', value: 'Approve or deny it.' },
  { label: '4. Fund', value: 'Pay it out.' },
  { label: '5. Repay', value: 'Let days of sales pass, miss a payment, pay off, refund.' },
]

/** What a scenario goes through. */
const ScenarioSteps = () => <DescriptionList items={steps} />
