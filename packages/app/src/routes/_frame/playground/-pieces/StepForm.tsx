import type { Api } from '@partner-dashboard/client'
import { Note, Stack } from '@partner-dashboard/ui'
import type { FormEvent, ReactNode } from 'react'
import type { PastStep, Scenario } from './scenario'

export interface StepProps {
  api: Api
  scenario: Scenario
  /** The records are being refetched. */
  isRefreshing: boolean
  isDisabled: boolean
  onStepDone: (pastStep: PastStep) => void
}

interface StepFormProps {
  /** Why the server refused the step. */
  refusal: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Each step shows its own errors. */
export const handled = { meta: { isHandled: () => true } }

export function StepForm({ refusal, onSubmit, children }: StepFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {children}
        {refusal !== undefined && (
          <Note tone="negative" role="alert">
            {refusal}
          </Note>
        )}
      </Stack>
    </form>
  )
}
