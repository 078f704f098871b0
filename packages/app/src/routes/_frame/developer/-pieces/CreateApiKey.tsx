import { type Api, type ApiKeyWithSecret, createApiKey } from '@partner-dashboard/client'
import { Button, Dialog, Form, requiredProblem, TextField, useFormCheck } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusals, shownInPlace } from '../../../../views/refusals'

interface CreateApiKeyProps {
  api: Api
  onCreated: (created: ApiKeyWithSecret) => void
  onClose: () => void
}

export function CreateApiKey({ api, onCreated, onClose }: CreateApiKeyProps) {
  const [name, setName] = useState('')
  const create = useMutation({ ...createApiKey(api), meta: shownInPlace })
  const problems = refusals(create.error, ['name'])
  const check = useFormCheck({ name: requiredProblem(name) })
  const submit = () => {
    if (check.passes() && !create.isPending) create.mutate({ name }, { onSuccess: onCreated })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={api.scope.mode === 'sandbox' ? 'Create sandbox key' : 'Create production key'}
      description="Use one key per server, so that you can revoke each on its own."
      isBusy={create.isPending}
      isKeptOnPressOutside={name !== ''}
    >
      <Form
        onSubmit={submit}
        refusal={problems['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={create.isPending}>
              Create key
            </Button>
            <Button variant="quiet" isDisabled={create.isPending} onPress={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          autoFocus
          placeholder="Production server"
          maxLength={80}
          value={name}
          errorMessage={check.problems.name ?? problems.name}
          onChange={setName}
        />
      </Form>
    </Dialog>
  )
}
