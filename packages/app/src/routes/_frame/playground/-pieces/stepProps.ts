import type { Api } from '@partner-dashboard/client'
import type { PastStep, Scenario } from './scenario'

export interface StepProps {
  api: Api
  scenario: Scenario
  /** The records are being refetched. */
  isRefreshing: boolean
  isDisabled: boolean
  onStepDone: (pastStep: PastStep) => void
}

/** Part of a mutation result that tells which button was pressed. */
interface Pressed {
  submittedAt: number
}

/** While busy, the last pressed button shows progress and the others are disabled. */
export function busyProps(own: Pressed, all: readonly Pressed[], isBusy: boolean) {
  const isPressed = own.submittedAt > 0 && all.every(({ submittedAt }) => submittedAt <= own.submittedAt)
  return { isPending: isBusy && isPressed, isDisabled: isBusy && !isPressed }
}
