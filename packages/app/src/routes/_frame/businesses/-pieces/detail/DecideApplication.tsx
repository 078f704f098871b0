import { type Api, ApiError, decideApplication } from '@partner-dashboard/client'
import { Button, ConfirmDialog, Inline, Note, SelectField, showToast, TextAreaField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWhyNot } from '../../../../../session/useWhyNot'
import { type AdverseActionCode, adverseActionNames } from '../../../../../views/disclosure'

interface DecideApplicationProps {
  api: Api
  id: string
  /** Product and amount of the application. */
  name: string
  onDecided: () => void
}

const reasonOptions = Object.entries(adverseActionNames).map(([value, label]) => ({ value, label }))

const decisions = {
  approve: {
    verb: 'Approve',
    done: 'Application approved',
    effect: 'The application continues to the agreement step. No money moves in the sandbox.',
    tone: 'neutral',
  },
  deny: {
    verb: 'Deny',
    done: 'Application denied',
    effect: "You can't reopen a denied application. The business can apply again.",
    tone: 'danger',
  },
} as const

type Decision = keyof typeof decisions

/** Refusals shown in the dialog; other errors show a toast. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['conflict', 'invalid', 'forbidden', 'notFound'].includes(error.kind)

/** Approves or denies an application in manual review (sandbox only). */
export function DecideApplication({ api, id, name, onDecided }: DecideApplicationProps) {
  const [decision, setDecision] = useState<Decision>('approve')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [code, setCode] = useState<AdverseActionCode>('other')
  const whyNot = useWhyNot(api, 'review_applications')
  const whyNotId = useId()
  const decide = useMutation({
    ...decideApplication(api),
    meta: { isHandled: isRefusal },
    onSuccess: () => {
      setOpen(false)
      setReason('')
      onDecided()
      showToast({ text: decisions[decision].done, tone: 'positive' })
    },
  })
  const ask = (decision: Decision) => {
    decide.reset()
    setDecision(decision)
    setOpen(true)
  }
  const { verb, effect, tone } = decisions[decision]
  const isTooLong = Array.from(reason.trim()).length > 400
  const confirm = () => {
    if (decision === 'deny' && isTooLong) return
    const trimmedReason = decision === 'deny' ? reason.trim() : ''
    decide.mutate({
      id,
      decision: decision,
      ...(decision === 'deny' && { reason_code: code }),
      ...(trimmedReason !== '' && { reason: trimmedReason }),
    })
  }
  return (
    <Inline>
      <Button isDisabled={whyNot !== undefined} aria-describedby={whyNotId} onPress={() => ask('approve')}>
        Approve
      </Button>
      <Button isDisabled={whyNot !== undefined} aria-describedby={whyNotId} onPress={() => ask('deny')}>
        Deny
      </Button>
      <Note id={whyNotId} as="span">
        {whyNot ?? 'In the sandbox, you review applications yourself.'}
      </Note>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`${verb} the application for ${name}?`}
        effect={effect}
        confirmLabel={`${verb} application`}
        tone={tone}
        isPending={decide.isPending}
        errorMessage={isRefusal(decide.error) ? decide.error.message : undefined}
        onConfirm={confirm}
      >
        {decision === 'deny' && (
          <>
            <SelectField
              label="Principal reason"
              options={reasonOptions}
              value={code}
              onChange={(value) => setCode(value as AdverseActionCode)}
            />
            <TextAreaField
              label="Reason"
              description="Shown to the business."
              value={reason}
              onChange={setReason}
              isRequired={false}
            />
          </>
        )}
      </ConfirmDialog>
    </Inline>
  )
}
