import {
  chargeOffPlaygroundProduct,
  gracePlaygroundProduct,
  type PlaygroundStep,
  recoverPlaygroundProduct,
  startPlaygroundHardshipPlan,
  waivePlaygroundProduct,
} from '@partner-dashboard/client'
import { Button, Form, MaskedField, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountLabel } from '../../../../views/amountLabel'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { toPastStep } from './scenario'
import { busyProps, type StepProps } from './stepProps'

const graceDays = 14
const paymentReduction = 0.5

/** Relief if a business can't pay, and recoveries after a charge-off. */
export function ReliefStep({ api, scenario, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const [amount, setAmount] = useState('')
  const grace = useMutation({ ...gracePlaygroundProduct(api), meta: shownInPlace })
  const hardship = useMutation({ ...startPlaygroundHardshipPlan(api), meta: shownInPlace })
  const waive = useMutation({ ...waivePlaygroundProduct(api), meta: shownInPlace })
  const chargeOff = useMutation({ ...chargeOffPlaygroundProduct(api), meta: shownInPlace })
  const recover = useMutation({ ...recoverPlaygroundProduct(api), meta: shownInPlace })
  const steps = [grace, hardship, waive, chargeOff, recover]
  const isPending = steps.some((step) => step.isPending) || isRefreshing
  const { product } = scenario
  if (!product) return null

  const { id, currency } = product
  const isChargedOff = product.status === 'abandoned'
  const refused = refusals(steps.find((step) => step.isError)?.error, ['amount'])
  const begin = () => {
    for (const step of steps) if (step.isError) step.reset()
    return !isPending
  }
  const report = (title: string) => ({
    onSuccess: (response: PlaygroundStep) => {
      setAmount('')
      showToast({ text: title, tone: 'positive' })
      onStepDone(toPastStep('repay', title, response))
    },
  })
  const values = { id, ...(amount === '' ? {} : { amount: Number(amount) }) }
  const buttonOf = (own: (typeof steps)[number]) => (isDisabled ? { isDisabled } : busyProps(own, steps, isPending))

  return (
    <Form
      refusal={refused['']}
      onSubmit={() => {
        if (!begin()) return
        if (isChargedOff) recover.mutate(values, report('Amount recovered'))
        else waive.mutate(values, report('Amount waived'))
      }}
      actions={
        <>
          <Button type="submit" {...buttonOf(isChargedOff ? recover : waive)}>
            {isChargedOff ? 'Recover' : 'Waive'}
          </Button>
          {!isChargedOff && (
            <>
              <Button
                {...buttonOf(grace)}
                onPress={() => begin() && grace.mutate({ id, days: graceDays }, report('Grace period granted'))}
              >
                {`Grant ${graceDays}-day grace period`}
              </Button>
              <Button
                {...buttonOf(hardship)}
                onPress={() =>
                  begin() &&
                  hardship.mutate({ id, payment_reduction: paymentReduction }, report('Hardship plan started'))
                }
              >
                Start hardship plan
              </Button>
              <Button
                {...buttonOf(chargeOff)}
                onPress={() => begin() && chargeOff.mutate({ id }, report('Product charged off'))}
              >
                Charge off
              </Button>
            </>
          )}
        </>
      }
    >
      <MaskedField
        type="currency"
        label={amountLabel(isChargedOff ? 'Amount to recover' : 'Amount to waive', currency)}
        description="Leave empty for the full outstanding amount"
        isRequired={false}
        value={amount}
        errorMessage={refused.amount}
        onChange={setAmount}
      />
    </Form>
  )
}
