import { fundApplication } from '@partner-dashboard/client'
import { Button, Form } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { toPastStep } from './scenario'
import type { StepProps } from './stepProps'

export function FundStep({ api, scenario: { application, offer }, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const fund = useMutation({ ...fundApplication(api), meta: shownInPlace })
  if (!application) return null
  const run = () => {
    if (fund.isPending) return
    fund.mutate({ id: application.id }, { onSuccess: (response) => onStepDone(toPastStep('fund', 'Funded', response)) })
  }
  return (
    <Form
      refusal={refusals(fund.error, [])['']}
      onSubmit={run}
      actions={
        <Button type="submit" variant="primary" isDisabled={isDisabled} isPending={fund.isPending || isRefreshing}>
          Fund
        </Button>
      }
    >
      <p>{`${formatCurrency(application.requested_amount, offer.currency)} is approved. No money moves in the sandbox.`}</p>
    </Form>
  )
}
