import { keyframes, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { hovered } from '../../theme/hovered'
import { color, vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } })

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 220,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.quick}`,
})

// Includes the border.
const maxHeight = `min(${vars.measure.menuMaxHeight} - 2px, 70vh)`

export const menu = style({
  maxBlockSize: maxHeight,
  overflowY: 'auto',
  padding: vars.space[1],
  outline: 'none',
})

/** On a phone, where the button shows only the image. */
export const menuName = style({
  display: 'none',
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { display: 'block' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.measure.menuItem,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The outline is visible in forced colors only.
    '&[data-focused]': { background: color.groundHover, outline: '2px solid transparent', outlineOffset: -2 },
    '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
  },
})

export const itemText = style({ display: 'grid', flex: 1, minInlineSize: 0 })

export const itemLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const itemDescription = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const search = style({ padding: vars.space[2], borderBlockEnd: `1px solid ${color.hairline}` })

export const searchInput = style({
  inlineSize: '100%',
  minBlockSize: vars.measure.menuItem,
  paddingInline: vars.space[2],
  border: `1px solid ${color.borderField}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  selectors: {
    '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    '&::placeholder': { color: color.textMuted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const note = style({ padding: vars.space[3], color: color.textMuted, fontSize: vars.size[13] })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.measure.menuItem,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  '@media': hovered({ background: color.groundHover }),
  selectors: {
    '&[aria-expanded=true]': { background: color.groundPressed },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
  },
})

export const borderedTrigger = style([
  trigger,
  { paddingInline: vars.space[3], border: `1px solid ${color.borderStrong}`, background: color.groundRaised },
])

export const triggerLabel = style({
  flex: 1,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})

/** On a phone, only the image is visible; screen readers still read the name. */
export const triggerName = style([
  triggerLabel,
  {
    '@media': {
      [below.md]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
    },
  },
])

/** Up to two lines, so that a name isn't cut in the sidebar. */
export const wideTriggerLabel = style([
  triggerLabel,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
])

export const wideTrigger = style([
  trigger,
  {
    inlineSize: '100%',
    paddingBlock: vars.space[1],
    border: `1px solid ${color.border}`,
    background: color.groundRaised,
  },
])

/** Search box and list together are as tall as a menu. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: maxHeight,
  outline: 'none',
})
