import { type Api, ApiError, type FeeDiscountRequest, promotionEstimate } from '@partner-dashboard/client'
import { Button, DescriptionList, Disclosure, Note, Stack, useDebounced } from '@partner-dashboard/ui'
import { formatCurrency, formatNumber, formatShare } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { promotionRefusals } from '../../../../views/promotionForm'
import { PromotionName } from './PromotionName'

interface EstimateProps {
  api: Api
  /** Undefined while incomplete. */
  promotion: FeeDiscountRequest | undefined
  /** Audience file, if the audience is a file. */
  file: File | null
}

/** Debounce in ms. */
const pause = 600

/** Estimated reach and cost of a promotion, updated while editing. */
export function Estimate({ api, promotion, file }: EstimateProps) {
  const text = JSON.stringify(promotion)
  const settled = useDebounced(text, pause)
  const request = settled === undefined ? undefined : { promotion: JSON.parse(settled) as FeeDiscountRequest, file }
  const answer = useQuery({ ...promotionEstimate(api, request), placeholderData: keepPreviousData })
  if (promotion === undefined) {
    return <Note>Complete the terms and audience to see the estimated reach and cost.</Note>
  }
  const isCounting = settled !== text || answer.isFetching
  if (answer.isError && !isCounting) {
    return (
      <Stack gap={6} isForm role="alert">
        <Note>We couldn't calculate the estimate: {whyNotCounted(answer.error)}</Note>
        <div>
          <Button onPress={() => void answer.refetch()}>Try again</Button>
        </div>
      </Stack>
    )
  }
  const { estimate, csv_audience: audience } = answer.data ?? {}
  const covered = estimate?.already_covered ?? []
  const budget = promotion.budget_amount ?? null
  return (
    <Stack gap={6} isForm aria-busy={isCounting}>
      <Note role="status">
        {isCounting || !estimate ? 'Calculating…' : 'Based on current data. Cost by conversion rate.'}
      </Note>
      {estimate && (
        <>
          <DescriptionList
            items={[
              ...(audience ? [{ label: 'Matched rows', value: fileText(audience) }] : []),
              { label: 'Businesses', value: formatNumber(estimate.businesses_count) },
              { label: 'With an offer', value: formatNumber(estimate.with_open_offer_count) },
              {
                label: 'Expected cost',
                value: `${formatCurrency(estimate.expected_cost_amount, estimate.currency)} (${formatShare(estimate.expected_take_up_rate)})`,
              },
              ...(estimate.costs ?? [])
                .filter(({ take_up_rate }) => take_up_rate < 1)
                .map(({ take_up_rate, cost_amount }) => ({
                  label: `Cost at ${formatShare(take_up_rate)}`,
                  value: formatCurrency(cost_amount, estimate.currency),
                })),
              { label: 'Maximum cost', value: formatCurrency(estimate.full_cost_amount, estimate.currency) },
            ]}
          />
          {budget !== null && budget < estimate.full_cost_amount && (
            <Note>
              {`The promotion ends when its cost reaches the budget of ${formatCurrency(budget, estimate.currency)}.`}
            </Note>
          )}
          {covered.length > 0 && (
            <Disclosure title={`${formatNumber(estimate.already_covered_count)} in another promotion`}>
              <Stack as="ul" gap={2} isScrolled>
                {covered.map(({ business_id, business_name, fee_discount_id, fee_discount_name }) => (
                  <Stack as="li" gap={0} key={business_id}>
                    <span>{business_name}</span>
                    <Note as="span">
                      <PromotionName promotion={{ id: fee_discount_id, name: fee_discount_name }} />
                    </Note>
                  </Stack>
                ))}
              </Stack>
              {covered.length < estimate.already_covered_count && (
                <Note>And {formatNumber(estimate.already_covered_count - covered.length)} more.</Note>
              )}
            </Disclosure>
          )}
        </>
      )}
    </Stack>
  )
}

const fileText = ({ matched_count, row_count }: { matched_count: number; row_count: number }) =>
  `${formatNumber(matched_count)} of ${formatNumber(row_count)}`

/** The text for failed changes doesn't apply to an estimate. */
const whyNotCounted = (error: unknown) =>
  (error instanceof ApiError && error.status > 0 && Object.values(promotionRefusals(error))[0]) ||
  'something went wrong.'
