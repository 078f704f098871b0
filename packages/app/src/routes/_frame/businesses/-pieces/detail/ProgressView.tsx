import type { FundedProduct, PaymentProgress } from '@partner-dashboard/client'
import { DescriptionList, Inline, PayoffBar, ProgressBar, Section, StatusPill } from '@partner-dashboard/ui'
import { Chart } from '@partner-dashboard/ui/charts'
import { formatCurrency } from '@partner-dashboard/ui/format'
import type { productPayments } from '../../../../../lists/businesses'
import type { ListPageProps } from '../../../../../lists/useListPage'
import { AppButtonLink } from '../../../../../shell/links'
import { fundedProductName } from '../../../../../views/businessFundedProducts'
import { repaymentAlerts } from '../../../../../views/businessOverview'
import { look } from '../../../../../views/look'
import {
  expectedByToday,
  minimumOf,
  paidText,
  progressChart,
  progressFacts,
  scheduleText,
} from '../../../../../views/paymentProgress'
import { planStatus } from '../../../../../views/vocabulary'
import { BusinessAlerts } from './BusinessAlerts'
import { PaymentTable } from './PaymentTable'

interface ProgressViewProps extends ListPageProps<typeof productPayments> {
  progress: PaymentProgress
  /** Undefined while loading, or if it isn't on the first page of products. */
  product: FundedProduct | undefined
  productId: string
  businessId: string
}

export function ProgressView(props: ProgressViewProps) {
  const { api, progress, product, productId, businessId, search, onSearchChange } = props
  const { paid_amount: paid, total_repayment_amount: total } = progress
  const facts = progressFacts(progress, product)
  const minimum = minimumOf(progress)
  const money = (value: number) => formatCurrency(value, progress.currency)
  // Payment alerts are redundant here, since the payments are on this page.
  const alerts = product ? repaymentAlerts([product]).filter(({ target }) => target.kind === 'payment') : []
  return (
    <>
      <BusinessAlerts alerts={alerts} businessId={businessId} />
      <Section
        title={product ? fundedProductName(product) : 'Repayment'}
        actions={
          <Inline>
            {product && <StatusPill {...look(planStatus, product.status)} />}
            <AppButtonLink
              to="/businesses/$businessId/capital/funded-products/$capitalProductId"
              params={{ businessId, capitalProductId: productId }}
            >
              View product details
            </AppButtonLink>
          </Inline>
        }
      >
        {paid == null || total == null ? (
          <p>Repayment progress isn't available.</p>
        ) : (
          <PayoffBar
            label="Repayment"
            paid={paid}
            expected={expectedByToday(progress, product)}
            total={total}
            formatValue={money}
            paidNote={paidText(progress)}
            expectedNote={scheduleText(progress, product)}
          />
        )}
      </Section>
      {(facts.length > 0 || minimum) && (
        <Section title="Balance">
          <DescriptionList items={facts} />
          {minimum && (
            <ProgressBar
              label="Minimum this period"
              value={minimum.paid}
              maxValue={minimum.minimum}
              valueLabel={minimum.words}
              description={minimum.note}
              tone={minimum.isPaid ? 'positive' : 'accent'}
            />
          )}
        </Section>
      )}
      <Chart
        kind="line"
        label="Paid vs. expected"
        categoryLabel="Day"
        emptyText="No payments paid or expected yet"
        {...progressChart(progress)}
      />
      <PaymentTable
        key={productId}
        api={api}
        businessId={businessId}
        productId={productId}
        product={product}
        count={progress.payments_count}
        isEnded={progress.outstanding_amount === 0}
        search={search}
        onSearchChange={onSearchChange}
      />
    </>
  )
}
