import { submitPlaygroundApplication } from '@partner-dashboard/client'
import { Button, Form, MaskedField, useFormCheck } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountLabel } from '../../../../views/amountLabel'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { toPastStep } from './scenario'
import type { StepProps } from './stepProps'

export function ApplyStep({ api, scenario: { offer }, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const [amount, setAmount] = useState(String(offer.max_amount))
  const submit = useMutation({ ...submitPlaygroundApplication(api), meta: shownInPlace })
  const refused = refusals(submit.error, ['requested_amount', 'amount'])
  const requested = Number(amount)
  const isAllowed = (sum: number) => sum >= offer.min_amount && sum <= offer.max_amount
  const limits = `From ${formatCurrency(offer.min_amount, offer.currency)} to ${formatCurrency(offer.max_amount, offer.currency)}.`
  const check = useFormCheck({ amount: isAllowed(requested) ? undefined : limits })
  return (
    <Form
      refusal={refused['']}
      onSubmit={() => {
        if (!check.passes() || submit.isPending) return
        submit.mutate(
          { id: offer.id, amount: requested },
          { onSuccess: (response) => onStepDone(toPastStep('apply', 'Application submitted', response)) },
        )
      }}
      actions={
        <Button type="submit" variant="primary" isDisabled={isDisabled} isPending={submit.isPending || isRefreshing}>
          Apply
        </Button>
      }
    >
      <MaskedField
        type="currency"
        label={amountLabel('Amount', offer.currency)}
        description={limits}
        value={amount}
        errorMessage={check.problems.amount ?? refused.amount ?? refused.requested_amount}
        validate={(typed) => (isAllowed(Number(typed)) ? undefined : limits)}
        onChange={setAmount}
      />
    </Form>
  )
}
