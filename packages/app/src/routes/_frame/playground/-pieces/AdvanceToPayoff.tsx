import { type Api, advancePlaygroundDays, type FundedProduct, type PlaygroundStep } from '@partner-dashboard/client'
import { Button, Note, Stack } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { type PastStep, toPastStep } from './scenario'

/** Days per request. */
const stride = 30
/** Requests without progress until the run stops: the business has no sales. */
const maxIdle = 3

interface AdvanceToPayoffProps {
  api: Api
  product: FundedProduct
  isDisabled: boolean
  isRunning: boolean
  onRunningChange: (isRunning: boolean) => void
  onStepDone: (pastStep: PastStep) => void
}

/** Advances month by month until the product is paid off. Can be stopped. */
export function AdvanceToPayoff(props: AdvanceToPayoffProps) {
  const { api, product, isDisabled, isRunning, onRunningChange, onStepDone } = props
  const advance = useMutation({ ...advancePlaygroundDays(api), meta: shownInPlace })
  const [days, setDays] = useState(0)
  const [isStuck, setStuck] = useState(false)
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  const run = async () => {
    isStopped.current = false
    setStuck(false)
    setDays(0)
    onRunningChange(true)
    const responses: PlaygroundStep[] = []
    let current = product
    let idle = 0
    try {
      while (!isStopped.current && current.status === 'outstanding' && idle < maxIdle) {
        const response = await advance.mutateAsync({ id: product.id, days: stride })
        const next = response.capital_product ?? current
        responses.push(response)
        idle = next.paid_amount > current.paid_amount ? 0 : idle + 1
        current = next
        setDays(responses.length * stride)
      }
      setStuck(idle >= maxIdle)
    } catch {
      // The mutation has the error; the steps so far are kept.
    }
    onRunningChange(false)
    const step = mergedStep(responses, current.status === 'paid')
    if (step) onStepDone(step)
  }

  const refused = refusals(advance.error, ['days'])
  return (
    <Stack gap={3}>
      <div>
        {isRunning ? (
          <Button
            onPress={() => {
              isStopped.current = true
            }}
          >
            Stop
          </Button>
        ) : (
          <Button isDisabled={isDisabled} onPress={() => void run()}>
            Advance to payoff
          </Button>
        )}
      </div>
      {isRunning && <Note role="status">{`${days} days passed`}</Note>}
      {isStuck && <Note role="status">Stopped after {maxIdle * stride} days without a payment.</Note>}
      {(refused.days ?? refused['']) !== undefined && (
        <Note tone="negative" role="alert">
          {refused.days ?? refused['']}
        </Note>
      )}
    </Stack>
  )
}

/** One step of the history for a run. Its requests are identical, so it shows one. */
function mergedStep(responses: readonly PlaygroundStep[], isPaid: boolean): PastStep | undefined {
  const last = responses.at(-1)
  if (!last) return undefined
  const days = `${responses.length * stride} days`
  return toPastStep('repay', isPaid ? `Paid off after ${days}` : `${days} passed`, {
    ...last,
    event_ids: responses.flatMap(({ event_ids }) => event_ids),
  })
}
