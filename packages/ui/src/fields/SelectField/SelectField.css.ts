import { style } from '@vanilla-extract/css'
import { popover } from '../../components/Menu/Menu.css'
import { color, vars } from '../../theme/vars.css'
import { input } from '../Field/Field.css'

export const root = style({ position: 'relative', minInlineSize: 0 })

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  },
])

export const chosen = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const nothingChosen = style([chosen, { color: color.textMuted }])

/** At least as wide as the field. */
export const overlay = style([
  popover,
  { minInlineSize: 'max(220px, var(--trigger-width, 0px))', maxInlineSize: 'min(640px, calc(100vw - 16px))' },
])

/** The list is as wide as the field, so long labels wrap. */
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const none = style([label, { color: color.textMuted }])
