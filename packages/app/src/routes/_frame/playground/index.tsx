import type { Api } from '@partner-dashboard/client'
import {
  BreakableCode,
  DescriptionList,
  Note,
  Page,
  PageHead,
  RuledItem,
  RuledList,
  Section,
  Skeleton,
  Stack,
  WithPreview,
} from '@partner-dashboard/ui'
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
            <RuledList aria-label="Steps">
              {steps.map(({ title, text, request, webhook }, index) => (
                <RuledItem key={title} title={`${index + 1}. ${title}`}>
                  <Stack gap={2}>
                    <Note>{text}</Note>
                    <DescriptionList
                      items={[
                        { label: 'API request', value: <BreakableCode>{request}</BreakableCode> },
                        { label: 'Webhook', value: <BreakableCode>{webhook}</BreakableCode> },
                      ]}
                    />
                  </Stack>
                </RuledItem>
              ))}
            </RuledList>
          </Section>
        </WithPreview>
      </Page>
    )
  },
})

/** The main request and event of each step; a run shows all of them. */
const steps = [
  {
    title: 'Create',
    text: 'Choose a business and create an offer with its amount, fee and discount.',
    request: 'POST /capital_product_offers',
    webhook: 'capital_product_offer.created',
  },
  {
    title: 'Apply',
    text: 'Submit an application, as the business would in the widget.',
    request: 'POST /capital_product_applications/{id}/submit',
    webhook: 'capital_product_application.submitted',
  },
  {
    title: 'Review',
    text: 'Approve or deny it.',
    request: 'POST /sandbox/capital_product_applications/{id}/decide',
    webhook: 'capital_product_application.approved',
  },
  {
    title: 'Fund',
    text: 'Fund the application.',
    request: 'POST /sandbox/capital_product_applications/{id}/fund',
    webhook: 'capital_product.funded',
  },
  {
    title: 'Repay',
    text: 'Advance days of sales, miss a payment, pay off or refund.',
    request: 'POST /sandbox/capital_products/{id}/advance_days',
    webhook: 'capital_product_payment.succeeded',
  },
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
