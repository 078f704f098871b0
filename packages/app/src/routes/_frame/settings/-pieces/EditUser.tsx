import {
  type Api,
  ApiError,
  type PartnerUser,
  partnerUserList,
  type UpdateUserRequest,
  updatePartnerUser,
} from '@partner-dashboard/client'
import { ConfirmDialog, DescriptionList, Dialog, MaskedField } from '@partner-dashboard/ui'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsForm } from '../../../../drafts/SettingsForm'
import { isHandled, useSettingsForm } from '../../../../drafts/useSettingsForm'
import { type UserFields, userFields, userLabels, userName, userSchemas, userShown } from '../../../../views/users'
import { RoleField } from './RoleField'

type EditedFields = Omit<UserFields, 'email'>

const labels = {
  first_name: userLabels.first_name,
  last_name: userLabels.last_name,
  role: userLabels.role,
} satisfies Record<keyof EditedFields, string>

const toFields = (user: PartnerUser): EditedFields => {
  const { email: _, ...fields } = userFields(user)
  return fields
}

interface EditUserProps {
  api: Api
  user: PartnerUser
  whyNot: string | undefined
  onClose: () => void
}

/** Name and role of a user. Asks again before removing your own admin role, if the server requires it. */
export function EditUser({ api, user, whyNot, onClose }: EditUserProps) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const update = useMutation({
    ...updatePartnerUser(api),
    meta: { isHandled },
    onError: (error) => {
      if (isUnconfirmed(error)) setAsking(true)
    },
  })
  const form = useSettingsForm({
    name: `user ${user.id}`,
    saved: { data: user, etag: user.etag },
    toFields,
    fields: userSchemas,
    toChanges: ({ role, ...names }: Partial<EditedFields>): UpdateUserRequest => ({
      user_id: user.id,
      ...names,
      ...(role && { role }),
    }),
    check: (fields) => ({
      first_name: validateField('firstName', fields.first_name),
      last_name: validateField('lastName', fields.last_name),
    }),
    mutation: {
      // Each user of the list has its own version.
      mutate: (change, { onSuccess, onError }) =>
        update.mutate(change, { onSuccess: (data) => onSuccess({ data, etag: data.etag }), onError }),
    },
    reload: async () => {
      const users = await client.fetchQuery({ ...partnerUserList(api), staleTime: 0 })
      const latest = users.find(({ id }) => id === user.id)
      if (!latest) throw new Error('The user is gone.')
      return { data: latest, etag: latest.etag }
    },
    savedText: `${userName(user)} updated`,
    onSaved: onClose,
  })
  const { value, problems, change } = form
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={`Edit ${userName(user)}`}
        size="medium"
        isBusy={form.isPending}
        isKeptOnPressOutside
      >
        <SettingsForm
          // Asked for confirmation instead of shown as an error.
          form={isUnconfirmed(update.error) ? { ...form, refusal: undefined } : form}
          title={userName(user)}
          labels={labels}
          shown={(field, fields) => userShown(field, { ...fields, email: user.email })}
          whyNot={whyNot}
          onCancel={onClose}
        >
          <DescriptionList items={[{ label: userLabels.email, value: user.email }]} />
          <MaskedField
            label={labels.first_name}
            type="firstName"
            value={value.first_name}
            onChange={(first_name) => change({ first_name })}
            errorMessage={problems.first_name}
          />
          <MaskedField
            label={labels.last_name}
            type="lastName"
            value={value.last_name}
            onChange={(last_name) => change({ last_name })}
            errorMessage={problems.last_name}
          />
          <RoleField api={api} value={value.role} onChange={(role) => change({ role })} errorMessage={problems.role} />
        </SettingsForm>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove your own admin role?"
        effect="You won't be able to manage users until another admin restores your role."
        confirmLabel="Change my role"
        tone="danger"
        isPending={form.isPending}
        onConfirm={() => {
          setAsking(false)
          form.submit({ confirm_self: true })
        }}
      />
    </>
  )
}

const isUnconfirmed = (error: unknown) => error instanceof ApiError && error.code === 'confirm_self'
