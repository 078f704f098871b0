import { useNarrow } from '../private/useNarrow'

/** Whether rows are cards: below 768 px by default. */
export function useCards(layout: 'auto' | 'table' | 'cards' = 'auto'): boolean {
  const isNarrow = useNarrow()
  return layout === 'cards' || (layout === 'auto' && isNarrow)
}
