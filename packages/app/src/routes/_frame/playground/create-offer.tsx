import { type Api, createPlaygroundOffer, type ProductType } from '@partner-dashboard/client'
import { Notice, Page, PageHead, Skeleton, WithPreview } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LeaveGuard } from '../../../drafts/LeaveGuard'
import { useDraft } from '../../../drafts/useDraft'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { isOrganizationUser } from '../../../scope/scope'
import { useWhyNot } from '../../../session/useWhyNot'
import { shownInPlace } from '../../../views/refusals'
import { NoSandbox } from './-pieces/NoSandbox'
import { OfferForm } from './-pieces/OfferForm'
import { OfferWidget } from './-pieces/OfferWidget'
import { fieldNames, firstOffer, type OfferFields, offerSchemas, toRequest } from './-pieces/offerForm'
import { rememberRun } from './-pieces/runMemory'
import { toPastStep } from './-pieces/scenario'
import { prefetchFirstOffer, useOfferChoices } from './-pieces/useOfferChoices'
import { storeStep } from './-pieces/useStepHistory'
import { useWidgetLook } from './-pieces/useWidgetLook'

export const Route = createFileRoute('/_frame/playground/create-offer')({
  // Preselected business.
  validateSearch: v.looseObject({ business_id: optionalText }),
  staticData: { crumb: 'Create offer' },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context }) => prefetchFirstOffer(context),
  component: function CreateOffer() {
    const { api, identity } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    const { business_id } = Route.useSearch()
    if (isOrganizationUser(identity)) return <NoSandbox />
    return (
      <CreateOfferPage
        key={business_id}
        api={api}
        businessId={business_id}
        // The form is submitted, so the leave guard doesn't ask.
        onCreated={(search) => void navigate({ to: '/playground/offer', search, ignoreBlocker: true })}
      />
    )
  },
})

interface CreateOfferPageProps {
  api: Api
  /** Preselected by a link. */
  businessId: string | undefined
  onCreated: (ids: { business_id: string; offer_id: string }) => void
}

/** Waits for the partner's products. */
function CreateOfferPage(props: CreateOfferPageProps) {
  const { isPending, ...choices } = useOfferChoices(props.api)
  if (isPending) {
    return (
      <Page>
        <PageHead title="Create offer" />
        <Skeleton lines={10} />
      </Page>
    )
  }
  return <Filled {...props} {...choices} />
}

interface FilledProps extends CreateOfferPageProps {
  products: readonly ProductType[]
  currency: 'USD' | 'CAD'
}

function Filled({ api, businessId, products, currency, onCreated }: FilledProps) {
  const draft = useDraft<OfferFields>({
    name: 'playground offer',
    initial: firstOffer(businessId, products[0]),
    fields: offerSchemas,
  })
  const create = useMutation({ ...createPlaygroundOffer(api), meta: shownInPlace })
  const whyNot = useWhyNot(api, 'review_applications')
  const form = draft.value
  const widget = useWidgetLook(api, form.product_type)

  const submit = () => {
    const request = toRequest(form)
    if (!request || create.isPending) return
    create.mutate(request, {
      onSuccess: (response) => {
        if (!response.offer) return
        storeStep(api, response.offer.id, toPastStep('create', 'Offer created', response))
        rememberRun(api, response.offer)
        draft.discard()
        onCreated({ business_id: response.business_id, offer_id: response.offer.id })
      },
    })
  }

  return (
    <Page>
      <PageHead title="Create offer" description="Creates a sandbox offer. Webhooks are sent, but no money moves." />
      {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
      <WithPreview
        title="Preview"
        preview={
          <OfferWidget
            look={widget}
            shown={{
              stage: 'apply',
              amount: Number(form.amount) || 0,
              currency,
              feeRate: Number(form.fee_rate) || 0,
              discountRate: Number(form.discount_rate) || 0,
              product: form.product_type,
            }}
          />
        }
      >
        <OfferForm
          api={api}
          form={form}
          currency={currency}
          products={products}
          error={create.error}
          isPending={create.isPending}
          isDirty={draft.isDirty}
          isDisabled={whyNot !== undefined}
          onChange={draft.change}
          onSubmit={submit}
        />
      </WithPreview>
      <LeaveGuard
        fields={[...new Set(draft.changed.map((name) => fieldNames[name]))]}
        isDirty={draft.isDirty && !create.isPending}
      />
    </Page>
  )
}
