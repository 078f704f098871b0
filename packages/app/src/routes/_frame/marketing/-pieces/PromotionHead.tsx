import { type Api, endFeeDiscount, type FeeDiscount } from '@partner-dashboard/client'
import {
  Button,
  ConfirmDialog,
  CopyableText,
  DescriptionList,
  Notice,
  PageHead,
  StatusPill,
  showToast,
} from '@partner-dashboard/ui'
import { formatCurrency, formatDate, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { AppButtonLink } from '../../../../shell/links'
import { look } from '../../../../views/look'
import { audienceText, periodOf, productNames } from '../../../../views/promotions'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { promotionState } from '../../../../views/vocabulary'

export function PromotionHead({ api, promotion }: { api: Api; promotion: FeeDiscount }) {
  const [isEnding, setEnding] = useState(false)
  const whyNot = useWhyNot(api, 'manage_promotions')
  const end = useMutation({
    ...endFeeDiscount(api),
    meta: shownInPlace,
    onSuccess: () => {
      setEnding(false)
      showToast({ text: 'Promotion ended', tone: 'positive' })
    },
  })
  const { state, currency, budget_amount } = promotion
  const canEnd = state !== 'ended' && state !== 'denied'
  return (
    <>
      <PageHead
        title={promotion.name}
        status={<StatusPill {...look(promotionState, state)} />}
        description={`${formatPercent(promotion.discount_rate)} off the fee, ${periodOf(promotion)}`}
        meta={<CopyableText label="Promotion ID" text={promotion.id} />}
        figures={[
          { label: 'Businesses', value: formatNumber(promotion.businesses_count) },
          { label: 'Discounted offers', value: formatNumber(promotion.discounted_offers_count) },
          { label: 'Applications', value: formatNumber(promotion.applications_count) },
          {
            label: `Funded (${formatNumber(promotion.redeemed_count)})`,
            value: formatCurrency(promotion.funded_amount, currency),
          },
          { label: 'Cost to date', value: formatCurrency(promotion.discount_cost_amount, currency) },
          { label: 'Budget', value: budget_amount ? formatCurrency(budget_amount, currency) : 'None' },
        ]}
        actions={
          canEnd ? (
            <Button isDisabled={whyNot !== undefined} onPress={() => setEnding(true)}>
              End promotion
            </Button>
          ) : (
            state === 'denied' && (
              <AppButtonLink to="/marketing/promotions/create-fee-discount" search={{ original: promotion.id }}>
                Edit and resubmit
              </AppButtonLink>
            )
          )
        }
      />
      {state === 'denied' && <Notice tone="negative">Denied: {promotion.review_reason ?? 'No reason given'}</Notice>}
      {state === 'under_review' && !(promotion.audience?.type === 'csv' && promotion.businesses_count === 0) && (
        <Notice tone="caution">The lender is reviewing this promotion. The status updates automatically.</Notice>
      )}
      {canEnd && whyNot !== undefined && <Notice>{whyNot}</Notice>}
      <DescriptionList
        items={[
          { label: 'Audience', value: audienceText(promotion.audience) },
          { label: 'Products', value: productNames(promotion.products) },
          { label: 'Paid by', value: promotion.funded_by === 'lender' ? 'The lender' : 'You' },
          {
            label: 'Created',
            value: `${formatDate(promotion.created_at)}${promotion.created_by ? ` by ${promotion.created_by}` : ''}`,
          },
          { label: 'Reviewed', value: formatDate(promotion.reviewed_at) },
          { label: 'Ended manually', value: formatDate(promotion.ended_at) },
        ].filter(({ value }) => value !== '')}
      />
      <ConfirmDialog
        isOpen={isEnding}
        onOpenChange={setEnding}
        title={`End ${promotion.name}?`}
        effect={
          state === 'running'
            ? "Open offers lose the discount immediately, unless the business has applied. Funded products keep it. You can't restart the promotion."
            : "The promotion won't start. To run it later, create a new one."
        }
        confirmLabel="End promotion"
        tone="danger"
        isPending={end.isPending}
        errorMessage={refusals(end.error, [])['']}
        onConfirm={() => end.mutate({ id: promotion.id })}
      />
    </>
  )
}
