import { type Api, disableSecondFactor, renewRecoveryCodes } from '@partner-dashboard/client'
import { ConfirmDialog, showToast, TextField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { refusals } from '../../../../views/refusals'

interface CodeDialogProps {
  api: Api
  purpose: 'renew' | 'disable'
  onClose: () => void
  onRenewed: (recoveryCodes: readonly string[]) => void
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
export function CodeDialog({ api, purpose, onClose, onRenewed }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const renew = useMutation({ ...renewRecoveryCodes(api), meta: { isHandled } })
  const disable = useMutation({ ...disableSecondFactor(api), meta: { isHandled } })
  const { title, effect, label, confirm } = texts[purpose]
  const { code: codeError, '': refusal } = refusals(renew.error ?? disable.error, ['code'])
  const body = { code: code.replaceAll(/\s/g, '') }
  const send = () => {
    if (purpose === 'renew') renew.mutate(body, { onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes) })
    else
      disable.mutate(body, {
        onSuccess: () => {
          showToast({ text: 'Two-step sign-in turned off' })
          onClose()
        },
      })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      effect={effect}
      confirmLabel={confirm}
      tone={purpose === 'disable' ? 'danger' : 'neutral'}
      isFocusInChildren
      isPending={renew.isPending || disable.isPending}
      errorMessage={refusal}
      onConfirm={send}
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
