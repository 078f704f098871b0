import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSearchChange } from './useListPage'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous entry is the page without the panel. */
    isPanel?: true
  }
}

/** History state of the navigation that opens a panel. Links opened in a new tab don't carry it. */
export const panelState = { isPanel: true } as const

/** Rows in which a panel finds its own. None if they couldn't be loaded, so the panel requests its row. */
export const rowsOf = <TRow>({ data, isError }: UseQueryResult<{ results: TRow[] }>): readonly TRow[] | undefined =>
  data?.results ?? (isError ? [] : undefined)

/**
 * Closes the panel that a search parameter opens: goes back to before it, or removes the parameter from a direct link.
 * `kept` are the parameters that a direct link may omit while the panel is open.
 */
export function useClosePanel(parameter: string, kept: object = {}): () => void {
  const { history } = useRouter()
  const onSearchChange = useSearchChange({ replace: true })
  const left = useRef<unknown>(undefined)
  return () => {
    // Going back takes a moment, and a second Escape would leave the page.
    if (left.current === history.location) return
    left.current = history.location
    if (history.location.state.isPanel) history.back()
    else onSearchChange({ ...kept, [parameter]: undefined })
  }
}
