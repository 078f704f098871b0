import { type Api, deleteSavedView, type SavedView } from '@partner-dashboard/client'
import { ConfirmDialog } from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'

interface DeleteViewProps {
  api: Api
  view: SavedView | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDeleted: (view: SavedView) => void
}

/** Asks before deleting a saved view. */
export function DeleteView({ api, view, isOpen, onOpenChange, onDeleted }: DeleteViewProps) {
  const remove = useMutation({ ...deleteSavedView(api), onSuccess: () => onOpenChange(false) })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Delete the view ${view?.name ?? ''}?`}
      effect="Links you shared keep working."
      confirmLabel="Delete view"
      tone="danger"
      isPending={remove.isPending}
      onConfirm={() => view && remove.mutate({ id: view.id }, { onSuccess: () => onDeleted(view) })}
    />
  )
}
