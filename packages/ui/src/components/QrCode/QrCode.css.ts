import { style } from '@vanilla-extract/css'

export const code = style({ inlineSize: 200, blockSize: 200, borderRadius: 8 })
