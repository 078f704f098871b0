import { type Api, confirmSecondFactor, type SecondFactorSetup as Setup } from '@partner-dashboard/client'
import { Button, CodeField, CopyableText, Form, Note, QrCode, Stack } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { refusals } from '../../../../views/refusals'

interface SecondFactorSetupProps {
  api: Api
  setup: Setup
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

export function SecondFactorSetup({ api, setup, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('')
  const confirm = useMutation({ ...confirmSecondFactor(api), meta: { isHandled } })
  const { code: codeError, '': refusal } = refusals(confirm.error, ['code'])
  const submit = (typed: string) => {
    if (typed.length === 6 && !confirm.isPending)
      confirm.mutate({ code: typed }, { onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) })
  }
  return (
    <Form
      description="Scan the QR code with an authenticator app, then enter the 6-digit code."
      refusal={refusal}
      onSubmit={() => submit(code)}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={confirm.isPending}>
            Turn on
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <Stack>
        <QrCode label="QR code for your authenticator app" text={setup.otpauth_url} />
        <Note>
          Or enter this key: <CopyableText label="setup key" text={setup.secret} />
        </Note>
        <CodeField
          label="Code"
          name="code"
          length={6}
          autoFocus
          value={code}
          onChange={setCode}
          errorMessage={codeError}
        />
      </Stack>
    </Form>
  )
}
