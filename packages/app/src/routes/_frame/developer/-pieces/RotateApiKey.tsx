import { type Api, type ApiKey, type ApiKeyWithSecret, rotateApiKey } from '@partner-dashboard/client'
import { Button, Dialog, Form, RadioGroupField } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusals, shownInPlace } from '../../../../views/refusals'

interface RotateApiKeyProps {
  api: Api
  apiKey: ApiKey
  onRotated: (rotated: ApiKeyWithSecret) => void
  onClose: () => void
}

const overlaps = [
  { value: '24', label: 'In 24 hours' },
  { value: '168', label: 'In 7 days' },
  {
    value: '0',
    label: 'Immediately',
    description: 'Requests with the previous key fail until your servers use the new one.',
  },
] as const

export function RotateApiKey({ api, apiKey, onRotated, onClose }: RotateApiKeyProps) {
  const [hours, setHours] = useState<(typeof overlaps)[number]['value']>('24')
  const rotate = useMutation({ ...rotateApiKey(api), meta: shownInPlace })
  const submit = () => {
    if (!rotate.isPending) rotate.mutate({ id: apiKey.id, overlap_hours: Number(hours) }, { onSuccess: onRotated })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Rotate ${apiKey.name}?`}
      description="Creates a new key with the same name. It's shown once."
      isBusy={rotate.isPending}
    >
      <Form
        onSubmit={submit}
        refusal={refusals(rotate.error, [])['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={rotate.isPending}>
              Rotate key
            </Button>
            <Button variant="quiet" isDisabled={rotate.isPending} onPress={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <RadioGroupField
          label={`Stop the previous key (•••• ${apiKey.last4})`}
          value={hours}
          options={overlaps}
          onChange={setHours}
        />
      </Form>
    </Dialog>
  )
}
