import { type AddUserRequest, type Api, addPartnerUser } from '@partner-dashboard/client'
import { Button, Dialog, Form, MaskedField, showToast } from '@partner-dashboard/ui'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNote } from '../../../../drafts/DraftNote'
import { useDraft } from '../../../../drafts/useDraft'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { refusals } from '../../../../views/refusals'
import { type UserFields, userLabels, userName, userSchemas } from '../../../../views/users'
import { RoleField } from './RoleField'

const empty: UserFields = { email: '', first_name: '', last_name: '', role: '' }
const names = ['email', 'first_name', 'last_name', 'role'] as const

const check = (fields: UserFields): Partial<Record<keyof UserFields, string>> => ({
  first_name: validateField('firstName', fields.first_name),
  last_name: validateField('lastName', fields.last_name),
  email: validateField('email', fields.email),
  role: fields.role === '' ? 'Required' : undefined,
})

interface AddUserProps {
  api: Api
  isOpen: boolean
  onClose: () => void
}

/** Panel for a new user. Keeps typed values until the user is added. */
export function AddUser({ api, isOpen, onClose }: AddUserProps) {
  const draft = useDraft({ name: 'new user', initial: empty, fields: userSchemas })
  const [problems, setProblems] = useState<ReturnType<typeof check>>({})
  const add = useMutation({ ...addPartnerUser(api), meta: { isHandled } })
  const serverErrors = isHandled(add.error) ? refusals(add.error, names) : {}
  const messageOf = (field: keyof UserFields) => problems[field] ?? serverErrors[field]
  const change = (patch: Partial<UserFields>) => {
    draft.change(patch)
    setProblems({})
    // Keeps a pending request, which could otherwise be sent twice.
    if (add.isError) add.reset()
  }
  const submit = () => {
    if (add.isPending) return
    const wrong = check(draft.value)
    setProblems(wrong)
    const { role, ...texts } = draft.value
    if (Object.values(wrong).some(Boolean) || role === '') return
    add.mutate({ ...texts, role } satisfies AddUserRequest, {
      onSuccess: (user) => {
        draft.discard()
        showToast({ text: `${userName({ ...texts, ...user })} added`, tone: 'positive' })
        onClose()
      },
    })
  }
  const leave = () => {
    draft.discard()
    setProblems({})
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Add user"
      description="They get an email and can sign in immediately. Other users are notified."
      size="medium"
      isBusy={add.isPending}
      isKeptOnPressOutside
    >
      <Form
        onSubmit={submit}
        refusal={serverErrors['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={add.isPending}>
              Add user
            </Button>
            <Button variant="quiet" isDisabled={add.isPending} onPress={leave}>
              Cancel
            </Button>
            <DraftNote isDirty={draft.isDirty} />
          </>
        }
      >
        <MaskedField
          label={userLabels.first_name}
          type="firstName"
          autoFocus
          autoComplete="off"
          value={draft.value.first_name}
          onChange={(first_name) => change({ first_name })}
          errorMessage={messageOf('first_name')}
        />
        <MaskedField
          label={userLabels.last_name}
          type="lastName"
          autoComplete="off"
          value={draft.value.last_name}
          onChange={(last_name) => change({ last_name })}
          errorMessage={messageOf('last_name')}
        />
        <MaskedField
          label={userLabels.email}
          type="email"
          autoComplete="off"
          value={draft.value.email}
          onChange={(email) => change({ email })}
          errorMessage={messageOf('email')}
        />
        <RoleField
          api={api}
          value={draft.value.role}
          onChange={(role) => change({ role })}
          errorMessage={messageOf('role')}
        />
      </Form>
    </Dialog>
  )
}
