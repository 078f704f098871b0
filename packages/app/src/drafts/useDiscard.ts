import { useUndoToast } from '@partner-dashboard/ui'
import type { Fields } from './draft'
import type { Draft } from './useDraft'

/** Discards a draft, and brings it back with Undo in the toast. */
export function useDiscard<T extends Fields>({ value, changed, change, discard }: Draft<T>): () => void {
  const showUndo = useUndoToast()
  return () => {
    const changes = Object.fromEntries(changed.map((name) => [name, value[name]])) as Partial<T>
    discard()
    showUndo('Changes discarded', () => change(changes))
  }
}
