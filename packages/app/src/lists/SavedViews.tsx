import { type Api, ApiError, deleteSavedView, type SavedView, savedViewList, saveView } from '@partner-dashboard/client'
import { Button, ConfirmDialog, PopoverButton, Skeleton, showToast, TextField } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refusals } from '../views/refusals'
import type { ListToolSearch } from './listTools'
import * as styles from './SavedViews.css'
import { viewQuery, viewSearch } from './viewQuery'

interface SavedViewsProps {
  api: Api
  /** The list's name in the store: 'funded_products'. */
  list: string
  search: object & ListToolSearch
  onSearchChange: (change: object) => void
}

/** One's own views of a list: opened, saved, shared by their address, deleted. */
export function SavedViews({ api, list, search, onSearchChange }: SavedViewsProps) {
  const views = useQuery(savedViewList(api, list))
  const [leaving, setLeaving] = useState<SavedView>()
  const remove = useMutation({ ...deleteSavedView(api), onSuccess: () => setLeaving(undefined) })
  const present = viewQuery(search)
  const current = views.data?.find(({ name, query }) => (search.view ? name === search.view : query === present))
  const name = current?.name ?? search.view
  const isChanged = current !== undefined && current.query !== present

  return (
    <>
      <PopoverButton label={name ? `View: ${name}${isChanged ? ', changed' : ''}` : 'Views'} placement="bottom end">
        {(close) => (
          <div className={styles.panel}>
            {views.isError && <p className={styles.hint}>Your views could not be loaded.</p>}
            {views.isPending && <Skeleton lines={2} />}
            {views.data?.length === 0 && (
              <p className={styles.hint}>No views yet. Set filters, order and columns, then save them under a name.</p>
            )}
            {(views.data?.length ?? 0) > 0 && (
              <ul className={styles.list} aria-label="Your views">
                {views.data?.map((view) => (
                  <li key={view.id} className={styles.line}>
                    <button
                      type="button"
                      className={styles.view}
                      aria-current={view.id === current?.id || undefined}
                      onClick={() => {
                        onSearchChange(viewSearch(view, search))
                        close()
                      }}
                    >
                      {view.name}
                    </button>
                    <Button
                      size="small"
                      variant="quiet"
                      onPress={() => {
                        close()
                        setLeaving(view)
                      }}
                    >
                      Delete
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <SaveView
              api={api}
              list={list}
              query={present}
              name={name ?? ''}
              taken={views.data ?? []}
              onSaved={(saved) => {
                onSearchChange({ view: saved.name })
                close()
              }}
            />
            <div className={styles.foot}>
              <Button
                size="small"
                variant="quiet"
                onPress={() => {
                  void copyLink(name)
                  close()
                }}
              >
                Copy link to this view
              </Button>
            </div>
          </div>
        )}
      </PopoverButton>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={`Delete the view ${leaving?.name ?? ''}?`}
        effect="It leaves your list of views. Links that you shared go on working."
        confirmLabel="Delete view"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() =>
          leaving &&
          remove.mutate(
            { id: leaving.id },
            { onSuccess: () => search.view === leaving.name && onSearchChange({ view: undefined }) },
          )
        }
      />
    </>
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
    meta: { isHandled: (error) => error instanceof ApiError },
    onSuccess: onSaved,
  })
  const wrong = refusals(save.error, ['name'])
  const replaced = taken.some((view) => view.name.toLowerCase() === name.trim().toLowerCase())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !save.isPending) save.mutate({ list, name: name.trim(), query })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Save this view">
      <TextField
        label="Save this view as"
        value={name}
        onChange={setName}
        maxLength={60}
        description={replaced ? 'The view of this name is replaced.' : undefined}
        errorMessage={wrong.name ?? wrong['']}
      />
      <Button type="submit" isPending={save.isPending} isDisabled={name.trim() === ''}>
        {replaced ? 'Replace view' : 'Save view'}
      </Button>
    </form>
  )
}

/** The address is the view; its name goes with it, for whoever opens the link. */
async function copyLink(name: string | undefined): Promise<void> {
  const url = new URL(window.location.href)
  url.searchParams.delete('cursor')
  url.searchParams.delete('export')
  if (name) url.searchParams.set('view', name)
  try {
    await navigator.clipboard.writeText(url.href)
    showToast({ text: 'Link copied', tone: 'positive' })
  } catch {
    showToast({ text: 'The link could not be copied. Copy it from the address bar.', tone: 'negative' })
  }
}
