import { ConfirmDialog, TextField } from '@partner-dashboard/ui'
import { useState } from 'react'
import { refusals } from '../../../../views/refusals'

interface CodeDialogProps {
  purpose: 'renew' | 'disable'
  isPending: boolean
  /** Why the last code was rejected. */
  error: Error | null
  onConfirm: (code: string) => void
  onClose: () => void
}

const texts = {
  renew: {
    title: 'Replace your recovery codes?',
    effect: 'The old codes stop working.',
    label: 'Code from your authenticator app',
    confirm: 'Replace codes',
  },
  disable: {
    title: 'Turn off two-step sign-in?',
    effect: "You'll sign in with only an emailed code. Your recovery codes stop working.",
    label: 'Code from your authenticator app, or a recovery code',
    confirm: 'Turn off',
  },
}

/** Asks for a code before the second factor is weakened. */
export function CodeDialog({ purpose, isPending, error, onConfirm, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const { title, effect, label, confirm } = texts[purpose]
  const { code: codeError, '': refusal } = refusals(error, ['code'])
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      effect={effect}
      confirmLabel={confirm}
      tone={purpose === 'disable' ? 'danger' : 'neutral'}
      isFocusInChildren
      isPending={isPending}
      errorMessage={refusal}
      onConfirm={() => onConfirm(code.replaceAll(/\s/g, ''))}
    >
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={setCode}
        errorMessage={codeError}
      />
    </ConfirmDialog>
  )
}
