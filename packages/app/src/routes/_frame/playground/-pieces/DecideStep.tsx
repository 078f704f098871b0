import { decideApplication } from '@partner-dashboard/client'
import { Button, Form, SelectField, TextField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdverseActionCode, adverseActionOptions } from '../../../../views/disclosure'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { toPastStep } from './scenario'
import type { StepProps } from './stepProps'

export function DecideStep({ api, scenario: { application }, isRefreshing, isDisabled, onStepDone }: StepProps) {
  const [code, setCode] = useState<AdverseActionCode>('other')
  const [reason, setReason] = useState('')
  const decide = useMutation({ ...decideApplication(api), meta: shownInPlace })
  const refused = refusals(decide.error, ['reason'])
  if (!application) return null
  const isPending = decide.isPending || isRefreshing
  const run = (decision: 'approve' | 'deny') => {
    if (decide.isPending) return
    const reasons = decision === 'deny' ? { reason_code: code, reason: reason.trim() || undefined } : {}
    decide.mutate(
      { id: application.id, decision, ...reasons },
      {
        onSuccess: (response) =>
          onStepDone(toPastStep('decide', decision === 'approve' ? 'Approved' : 'Denied', response)),
      },
    )
  }
  const pressed = decide.variables?.decision
  const buttonOf = (decision: 'approve' | 'deny') => ({
    isPending: isPending && pressed === decision,
    isDisabled: isDisabled || (isPending && pressed !== decision),
  })
  return (
    <Form
      refusal={refused['']}
      onSubmit={() => run('approve')}
      actions={
        <>
          <Button type="submit" variant="primary" {...buttonOf('approve')}>
            Approve
          </Button>
          <Button {...buttonOf('deny')} onPress={() => run('deny')}>
            Deny
          </Button>
        </>
      }
    >
      <SelectField
        label="Principal reason"
        description="Used only if you deny"
        options={adverseActionOptions}
        value={code}
        onChange={(chosen) => setCode(chosen || 'other')}
      />
      <TextField
        label="Explanation"
        description="Replaces the standard text shown to the business"
        isRequired={false}
        maxLength={400}
        value={reason}
        errorMessage={refused.reason}
        onChange={setReason}
      />
    </Form>
  )
}
