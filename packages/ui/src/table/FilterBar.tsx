import { type ReactNode, useState } from 'react'
import { Icon } from '../components/Icon/Icon'
import { lazyOverlay } from '../private/lazyOverlay'
import { useNarrow } from '../private/useNarrow'
import { button } from './Controls.css'
import * as styles from './FilterBar.css'
import { FilterChip } from './FilterChip'
import { type Filter, type FilterValue, setFilter } from './filters'
import { focusNear } from './focusNear'
import { FilterIcon } from './icons'
import { SearchBox } from './SearchBox'
import { useDelayedText } from './useDelayedText'
import { useInlineFilters } from './useInlineFilters'

const sheet = lazyOverlay(() => import('./FilterSheet').then((module) => module.FilterSheet))

export interface FilterBarProps {
  /** Plural noun for the rows, such as "Businesses". */
  label: string
  /** Search text. */
  search?: string
  /** Enables search. Called after typing stops, and immediately on Enter. */
  onSearchChange?: (search: string) => void
  /** Placeholder of the search box. */
  searchPlaceholder?: string
  /** Debounce of the search. Default: 300 ms. */
  searchDelayMs?: number
  /** Filters in display order. */
  filters?: readonly Filter[]
  /** Selected values by filter ID. */
  value?: FilterValue
  /** Called with all selected values. */
  onChange?: (value: FilterValue) => void
  /** Clears search and filters. */
  onClear?: () => void
  /** Sort menu of cards, in the sheet with the filters. Wide screens sort by header. */
  sort?: ReactNode
  /** Other filters after the chips, such as a date range. */
  more?: ReactNode
  /** Tools at the end of the row, such as a download; on a phone, below the search. */
  tools?: ReactNode
  /** Column settings at the end of the row, on wide screens. */
  end?: ReactNode
}

const sheetTitle = (hasFilters: boolean, hasSort: boolean) =>
  hasFilters && hasSort ? 'Filters and sort' : hasSort ? 'Sort' : 'Filters'

const nothing: FilterValue = {}
const none = () => undefined

/** The chips that `isKept` requires, and the first others while there are places. */
function chipsOf(filters: readonly Filter[], isKept: (filter: Filter) => boolean, places: number): readonly Filter[] {
  const others = filters
    .filter((filter) => !isKept(filter))
    .slice(0, Math.max(0, places - filters.filter(isKept).length))
  const chips = filters.filter((filter) => isKept(filter) || others.includes(filter))
  // A single hidden filter would take as much space as the "More filters" button.
  return chips.length === filters.length - 1 ? filters : chips
}

/** Search, chips of active filters and the first others, and "More filters". On a phone, all are in a sheet. */
export function FilterBar({ label, filters = [], value = nothing, onChange = none, ...props }: FilterBarProps) {
  const { search = '', onSearchChange, searchPlaceholder, searchDelayMs = 300, onClear, sort, more, tools, end } = props
  const isNarrow = useNarrow()
  const inline = useInlineFilters()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  // A chip stays while its values change, also without any.
  const [changedId, setChangedId] = useState<string>()
  const typed = useDelayedText(search, onSearchChange ?? none, searchDelayMs)
  const isActive = ({ id }: Filter) => (value[id]?.length ?? 0) > 0
  const active = filters.filter(isActive).length
  const chips = chipsOf(filters, (filter) => isActive(filter) || filter.id === changedId, inline)
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
  const hasSheet = filters.length > 0 || Boolean(sort)
  const sheetButton = { isExpanded: isSheetOpen, onClick: () => setIsSheetOpen(true) }
  const open = hasSheet && (
    <SheetButton {...sheetButton} className={button()}>
      {sheetTitle(filters.length > 0, Boolean(sort))}
      {active > 0 && <span className={styles.number}>{active}</span>}
    </SheetButton>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports the search element yet.
    <div className={styles.root} role="search" aria-label={label}>
      {isNarrow ? (
        <>
          {searchBox}
          {searchBox && open}
          {((!searchBox && open) || more || tools) && (
            <div className={styles.strip} data-full={searchBox ? true : undefined}>
              {!searchBox && open}
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
                isShort={chips.length < filters.length}
                onChange={(chosen) => {
                  setChangedId(filter.id)
                  onChange(setFilter(value, filter.id, chosen))
                }}
              />
            ))}
            {chips.length < filters.length && (
              <SheetButton {...sheetButton} className={styles.moreFilters}>
                More filters
              </SheetButton>
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
          title={isNarrow ? sheetTitle(filters.length > 0, Boolean(sort)) : 'Filters'}
          sort={isNarrow ? sort : undefined}
          filters={filters}
          value={value}
          onChange={onChange}
          onClear={clear}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  )
}

interface SheetButtonProps {
  className: string
  isExpanded: boolean
  onClick: () => void
  children: ReactNode
}

const SheetButton = ({ className, isExpanded, onClick, children }: SheetButtonProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    aria-expanded={isExpanded}
    {...sheet.intent}
    onClick={onClick}
  >
    <Icon icon={FilterIcon} size={14} />
    {children}
  </button>
)
