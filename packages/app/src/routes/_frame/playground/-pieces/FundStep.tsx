import { fundApplication } from '@partner-dashboard/client'
import { Button, Inline } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { refusals } from '../../../../views/refusals'
import { handled, StepForm, type StepProps } from './StepForm'
import { toPastStep } from './scenario'

export function FundStep({ api, scenario: { application, offer }, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const fund = useMutation({ ...fundApplication(api), ...handled })
  if (!application) return null
  const run = () => {
    if (fund.isPending) return
    fund.mutate({ id: application.id }, { onSuccess: (response) => onStepDone(toPastStep('fund', 'Funded', response)) })
  }
  return (
    <StepForm refusal={refusals(fund.error, [])['']} onSubmit={run}>
      <p>{`${formatCurrency(application.requested_amount, offer.currency)} is approved. No money moves in the sandbox.`}</p>
      <Inline align="end">
        <Button type="submit" variant="primary" isDisabled={isDisabled} isPending={fund.isPending || isRefreshing}>
          Fund
        </Button>
      </Inline>
    </StepForm>
  )
}
