import {
  type Api,
  branding,
  businessApplicationList,
  businessFundedProductList,
  businessOfferList,
  widgetConfigList,
} from '@partner-dashboard/client'
import {
  CopyableText,
  EmptyState,
  ErrorState,
  Page,
  PageHead,
  Skeleton,
  Steps,
  WithPreview,
} from '@partner-dashboard/ui'
import { formatCurrency, formatPercent } from '@partner-dashboard/ui/format'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { isOrganizationUser } from '../../../scope/scope'
import { AppButtonLink } from '../../../shell/links'
import { ObjectLink } from '../../../shell/ObjectLink'
import { businessName } from '../../../views/businesses'
import { productName } from '../../../views/products'
import { NextStep } from './-pieces/NextStep'
import { NoSandbox } from './-pieces/NoSandbox'
import { OfferWidget, type ShownOffer } from './-pieces/OfferWidget'
import { StepHistory } from './-pieces/StepHistory'
import { derivedSteps, type Scenario, stageOf, stepsOf, withUnseen } from './-pieces/scenario'
import { useScenario } from './-pieces/useScenario'
import { useStepHistory } from './-pieces/useStepHistory'
import { useWidgetLook } from './-pieces/useWidgetLook'

export const Route = createFileRoute('/_frame/playground/offer')({
  // IDs of the scenario's records.
  validateSearch: v.looseObject({ business_id: optionalText, offer_id: optionalText }),
  staticData: { crumb: 'Offer' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope, identity }, deps: { business_id, offer_id } }) => {
    if (!hasScope || isOrganizationUser(identity)) return
    void queryClient.prefetchQuery(branding(api))
    void queryClient.prefetchQuery(widgetConfigList(api))
    if (business_id === undefined || offer_id === undefined) return
    void queryClient.prefetchQuery(businessOfferList(api, business_id, { offer_id }))
    void queryClient.prefetchQuery(businessApplicationList(api, business_id, { offer_id }))
    void queryClient.prefetchQuery(businessFundedProductList(api, business_id, { offer_id }))
  },
  component: function Scenario() {
    const { api, config, identity } = Route.useRouteContext()
    const { business_id = '', offer_id = '' } = Route.useSearch()
    if (isOrganizationUser(identity)) return <NoSandbox />
    const { origin } = new URL(config.api_base_url, location.origin)
    return <ScenarioPage key={offer_id} api={api} businessId={business_id} offerId={offer_id} origin={origin} />
  },
})

interface ScenarioPageProps {
  api: Api
  businessId: string
  offerId: string
  /** Origin of the public API. */
  origin: string
}

function ScenarioPage({ api, businessId, offerId, origin }: ScenarioPageProps) {
  const { business, scenario, payments, isPending, isError, isRefreshing, refetch } = useScenario(
    api,
    businessId,
    offerId,
  )
  const { pastSteps, add } = useStepHistory(api, offerId)
  const widget = useWidgetLook(api, scenario?.offer.product_type ?? '')
  const startOver = (
    <AppButtonLink to="/playground/create-offer" search={{ business_id: undefined }}>
      Start over
    </AppButtonLink>
  )
  const isNamed = businessId !== '' && offerId !== ''
  if (isNamed && isError) return <ErrorState isPage onRetry={refetch} />
  if (isNamed && isPending) {
    return (
      <Page>
        <PageHead title="Offer" actions={startOver} />
        <Skeleton lines={10} />
      </Page>
    )
  }
  if (!scenario) {
    return (
      <Page>
        <PageHead title="Offer" actions={startOver} />
        <EmptyState
          title="We couldn't find this scenario"
          description="It may belong to another partner. Create a new offer to start again."
        />
      </Page>
    )
  }
  const { offer } = scenario
  const stage = stageOf(scenario)
  return (
    <Page>
      <PageHead
        title={`${productName(offer.product_type)} up to ${formatCurrency(offer.max_amount, offer.currency)}`}
        description={
          <>
            {`Fee ${formatPercent(offer.fee_rate)}${offer.discount ? `, ${formatPercent(offer.discount.rate)} of it discounted` : ''}${offer.is_top_up ? ', top-up' : ''}, for `}
            <ObjectLink id={businessId} isSandbox>
              {business ? businessName(business) : 'the business'}
            </ObjectLink>
          </>
        }
        meta={<CopyableText label="Offer ID" text={offer.id} />}
        actions={startOver}
      />
      <Steps label="Scenario" steps={stepsOf(stage)} />
      <WithPreview title="Preview" preview={<OfferWidget look={widget} shown={shownOf(scenario)} />}>
        <NextStep api={api} scenario={scenario} payments={payments} isRefreshing={isRefreshing} onStepDone={add} />
      </WithPreview>
      <StepHistory
        api={api}
        businessId={businessId}
        pastSteps={withUnseen(pastSteps, derivedSteps(scenario))}
        origin={origin}
      />
    </Page>
  )
}

function shownOf(scenario: Scenario): ShownOffer {
  const { offer, application, product } = scenario
  return {
    stage: stageOf(scenario),
    amount: product?.advance_amount ?? application?.requested_amount ?? offer.max_amount,
    currency: offer.currency,
    feeRate: offer.fee_rate,
    discountRate: offer.discount?.rate ?? 0,
    product: offer.product_type,
    paid: product?.paid_amount,
    total: product?.total_repayment_amount,
  }
}
