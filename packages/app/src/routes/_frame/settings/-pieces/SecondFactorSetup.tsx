import type { SecondFactorSetup as Setup } from '@partner-dashboard/client'
import { Button, CodeField, CopyableText, Form, Note, QrCode, Stack } from '@partner-dashboard/ui'
import { useState } from 'react'
import { refusals } from '../../../../views/refusals'

interface SecondFactorSetupProps {
  setup: Setup
  isPending: boolean
  /** Why the last code was rejected. */
  error: Error | null
  onConfirm: (code: string) => void
  onCancel: () => void
}

export function SecondFactorSetup({ setup, isPending, error, onConfirm, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('')
  const { code: codeError, '': refusal } = refusals(error, ['code'])
  return (
    <Form
      description="Scan the QR code with an authenticator app, then enter the 6-digit code."
      refusal={refusal}
      onSubmit={() => {
        if (code.length === 6 && !isPending) onConfirm(code)
      }}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            Turn on
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
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
