import type { Api } from '@partner-dashboard/client'
import { Note, Stack } from '@partner-dashboard/ui'
import type { FormEvent, ReactNode } from 'react'
import type { Happening, Scenario } from './scenario'

/** What every step takes. */
export interface StepProps {
  api: Api
  scenario: Scenario
  /** The records are on their way: what is shown is a moment old. */
  isRefreshing: boolean
  isDisabled: boolean
  onHappened: (happening: Happening) => void
}

interface StepFormProps {
  /** Why the server refused the step. */
  refusal: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Every step says itself why it was refused. */
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
