import { type Api, deleteSavedView, renameSavedView, type SavedView, saveView } from '@partner-dashboard/client'
import {
  Button,
  copyToClipboard,
  Form,
  Inline,
  Note,
  PopoverPanel,
  RuledItem,
  RuledList,
  requiredProblem,
  Skeleton,
  Stack,
  showToast,
  TextButton,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusals, shownInPlace } from '../views/refusals'

export interface ViewsPanelProps {
  api: Api
  list: string
  views: UseQueryResult<SavedView[]>
  current: SavedView | undefined
  /** View named in the URL. */
  name: string | undefined
  /** Query that would be saved. */
  query: string
  onChoose: (view: SavedView) => void
  onDeleted: (view: SavedView) => void
  onSaved: (view: SavedView) => void
  onRenamed: (before: SavedView, after: SavedView) => void
  onClose: () => void
}

export function ViewsPanel(props: ViewsPanelProps) {
  const { api, list, views, current, name, query, onChoose, onDeleted, onSaved, onRenamed, onClose } = props
  const remove = useDeleteView(api, list, onDeleted)
  return (
    <PopoverPanel>
      {views.isLoadingError && <Note>We couldn't load your views.</Note>}
      {views.isPending && <Skeleton lines={2} />}
      {views.data?.length === 0 && (
        <Note>No views yet. Set filters, sorting and columns, then save them as a view.</Note>
      )}
      {(views.data?.length ?? 0) > 0 && (
        <Stack isScrolled>
          <RuledList aria-label="Your views">
            {views.data?.map((view) => (
              <ViewLine
                key={view.id}
                api={api}
                view={view}
                isCurrent={view.id === current?.id}
                onChoose={() => {
                  onChoose(view)
                  onClose()
                }}
                onDelete={() => {
                  onClose()
                  remove(view)
                }}
                onRenamed={(renamed) => onRenamed(view, renamed)}
              />
            ))}
          </RuledList>
        </Stack>
      )}
      <SaveView
        api={api}
        list={list}
        query={query}
        name={name ?? ''}
        taken={views.data ?? []}
        onSaved={(saved) => {
          onSaved(saved)
          onClose()
        }}
      />
      <Inline>
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            void copyLink(name)
            onClose()
          }}
        >
          Copy link to this view
        </Button>
      </Inline>
    </PopoverPanel>
  )
}

/** Deletes immediately; the toast restores the view. */
function useDeleteView(api: Api, list: string, onDeleted: (view: SavedView) => void) {
  const restore = useMutation(saveView(api))
  // The panel is closed by now, so the callbacks belong to the mutation.
  const remove = useMutation({
    ...deleteSavedView(api),
    onSuccess: (_, view: SavedView) => {
      const { name, query } = view
      onDeleted(view)
      showToast({
        text: `View ${name} deleted`,
        tone: 'positive',
        action: { label: 'Undo', onPress: () => restore.mutate({ list, name, query }) },
      })
    },
  })
  return (view: SavedView) => remove.mutate(view)
}

interface ViewLineProps {
  api: Api
  view: SavedView
  isCurrent: boolean
  onChoose: () => void
  onDelete: () => void
  onRenamed: (view: SavedView) => void
}

function ViewLine({ api, view, isCurrent, onChoose, onDelete, onRenamed }: ViewLineProps) {
  const [isRenaming, setRenaming] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const close = () => {
    // The focused field is removed.
    flushSync(() => setRenaming(false))
    line.current?.querySelector('button')?.focus()
  }
  return (
    <RuledItem
      ref={line}
      title={
        isRenaming ? undefined : (
          <TextButton isCurrent={isCurrent} onPress={onChoose}>
            {view.name}
          </TextButton>
        )
      }
      actions={
        !isRenaming && (
          <Inline>
            <Button size="small" variant="quiet" onPress={() => setRenaming(true)}>
              Rename
            </Button>
            <Button size="small" variant="quiet" onPress={onDelete}>
              Delete
            </Button>
          </Inline>
        )
      }
    >
      {isRenaming && (
        <RenameView
          api={api}
          view={view}
          onCancel={close}
          onRenamed={(renamed) => {
            close()
            onRenamed(renamed)
          }}
        />
      )}
    </RuledItem>
  )
}

interface RenameViewProps {
  api: Api
  view: SavedView
  onCancel: () => void
  onRenamed: (view: SavedView) => void
}

function RenameView({ api, view, onCancel, onRenamed }: RenameViewProps) {
  const [name, setName] = useState(view.name)
  const rename = useMutation({
    ...renameSavedView(api),
    meta: shownInPlace,
    onSuccess: onRenamed,
  })
  const wrong = refusals(rename.error, ['name'])
  const isSame = name.trim() === view.name
  const check = useFormCheck({ name: requiredProblem(name) })
  const submit = () => {
    if (isSame) return onCancel()
    if (check.passes() && !rename.isPending) rename.mutate({ id: view.id, name: name.trim() })
  }
  return (
    <Form
      label={`Rename ${view.name}`}
      onSubmit={submit}
      // Ends renaming without closing the panel.
      onEscape={onCancel}
      actions={
        <>
          <Button type="submit" size="small" isPending={rename.isPending}>
            Save name
          </Button>
          <Button size="small" variant="quiet" isDisabled={rename.isPending} onPress={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="New name"
        value={name}
        onChange={setName}
        maxLength={60}
        errorMessage={check.problems.name ?? wrong.name ?? wrong['']}
        autoFocus
      />
    </Form>
  )
}

interface SaveViewProps {
  api: Api
  list: string
  query: string
  name: string
  taken: readonly SavedView[]
  onSaved: (view: SavedView) => void
}

function SaveView({ api, list, query, name: initial, taken, onSaved }: SaveViewProps) {
  const [name, setName] = useState(initial)
  const save = useMutation({
    ...saveView(api),
    meta: shownInPlace,
    onSuccess: onSaved,
  })
  const wrong = refusals(save.error, ['name'])
  const replaced = taken.some((view) => view.name.toLowerCase() === name.trim().toLowerCase())
  const check = useFormCheck({ name: requiredProblem(name) })
  const submit = () => {
    if (check.passes() && !save.isPending) save.mutate({ list, name: name.trim(), query })
  }
  return (
    <Form
      label="Save this view"
      onSubmit={submit}
      actions={
        <Button type="submit" isPending={save.isPending}>
          {replaced ? 'Replace view' : 'Save view'}
        </Button>
      }
    >
      <TextField
        label="View name"
        value={name}
        onChange={setName}
        maxLength={60}
        description={replaced ? 'Replaces the view with this name.' : undefined}
        errorMessage={check.problems.name ?? wrong.name ?? wrong['']}
      />
    </Form>
  )
}

/** The URL holds the view's parameters and its name. */
async function copyLink(name: string | undefined): Promise<void> {
  const url = new URL(window.location.href)
  url.searchParams.delete('cursor')
  url.searchParams.delete('export')
  if (name) url.searchParams.set('view', name)
  const failure = "We couldn't copy the link. Copy it from the address bar."
  if (await copyToClipboard(url.href, failure)) showToast({ text: 'Link copied', tone: 'positive' })
}
