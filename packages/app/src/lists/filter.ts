import type { Filter } from '@partner-dashboard/ui/table'
import * as v from 'valibot'
import { optionalList, optionalListOf, optionalText } from '../router/searchFields'
import { type Look, optionsOf } from '../views/look'
import { listOf } from './listSearch'

interface Chip {
  label: string
  /** Hides the chip unless a value is set, for filters other pages link to. */
  isShownWhenSet?: true
}

interface EnumFilter<TValue extends string> extends Chip {
  values: Readonly<Record<TValue, string | Look>>
  /** No value means all of these, for lists limited to them. */
  isAllByDefault?: true
}

/** Filter by one enum or boolean value; selecting several means no filter. */
interface SingleFilter<TKind, TValue extends string> extends Chip {
  kind: TKind
  values: Readonly<Record<TValue, string | Look>>
}

/** Filter whose values only the server knows. */
interface OpenFilter extends Chip {
  kind: 'open'
  /** Known values; others come from the page or the URL. */
  values?: Readonly<Record<string, string>>
  accepts?: (value: string) => boolean
}

/** Filter by one text. No chip without a label. */
interface TextFilter extends Partial<Chip> {
  kind: 'text'
  accepts?: (value: string) => boolean
}

/** Filter of a list, by the type of its parameter in the contract. */
export type FilterFor<TParam> = [TParam] extends [readonly (infer TItem extends string)[]]
  ? string extends TItem
    ? OpenFilter
    : EnumFilter<TItem>
  : [TParam] extends [boolean]
    ? SingleFilter<'boolean', 'true' | 'false'>
    : [TParam] extends [string]
      ? string extends TParam
        ? TextFilter
        : SingleFilter<'one', TParam>
      : never

/** Value of a filter in the URL, by the type of its parameter in the contract. */
export type SearchFor<TParam> = [TParam] extends [readonly string[]]
  ? TParam
  : [TParam] extends [boolean]
    ? ('true' | 'false')[]
    : [TParam] extends [string]
      ? string extends TParam
        ? string
        : TParam[]
      : never

/** What a variant of a list may change about a filter. */
export type Changed<TFilter> = TFilter extends { values: infer TValues }
  ? { label?: string; values?: Partial<TValues>; isAllByDefault?: true; isShownWhenSet?: undefined }
  : { label?: string }

/** Any filter as plain data. */
export type AnyFilter = Partial<Chip> &
  Pick<EnumFilter<string>, 'isAllByDefault'> & {
    kind?: 'boolean' | 'one' | 'open' | 'text'
    values?: Readonly<Record<string, string | Look>>
    accepts?: (value: string) => boolean
  }

/** Known values of open filters, by name. */
export type FilterOptions = Readonly<Record<string, Filter['options']>>

/** Whether a text is a date such as 2026-11-21. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return time > 0 && new Date(time).toISOString().slice(0, 10) === text
}

/** Schema of the filter's search parameter; unknown values are ignored. */
export function fieldOf({ kind, values = {}, accepts = () => true }: AnyFilter): v.GenericSchema {
  if (kind === 'text') {
    return v.pipe(
      optionalText,
      v.transform((value) => (value !== undefined && accepts(value) ? value : undefined)),
    )
  }
  if (kind !== 'open') return optionalListOf(Object.keys(values))
  return v.pipe(
    optionalList,
    v.transform((list) => listOf(list?.filter(accepts))),
  )
}

/** Set values the list knows; a variant may know fewer than the URL holds. */
export function valuesIn({ kind, values = {} }: AnyFilter, value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const texts = list.filter((item) => typeof item === 'string')
  return kind === 'open' || kind === 'text' ? texts : texts.filter((item) => Object.hasOwn(values, item))
}

/** Value of the filter's parameter in the request. */
export function paramOf(filter: AnyFilter, value: unknown): unknown {
  const values = valuesIn(filter, value)
  if (filter.kind === 'text') return values[0]
  if (filter.kind === 'one' || filter.kind === 'boolean') {
    const [only] = values.length === 1 ? values : []
    return filter.kind === 'one' || only === undefined ? only : only === 'true'
  }
  return listOf(values) ?? (filter.isAllByDefault ? Object.keys(filter.values ?? {}) : undefined)
}

/** Chip of the filter, if it has one. */
export function chipOf(name: string, filter: AnyFilter, set: readonly string[], options?: Filter['options']): Filter[] {
  const { label, isShownWhenSet } = filter
  if (label === undefined || (isShownWhenSet && set.length === 0)) return []
  const known = options ?? optionsOf(filter.values ?? {})
  const others = set.filter((value) => !known.some((option) => option.value === value))
  return [{ id: name, label, options: [...known, ...others.map((value) => ({ value, label: value }))] }]
}
