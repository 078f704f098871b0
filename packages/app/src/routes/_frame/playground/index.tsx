import type { Api } from '@partner-dashboard/client'
import { DescriptionList, Page, PageHead, Section, Skeleton, WithPreview } from '@partner-dashboard/ui'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { isOrganizationUser } from '../../../scope/scope'
import { AppButtonLink } from '../../../shell/links'
import { EarlierRuns } from './-pieces/EarlierRuns'
import { NoSandbox } from './-pieces/NoSandbox'
import { OfferWidget } from './-pieces/OfferWidget'
import { firstOffer } from './-pieces/offerForm'
import { prefetchFirstOffer, useOfferChoices } from './-pieces/useOfferChoices'
import { useWidgetLook } from './-pieces/useWidgetLook'

/** Keeps the current mode; the pages below force the sandbox. */
export const Route = createFileRoute('/_frame/playground/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context }) => prefetchFirstOffer(context),
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
        <WithPreview title="What the business sees" preview={<FirstOffer api={api} />}>
          <EarlierRuns key={api.scope.partnerId} api={api} />
          <Section title="Steps">
            <DescriptionList items={steps} />
          </Section>
        </WithPreview>
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

/** Widget with the offer that the form starts with. */
function FirstOffer({ api }: { api: Api }) {
  const { isPending, products, currency } = useOfferChoices(api)
  const { product_type, amount, fee_rate } = firstOffer(undefined, products[0])
  const look = useWidgetLook(api, product_type)
  if (isPending) return <Skeleton lines={4} />
  return (
    <OfferWidget
      look={look}
      shown={{
        ...{ stage: 'apply', product: product_type, currency },
        ...{ amount: Number(amount), feeRate: Number(fee_rate), discountRate: 0 },
      }}
    />
  )
}
