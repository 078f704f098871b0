import { type Api, ApiError, decideApplication } from '@partner-dashboard/client'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Form,
  Inline,
  Note,
  requiredProblem,
  SelectField,
  showToast,
  TextAreaField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWhyNot } from '../../../../../session/useWhyNot'
import { type AdverseActionCode, adverseActionOptions } from '../../../../../views/disclosure'

interface DecideApplicationProps {
  api: Api
  id: string
  /** Product and amount of the application. */
  name: string
  onDecided: () => void
}

type Decision = 'approve' | 'deny'

const doneTexts: Record<Decision, string> = { approve: 'Application approved', deny: 'Application denied' }

/** Refusals shown in the dialog; other errors show a toast. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['conflict', 'invalid', 'forbidden', 'notFound'].includes(error.kind)

/** Approves or denies an application in manual review (sandbox only). */
export function DecideApplication({ api, id, name, onDecided }: DecideApplicationProps) {
  const [decision, setDecision] = useState<Decision>('approve')
  const [isOpen, setOpen] = useState(false)
  const whyNot = useWhyNot(api, 'review_applications')
  const whyNotId = useId()
  const decide = useMutation({
    ...decideApplication(api),
    meta: { isHandled: isRefusal },
    onSuccess: () => {
      setOpen(false)
      onDecided()
      showToast({ text: doneTexts[decision], tone: 'positive' })
    },
  })
  const open = (decision: Decision) => {
    decide.reset()
    setDecision(decision)
    setOpen(true)
  }
  const errorMessage = isRefusal(decide.error) ? decide.error.message : undefined
  return (
    <Inline>
      <Button isDisabled={whyNot !== undefined} aria-describedby={whyNotId} onPress={() => open('approve')}>
        Approve
      </Button>
      <Button isDisabled={whyNot !== undefined} aria-describedby={whyNotId} onPress={() => open('deny')}>
        Deny
      </Button>
      <Note id={whyNotId} as="span">
        {whyNot ?? 'In the sandbox, you review applications yourself.'}
      </Note>
      <ConfirmDialog
        isOpen={isOpen && decision === 'approve'}
        onOpenChange={setOpen}
        title={`Approve the application for ${name}?`}
        effect="The application continues to the agreement step. No money moves in the sandbox."
        confirmLabel="Approve application"
        isPending={decide.isPending}
        errorMessage={errorMessage}
        onConfirm={() => decide.mutate({ id, decision })}
      />
      <DenyDialog
        isOpen={isOpen && decision === 'deny'}
        onOpenChange={setOpen}
        name={name}
        isPending={decide.isPending}
        errorMessage={errorMessage}
        onDeny={(reasons) => decide.mutate({ id, decision, ...reasons })}
      />
    </Inline>
  )
}

interface DenyDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: false) => void
  /** Product and amount of the application. */
  name: string
  isPending: boolean
  errorMessage: string | undefined
  onDeny: (reasons: { reason_code: AdverseActionCode; reason?: string }) => void
}

/** A denial has a principal reason, which the reviewer must choose. Keeps the input while it's closed. */
function DenyDialog({ isOpen, onOpenChange, name, isPending, errorMessage, onDeny }: DenyDialogProps) {
  const [code, setCode] = useState<AdverseActionCode | ''>('')
  const [reason, setReason] = useState('')
  const check = useFormCheck({
    code: requiredProblem(code),
    reason: validateField('textArea', reason, { isRequired: false }),
  })
  const close = () => {
    check.reset()
    onOpenChange(false)
  }
  const submit = () => {
    if (!check.passes() || code === '') return
    onDeny({ reason_code: code, ...(reason.trim() !== '' && { reason: reason.trim() }) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={`Deny the application for ${name}?`}
      description="You can't reopen a denied application. The business can apply again."
      size="small"
      role="alertdialog"
      isBusy={isPending}
    >
      <Form
        onSubmit={submit}
        refusal={errorMessage}
        actions={
          <>
            <Button type="submit" variant="danger" isPending={isPending}>
              Deny application
            </Button>
            <Button variant="quiet" isDisabled={isPending} onPress={close}>
              Cancel
            </Button>
          </>
        }
      >
        <SelectField
          label="Principal reason"
          options={adverseActionOptions}
          value={code}
          onChange={setCode}
          errorMessage={check.problems.code}
        />
        <TextAreaField
          label="Explanation"
          description="Replaces the standard text shown to the business"
          value={reason}
          onChange={setReason}
          isRequired={false}
          errorMessage={check.problems.reason}
        />
      </Form>
    </Dialog>
  )
}
