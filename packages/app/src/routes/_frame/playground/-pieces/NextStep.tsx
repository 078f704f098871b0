import type { Payment } from '@partner-dashboard/client'
import { Card, DescriptionList, EmptyState, Notice } from '@partner-dashboard/ui'
import { useEffect, useRef, useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { owedFacts } from '../../../../views/paymentProgress'
import { ApplyStep } from './ApplyStep'
import { DecideStep } from './DecideStep'
import { FundStep } from './FundStep'
import { ReliefStep } from './ReliefStep'
import { RepayStep } from './RepayStep'
import { type Stage, stageOf } from './scenario'
import type { StepProps } from './stepProps'

interface NextStepProps extends Omit<StepProps, 'isDisabled'> {
  /** Payments of the funded product, most recent first. */
  payments: readonly Payment[]
}

const titles: Record<Stage, string> = {
  apply: 'Apply for the offer',
  denied: 'Denied. Apply again',
  closed: 'This offer has ended',
  decide: 'Review the application',
  fund: 'Fund the application',
  repay: 'Repay',
  recover: 'Charged off',
  paid: 'Paid off',
  waived: 'Waived',
}

/** Form of the next step. After a step, focus moves here, since the pressed button is removed. */
export function NextStep({ payments, ...props }: NextStepProps) {
  const { api, scenario } = props
  const stage = stageOf(scenario)
  const whyNot = useWhyNot(api, 'review_applications')
  const [isRunning, setRunning] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    box.current?.focus()
  }, [stage])

  const step = { ...props, isDisabled: whyNot !== undefined }
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is the focus target after a step, not a set of fields.
    <div ref={box} tabIndex={-1} role="group" aria-label={`Next: ${titles[stage]}`}>
      <Card title={titles[stage]}>
        {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
        {(stage === 'apply' || stage === 'denied') && <ApplyStep {...step} />}
        {stage === 'decide' && <DecideStep {...step} />}
        {stage === 'fund' && <FundStep {...step} />}
        {scenario.product && <DescriptionList items={owedFacts(scenario.product)} />}
        {(stage === 'repay' || stage === 'paid') && (
          <RepayStep {...step} payments={payments} isRunning={isRunning} onRunningChange={setRunning} />
        )}
        {(stage === 'repay' || stage === 'recover') && (
          <ReliefStep {...step} isDisabled={step.isDisabled || isRunning} />
        )}
        {stage === 'closed' && (
          <EmptyState title="This offer is no longer open" description="Start over with a new offer." />
        )}
      </Card>
    </div>
  )
}
