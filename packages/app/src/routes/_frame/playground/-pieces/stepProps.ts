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

/** Each step shows its own errors. */
export const handled = { meta: { isHandled: () => true } }
