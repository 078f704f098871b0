import { type Api, addPasskey, startPasskey } from '@partner-dashboard/client'
import { ConfirmDialog, Stack, showToast, TextField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { createPasskey } from '../../../../session/webAuthn'
import { refusals } from '../../../../views/refusals'
import { deviceName } from '../../../../views/sessions'

/** Asks for a name and a code, then lets the browser create the passkey. */
export function AddPasskey({ api, onClose }: { api: Api; onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const start = useMutation({ ...startPasskey(api), meta: { isHandled } })
  const add = useMutation({ ...addPasskey(api), meta: { isHandled } })
  const [isAsking, setAsking] = useState(false)

  async function create() {
    setProblem(undefined)
    add.reset()
    // The options stay valid if the user cancels the browser's prompt; a code doesn't.
    const started = start.data ?? (await start.mutateAsync({ code: code.replaceAll(/\s/g, '') }).catch(() => undefined))
    if (!started) return
    setAsking(true)
    const created = await createPasskey(started.options)
    setAsking(false)
    if ('problem' in created) return setProblem(created.problem)
    add.mutate(
      { name, credential: created.credential },
      {
        onSuccess: () => {
          showToast({ text: 'Passkey added' })
          onClose()
        },
        // The options work once.
        onError: () => start.reset(),
      },
    )
  }

  const failures = refusals(start.error ?? add.error, ['code', 'name'])
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Add a passkey"
      effect="Your browser asks you to create it."
      confirmLabel="Add passkey"
      isFocusInChildren
      isPending={start.isPending || isAsking || add.isPending}
      errorMessage={problem ?? failures['']}
      onConfirm={() => void create()}
    >
      <Stack>
        <TextField label="Name" autoFocus value={name} onChange={setName} errorMessage={failures.name} />
        {start.data === undefined && (
          <TextField
            label="Code from your authenticator app"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            errorMessage={failures.code}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
