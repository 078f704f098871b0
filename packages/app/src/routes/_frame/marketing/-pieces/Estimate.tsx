import type { PromotionEstimate } from '@partner-dashboard/client'
import { Button, DescriptionList } from '@partner-dashboard/ui'
import { formatCurrency, formatNumber, formatPercent } from '@partner-dashboard/ui/format'
import * as styles from './Marketing.css'

interface EstimateProps {
  estimate: PromotionEstimate | undefined
  isPending: boolean
  /** Whose businesses are known only when the file has come. */
  isFile: boolean
  isDisabled: boolean
  onEstimate: () => void
}

/** For how many it would be, what it may cost at most, and what it will at the usual take-up. */
export function Estimate({ estimate, isPending, isFile, isDisabled, onEstimate }: EstimateProps) {
  return (
    <div className={styles.form}>
      {estimate ? (
        <DescriptionList
          items={[
            { label: 'Businesses', value: formatNumber(estimate.businesses_count) },
            { label: 'With an open offer', value: formatNumber(estimate.with_open_offer_count) },
            { label: 'Already in another promotion', value: formatNumber(estimate.already_covered_count) },
            {
              label: `At the usual take-up of ${formatPercent(estimate.expected_take_up_rate)}`,
              value: formatCurrency(estimate.expected_cost_amount, estimate.currency),
            },
            { label: 'If all take it', value: formatCurrency(estimate.full_cost_amount, estimate.currency) },
          ]}
        />
      ) : (
        <p className={styles.note}>
          {isFile
            ? 'The businesses of a file are counted when it is sent.'
            : 'Fill in the terms and the audience to see for how many businesses it would be, and what it would cost.'}
        </p>
      )}
      {!isFile && (
        <div>
          <Button isPending={isPending} isDisabled={isDisabled} onPress={onEstimate}>
            {estimate ? 'Estimate again' : 'Estimate'}
          </Button>
        </div>
      )}
    </div>
  )
}
