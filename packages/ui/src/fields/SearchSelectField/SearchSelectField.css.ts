import { style } from '@vanilla-extract/css'
import { dialog, note } from '../../components/Menu/Menu.css'
import { vars } from '../../theme/vars.css'
import { overlay } from '../SelectField/SelectField.css'

/** Keeps its width while searching; on a phone, as wide as the field. */
export const wide = style([overlay, { inlineSize: 'max(var(--trigger-width, 0px), min(420px, calc(100vw - 32px)))' }])

export const content = style([dialog, { inlineSize: '100%' }])

export const failure = style([note, { display: 'grid', justifyItems: 'start', gap: vars.space[2] }])
