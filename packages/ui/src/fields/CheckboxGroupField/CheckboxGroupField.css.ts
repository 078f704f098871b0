import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })
