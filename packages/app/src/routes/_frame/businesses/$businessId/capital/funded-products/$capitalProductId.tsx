import { type Api, type FundedProductDetails, fundedProductDetail } from '@partner-dashboard/client'
import { CopyableText, DescriptionList, EmptyState, Inline, Section, Skeleton, StatusPill } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ScopeSearch, scopedDeps } from '../../../../../../router/scoped'
import { AppButtonLink } from '../../../../../../shell/links'
import { known } from '../../../../../../views/businessDetail'
import { fundedProductName } from '../../../../../../views/businessFundedProducts'
import { repaymentAlerts } from '../../../../../../views/businessOverview'
import {
  costFacts,
  dateFacts,
  hardshipFacts,
  paceText,
  repaidFacts,
  revenueShareFacts,
  termFacts,
} from '../../../../../../views/fundedProductDetails'
import { look } from '../../../../../../views/look'
import { scheduleColumns } from '../../../../../../views/payments'
import { delinquencyBucket, planStatus } from '../../../../../../views/vocabulary'
import { BusinessAlerts } from '../../../-pieces/detail/BusinessAlerts'
import { CardSections } from '../../../-pieces/detail/CardSections'
import { DocumentMenu } from '../../../-pieces/detail/DocumentMenu'
import { QueryContent } from '../../../-pieces/detail/QueryContent'

export const Route = createFileRoute('/_frame/businesses/$businessId/capital/funded-products/$capitalProductId')({
  staticData: { crumb: 'Product details' },
  loaderDeps: ({ search }) =>
    scopedDeps<ScopeSearch>({ partner_id: search.partner_id, sandbox_mode: search.sandbox_mode }),
  loader: ({ context: { api, queryClient, hasScope }, params: { businessId, capitalProductId } }) => {
    if (hasScope) void queryClient.prefetchQuery(fundedProductDetail(api, businessId, capitalProductId))
  },
  component: function FundedProduct() {
    const { businessId, capitalProductId } = Route.useParams()
    return (
      <FundedProductView
        api={Route.useRouteContext().api}
        businessId={businessId}
        capitalProductId={capitalProductId}
      />
    )
  },
})

interface FundedProductViewProps {
  api: Api
  businessId: string
  capitalProductId: string
}

function FundedProductView({ api, businessId, capitalProductId }: FundedProductViewProps) {
  const details = useQuery(fundedProductDetail(api, businessId, capitalProductId))
  return (
    <QueryContent query={details} shape={<Skeleton lines={12} />}>
      {(data) =>
        data.product ? (
          <FundedProduct api={api} details={data} businessId={businessId} />
        ) : (
          <EmptyState title="No details for this product yet" />
        )
      }
    </QueryContent>
  )
}

type ScheduledPayment = FundedProductDetails['schedule'][number]
const scheduledId = (payment: ScheduledPayment) => payment.due_on

interface FundedProductProps {
  api: Api
  details: FundedProductDetails
  businessId: string
}

function FundedProduct({ api, details, businessId }: FundedProductProps) {
  const { product, schedule } = details
  const columns = useMemo(() => scheduleColumns(product.currency), [product.currency])
  const pace = paceText(details)
  return (
    <>
      <BusinessAlerts alerts={repaymentAlerts([product])} businessId={businessId} />
      <Section
        title={fundedProductName(product)}
        description={pace || undefined}
        actions={
          <Inline>
            <DocumentMenu api={api} businessId={businessId} capitalProductId={product.id} />
            <AppButtonLink
              to="/businesses/$businessId/capital/payment-progress"
              params={{ businessId }}
              search={{ capital_product_id: product.id }}
            >
              View payment progress
            </AppButtonLink>
          </Inline>
        }
      >
        <DescriptionList
          items={known([
            { label: 'Status', value: <StatusPill {...look(planStatus, product.status)} /> },
            {
              label: 'Delinquency',
              value: product.delinquency && <StatusPill {...look(delinquencyBucket, product.delinquency)} />,
            },
            ...repaidFacts(details),
            {
              label: 'Order',
              value: product.order_id && (
                <AppButtonLink
                  to="/businesses/$businessId/capital/orders"
                  params={{ businessId }}
                  search={{ order_id: product.order_id }}
                >
                  View order
                </AppButtonLink>
              ),
            },
            {
              label: 'Product ID',
              value: product.id && <CopyableText label="Product ID" text={product.id} />,
            },
            {
              label: 'Application ID',
              value: product.application_id && <CopyableText label="Application ID" text={product.application_id} />,
            },
          ])}
        />
      </Section>
      {details.card && <CardSections card={details.card} currency={product.currency} />}
      <FactSection title="Terms" items={termFacts(details)} />
      <FactSection title="Dates" items={dateFacts(details)} />
      <FactSection title="Hardship plan" items={hardshipFacts(details)} />
      <FactSection title="Cost to the business" items={costFacts(details)} />
      <FactSection title="Your revenue share" items={revenueShareFacts(details)} />
      {schedule?.length > 0 && (
        <Section title="Schedule">
          <DataTable
            label="Scheduled payments"
            columns={columns}
            rows={schedule}
            getRowId={scheduledId}
            density="compact"
          />
        </Section>
      )}
    </>
  )
}

function FactSection({ title, items }: { title: string; items: ReturnType<typeof termFacts> }) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <DescriptionList items={items} />
    </Section>
  )
}
