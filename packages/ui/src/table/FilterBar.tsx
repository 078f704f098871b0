import { type ReactNode, useState } from 'react'
import { Icon } from '../components/Icon/Icon'
import { lazyOverlay } from '../private/lazyOverlay'
import { button } from './Controls.css'
import * as styles from './FilterBar.css'
import { FilterChip } from './FilterChip'
import { type Filter, type FilterValue, setFilter } from './filters'
import { focusNear } from './focusNear'
import { FilterIcon } from './icons'
import { SearchBox } from './SearchBox'
import { useDelayedText } from './useDelayedText'
import { useInlineFilters } from './useInlineFilters'
import { useNarrow } from './useNarrow'

const sheet = lazyOverlay(() => import('./FilterSheet').then((module) => module.FilterSheet))

export interface FilterBarProps {
  /** What is filtered, in the plural: 'Businesses'. */
  label: string
  /** What is searched for. */
  search?: string
  /** Without it there is no search. Called a moment after the last letter, and at once on Enter. */
  onSearchChange?: (search: string) => void
  /** What shows in the search box while it is empty. */
  searchPlaceholder?: string
  /** How long after the last letter a search is told: 300 ms. */
  searchDelayMs?: number
  /** A chip each, in this order. */
  filters?: readonly Filter[]
  /** The chosen options of each filter, by its id. */
  value?: FilterValue
  /** Called with everything that is chosen now. */
  onChange?: (value: FilterValue) => void
  /** Clears the search and every filter. */
  onClear?: () => void
  /** After the chips, at every width: what is chosen in another way, such as a range of days. */
  more?: ReactNode
  /** At the end of the row, on a phone of the line below the search: what is done with all that is found. */
  tools?: ReactNode
  /** At the end of the row, on a wide screen: what concerns the columns. */
  end?: ReactNode
}

const nothing: FilterValue = {}
const none = () => undefined

/**
 * One row over a list: the search, a chip for the first filters and for each that is set, and "More filters" for the others. On a phone all
 * filters are in a sheet, so that the rows start within sight.
 */
export function FilterBar({ label, filters = [], value = nothing, onChange = none, ...props }: FilterBarProps) {
  const { search = '', onSearchChange, searchPlaceholder, searchDelayMs = 300, onClear, more, tools, end } = props
  const isNarrow = useNarrow()
  const inline = useInlineFilters()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const typed = useDelayedText(search, onSearchChange ?? none, searchDelayMs)
  const isActive = ({ id }: Filter) => (value[id]?.length ?? 0) > 0
  // A single filter takes no more room than the button that would hide it.
  const chips = filters.filter((filter, index) => index < inline || isActive(filter) || filters.length === inline + 1)
  const active = filters.filter(isActive).length
  const clear = () => {
    focusNear()
    typed.setText('')
    if (onClear) onClear()
    else onChange(nothing)
  }
  const searchBox = onSearchChange && (
    <SearchBox
      label={`Search ${label.toLocaleLowerCase('en-US')}`}
      placeholder={searchPlaceholder}
      value={typed.text}
      onChange={typed.setText}
      onSubmit={typed.tell}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser yet
    <div className={styles.root} role="search" aria-label={label}>
      {isNarrow ? (
        <>
          {searchBox}
          {(filters.length > 0 || more || tools) && (
            <div className={styles.strip} data-full={more || tools ? true : undefined}>
              {filters.length > 0 && (
                <button
                  type="button"
                  className={button()}
                  aria-haspopup="dialog"
                  aria-expanded={isSheetOpen}
                  {...sheet.intent}
                  onClick={() => setIsSheetOpen(true)}
                >
                  <Icon icon={FilterIcon} size={14} />
                  Filters
                  {active > 0 && <span className={styles.number}>{active}</span>}
                </button>
              )}
              {more}
              {tools}
            </div>
          )}
        </>
      ) : (
        <>
          <div className={styles.start}>
            {searchBox}
            {chips.map((filter) => (
              <FilterChip
                key={filter.id}
                filter={filter}
                chosen={value[filter.id] ?? []}
                onChange={(chosen) => onChange(setFilter(value, filter.id, chosen))}
              />
            ))}
            {chips.length < filters.length && (
              <button
                type="button"
                className={styles.moreFilters}
                aria-haspopup="dialog"
                aria-expanded={isSheetOpen}
                {...sheet.intent}
                onClick={() => setIsSheetOpen(true)}
              >
                <Icon icon={FilterIcon} size={14} />
                More filters
              </button>
            )}
            {more}
            {(active > 1 || (active > 0 && search !== '')) && (
              <button type="button" className={styles.clearAll} onClick={clear}>
                Clear all
              </button>
            )}
          </div>
          {(tools || end) && (
            <div className={styles.end}>
              {tools}
              {end}
            </div>
          )}
        </>
      )}
      {isSheetOpen && (
        <sheet.Overlay
          filters={isNarrow ? filters : filters.slice(inline)}
          value={value}
          onChange={onChange}
          onClear={clear}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  )
}
