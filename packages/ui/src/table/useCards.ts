import { useNarrow } from './useNarrow'

/** Whether rows show as cards: below 768 px unless said otherwise. */
export function useCards(layout: 'auto' | 'table' | 'cards' = 'auto'): boolean {
  const isNarrow = useNarrow()
  return layout === 'cards' || (layout === 'auto' && isNarrow)
}
