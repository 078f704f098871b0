import {
  type Api,
  ApiError,
  deleteOrganizationUsers,
  deletePartnerUsers,
  type PartnerUser,
} from '@partner-dashboard/client'
import { ConfirmDialog, showToast } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { refusals } from '../../../../views/refusals'
import { userName } from '../../../../views/users'

const frame = getRouteApi('/_frame')

interface DeleteUsersProps {
  api: Api
  /** Users to delete; the dialog is closed if empty. */
  users: readonly PartnerUser[]
  onClose: () => void
  onDeleted: () => void
}

/** Deletes all or none. Warns before deleting your own account, which logs you out. */
export function DeleteUsers({ api, users, onClose, onDeleted }: DeleteUsersProps) {
  const { session } = frame.useRouteContext()
  const ofPartner = useMutation({ ...deletePartnerUsers(api), meta: { isHandled } })
  const ofOrganization = useMutation({ ...deleteOrganizationUsers(api), meta: { isHandled } })
  const remove = api.scope.partnerId === null ? ofOrganization : ofPartner
  const names = users.map(userName)
  const hasSelf = users.some(({ is_self }) => is_self)
  const close = () => {
    remove.reset()
    onClose()
  }
  const effect = hasSelf
    ? `${users.length > 1 ? 'This includes' : 'This is'} your own account. You'll be logged out immediately and can't sign in again.`
    : `${users.length > 1 ? 'They are' : 'This user is'} logged out immediately and can't sign in again. Past activity stays in the audit log.`
  return (
    <ConfirmDialog
      isOpen={users.length > 0}
      onOpenChange={close}
      title={names.length > 1 ? `Delete ${names.length} users?` : `Delete ${names[0] ?? 'user'}?`}
      effect={effect}
      confirmLabel={names.length > 1 ? 'Delete users' : 'Delete user'}
      tone="danger"
      isPending={remove.isPending}
      errorMessage={isHandled(remove.error) ? Object.values(refusals(remove.error, [])).join(' ') : undefined}
      onConfirm={() =>
        remove.mutate(
          { user_id: users.map(({ id }) => id), ...(hasSelf && { confirm_self: true }) },
          {
            onSuccess: () => {
              if (hasSelf) return session.forget()
              showToast({ text: names.length > 1 ? `${names.length} users deleted` : `${names[0]} deleted` })
              remove.reset()
              onDeleted()
            },
            onError: (error) => {
              if (!isGone(error)) return
              showToast({ text: 'Someone else already deleted one of these users.', tone: 'negative' })
              close()
            },
          },
        )
      }
    >
      {names.length > 1 ? names.join(', ') : undefined}
    </ConfirmDialog>
  )
}

const isGone = (error: Error) => error instanceof ApiError && error.kind === 'notFound'
