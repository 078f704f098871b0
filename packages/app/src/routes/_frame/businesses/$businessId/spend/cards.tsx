import { businessFundedProductList, fundedProductDetail } from '@partner-dashboard/client'
import { Section, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { businessFundedProducts } from '../../../../../lists/businesses'
import { type ListPageProps, useListPage } from '../../../../../lists/useListPage'
import { scopedDeps } from '../../../../../router/scoped'
import { CardSections } from '../../-pieces/detail/CardSections'
import { FundedProductList } from '../../-pieces/detail/FundedProductList'
import { QueryContent } from '../../-pieces/detail/QueryContent'

const latestCard = { product_type: ['spend_card' as const], page_size: 1 }

/** Spend cards are funded products: one per statement. */
export const Route = createFileRoute('/_frame/businesses/$businessId/spend/cards')({
  staticData: { crumb: 'Spend cards' },
  validateSearch: businessFundedProducts.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, params, deps }) => {
    if (!hasScope) return
    const query = businessFundedProducts.query(deps, { product_type: ['spend_card'] })
    void queryClient.prefetchQuery(businessFundedProductList(api, params.businessId, query))
  },
  component: function SpendCards() {
    return <SpendCardsPage {...useListPage(Route)} businessId={Route.useParams().businessId} />
  },
})

interface SpendCardsPageProps extends ListPageProps<typeof businessFundedProducts> {
  businessId: string
}

function SpendCardsPage(props: SpendCardsPageProps) {
  const { api, businessId } = props
  const cards = useQuery(businessFundedProductList(api, businessId, latestCard))
  const latest = cards.data?.results[0]
  const details = useQuery(fundedProductDetail(api, businessId, latest?.id ?? ''))
  // The card takes most of the page, and would move the rows under the pointer if it came later.
  if (cards.isPending || (latest && details.isPending)) return <Skeleton lines={12} />
  return (
    <>
      {latest && (
        <QueryContent query={details} shape={null}>
          {({ card }) => card && <CardSections card={card} currency={latest.currency} />}
        </QueryContent>
      )}
      <Section title="Statements">
        <FundedProductList {...props} productType="spend_card" />
      </Section>
    </>
  )
}
