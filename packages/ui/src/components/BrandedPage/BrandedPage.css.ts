import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

/** Always light: it shows the partner's colors, not the dashboard's. */
export const page = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 420,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: '#FFFFFF',
  color: '#1C2024',
  boxShadow: vars.shadow.raised,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockEnd: '1px solid #E8E8EC',
  minInlineSize: 0,
})

export const logo = style({ maxInlineSize: 140, maxBlockSize: 32, objectFit: 'contain' })

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere', minInlineSize: 0 })

export const body = style({ display: 'grid', gap: vars.space[3], padding: vars.space[5], justifyItems: 'start' })

export const badge = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  fontSize: vars.size[12],
  lineHeight: '20px',
  fontWeight: vars.weight.medium,
})

export const amount = style({ fontSize: vars.size[24], lineHeight: vars.leading[24], fontWeight: vars.weight.semibold })

export const note = style({ color: '#60646C', fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const button = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  background: '#F9F9FB',
  color: '#60646C',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})
