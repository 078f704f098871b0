import { style } from '@vanilla-extract/css'
import { dialog, note } from '../../components/Menu/Menu.css'
import { vars } from '../../theme/vars.css'

/** As wide as it was before the search, so that it does not jump from key to key. */
export const content = style([dialog, { inlineSize: 'max(100%, min(420px, calc(100vw - 18px)))' }])

export const failure = style([note, { display: 'grid', justifyItems: 'start', gap: vars.space[2] }])
