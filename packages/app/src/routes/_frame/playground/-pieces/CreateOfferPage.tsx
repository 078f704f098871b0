import { type Api, createPlaygroundOffer, type ProductType, partnerConfigList } from '@partner-dashboard/client'
import { Notice, Page, PageHead, Skeleton, WithPreview } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import { useWhyNot } from '../../../../session/useWhyNot'
import { valuesOf } from '../../../../views/look'
import { products as allProducts } from '../../../../views/vocabulary'
import { OfferForm } from './OfferForm'
import { OfferWidget } from './OfferWidget'
import { fieldNames, firstOffer, type OfferFields, toRequest } from './offerForm'
import { happeningOf } from './scenario'
import { keepHappening } from './useHappenings'
import { useWidgetLook } from './useWidgetLook'

interface CreateOfferPageProps {
  api: Api
  /** Chosen already, by a link from there. */
  businessId: string | undefined
  onCreated: (ids: { business_id: string; offer_id: string }) => void
}

/** The first step of a scenario, once it is known which products the partner offers. */
export function CreateOfferPage(props: CreateOfferPageProps) {
  const configs = useQuery(partnerConfigList(props.api))
  const own = configs.data?.find(({ partner_id }) => partner_id === props.api.scope.partnerId)
  if (configs.isPending) {
    return (
      <Page>
        <PageHead title="Create an offer" />
        <Skeleton lines={10} />
      </Page>
    )
  }
  const products = own?.products?.length ? own.products : valuesOf(allProducts)
  return <Filled {...props} products={products} isCanadian={own?.country_code === 'CA'} />
}

interface FilledProps extends CreateOfferPageProps {
  products: readonly ProductType[]
  isCanadian: boolean
}

function Filled({ api, businessId, products, isCanadian, onCreated }: FilledProps) {
  const draft = useDraft<OfferFields>({
    name: 'playground offer',
    initial: firstOffer(businessId, products[0]),
  })
  const create = useMutation({ ...createPlaygroundOffer(api), meta: { isHandled: () => true } })
  const whyNot = useWhyNot(api, 'review_applications')
  const form = draft.value
  const widget = useWidgetLook(api, form.product_type)

  const submit = () => {
    const request = toRequest(form)
    if (!request || create.isPending) return
    create.mutate(request, {
      onSuccess: (made) => {
        if (!made.offer) return
        keepHappening(api, made.offer.id, happeningOf('create', 'Offer created', made))
        draft.discard()
        onCreated({ business_id: made.business_id, offer_id: made.offer.id })
      },
    })
  }

  return (
    <Page>
      <PageHead
        title="Create an offer"
        description="In the sandbox: no money moves, and every webhook is really sent."
      />
      {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
      <WithPreview
        title="As the business sees it"
        preview={
          <OfferWidget
            look={widget}
            shown={{
              stage: 'apply',
              amount: Number(form.amount) || 0,
              currency: isCanadian ? 'CAD' : 'USD',
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
          products={products}
          error={create.error}
          isPending={create.isPending}
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
