import { type Api, ApiError, type FeeDiscountRequest, promotionEstimate } from '@partner-dashboard/client'
import { Button, DescriptionList, Disclosure, useDebounced } from '@partner-dashboard/ui'
import { formatCurrency, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { promotionRefusals } from '../../../../views/promotions'
import * as styles from './Marketing.css'
import { PromotionName } from './PromotionName'

interface EstimateProps {
  api: Api
  /** What is planned; nothing while it is not complete. */
  promotion: FeeDiscountRequest | undefined
  /** The businesses, where the audience is a file. */
  file: File | null
}

/** Milliseconds after the last change. */
const pause = 600

/** For whom a promotion would be, what it costs at what take-up, and whom another one covers: counted by itself as one plans. */
export function Estimate({ api, promotion, file }: EstimateProps) {
  const text = JSON.stringify(promotion)
  const settled = useDebounced(text, pause)
  const asked = settled === undefined ? undefined : { promotion: JSON.parse(settled) as FeeDiscountRequest, file }
  const answer = useQuery({ ...promotionEstimate(api, asked), placeholderData: keepPreviousData })
  if (promotion === undefined) {
    return (
      <p className={styles.note}>
        Fill in the terms and the audience to see for how many businesses it would be, and what it would cost.
      </p>
    )
  }
  const isCounting = settled !== text || answer.isFetching
  if (answer.isError && !isCounting) {
    return (
      <div className={styles.form} role="alert">
        <p className={styles.note}>It could not be counted: {whyNotCounted(answer.error)}</p>
        <div>
          <Button onPress={() => void answer.refetch()}>Count again</Button>
        </div>
      </div>
    )
  }
  const { estimate, csv_audience: found } = answer.data ?? {}
  const covered = estimate?.already_covered ?? []
  return (
    <div className={styles.form} aria-busy={isCounting}>
      <p className={styles.note} role="status">
        {isCounting || !estimate ? 'Counting…' : 'As things stand now.'}
      </p>
      {estimate && (
        <>
          <DescriptionList
            items={[
              ...(found ? [{ label: 'Rows of the file found', value: fileText(found) }] : []),
              { label: 'Businesses', value: formatNumber(estimate.businesses_count) },
              { label: 'With an open offer', value: formatNumber(estimate.with_open_offer_count) },
              {
                label: `At the usual take-up of ${formatPercent(estimate.expected_take_up_rate)}`,
                value: formatCurrency(estimate.expected_cost_amount, estimate.currency),
              },
              ...(estimate.costs ?? [])
                .filter(({ take_up_rate }) => take_up_rate < 1)
                .map(({ take_up_rate, cost_amount }) => ({
                  label: `If ${formatPercent(take_up_rate)} take it`,
                  value: formatCurrency(cost_amount, estimate.currency),
                })),
              { label: 'If all take it', value: formatCurrency(estimate.full_cost_amount, estimate.currency) },
              { label: 'Already in another promotion', value: formatNumber(estimate.already_covered_count) },
            ]}
          />
          {covered.length > 0 && (
            <Disclosure title="Who is in another promotion">
              <ul className={styles.chosen}>
                {covered.map(({ business_id, business_name, fee_discount_id, fee_discount_name }) => (
                  <li key={business_id} className={styles.covered}>
                    <span>{business_name}</span>
                    <span className={styles.note}>
                      <PromotionName promotion={{ id: fee_discount_id, name: fee_discount_name }} />
                    </span>
                  </li>
                ))}
              </ul>
              {covered.length < estimate.already_covered_count && (
                <p className={styles.note}>And {formatNumber(estimate.already_covered_count - covered.length)} more.</p>
              )}
            </Disclosure>
          )}
        </>
      )}
    </div>
  )
}

const fileText = ({ matched_count, row_count }: { matched_count: number; row_count: number }) =>
  `${formatNumber(matched_count)} of ${formatNumber(row_count)}`

/** What a form says of a change that was not answered is not true of counting. */
const whyNotCounted = (error: unknown) =>
  (error instanceof ApiError && error.status > 0 && Object.values(promotionRefusals(error))[0]) ||
  'something went wrong.'
