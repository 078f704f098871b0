import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', minInlineSize: 0 })

export const gaps = styleVariants(vars.space, (gap) => [base, { gap }])

const columnsFrom = (query: string, gridTemplateColumns: string) => ({ '@media': { [query]: { gridTemplateColumns } } })

export const layouts = styleVariants({
  halves: { ...columnsFrom(from.lg, 'repeat(2, minmax(0, 1fr))'), alignItems: 'stretch' },
  wideFirst: columnsFrom(from.lg, 'minmax(0, 5fr) minmax(0, 3fr)'),
  narrowLast: { gridTemplateColumns: 'minmax(0, 1fr) 120px' },
  fields: columnsFrom(from.sm, 'repeat(auto-fill, minmax(280px, 1fr))'),
  panels: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' },
})
