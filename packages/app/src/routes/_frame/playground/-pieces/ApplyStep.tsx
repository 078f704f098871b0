import { submitPlaygroundApplication } from '@partner-dashboard/client'
import { Button, Inline, MaskedField } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountLabel } from '../../../../views/amountLabel'
import { refusals } from '../../../../views/refusals'
import { handled, StepForm, type StepProps } from './StepForm'
import { toPastStep } from './scenario'

export function ApplyStep({ api, scenario: { offer }, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const [amount, setAmount] = useState(String(offer.max_amount))
  const submit = useMutation({ ...submitPlaygroundApplication(api), ...handled })
  const refused = refusals(submit.error, ['requested_amount', 'amount'])
  const requested = Number(amount)
  const isAllowed = (sum: number) => sum >= offer.min_amount && sum <= offer.max_amount
  const isWithin = isAllowed(requested)
  const limits = `From ${formatCurrency(offer.min_amount, offer.currency)} to ${formatCurrency(offer.max_amount, offer.currency)}.`
  return (
    <StepForm
      refusal={refused['']}
      onSubmit={() => {
        if (!isWithin || submit.isPending) return
        submit.mutate(
          { id: offer.id, amount: requested },
          { onSuccess: (response) => onStepDone(toPastStep('apply', 'Application submitted', response)) },
        )
      }}
    >
      <MaskedField
        type="currency"
        label={amountLabel('Amount', offer.currency)}
        description={limits}
        value={amount}
        errorMessage={refused.amount ?? refused.requested_amount}
        validate={(typed) => (isAllowed(Number(typed)) ? undefined : limits)}
        onChange={setAmount}
      />
      <Inline align="end">
        <Button
          type="submit"
          variant="primary"
          isDisabled={isDisabled || !isWithin}
          isPending={submit.isPending || isRefreshing}
        >
          Apply
        </Button>
      </Inline>
    </StepForm>
  )
}
