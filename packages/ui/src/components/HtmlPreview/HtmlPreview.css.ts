import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: 720,
  // Shows an email down to its button.
  blockSize: 600,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  // Emails expect a white page in both themes.
  background: '#FFFFFF',
  colorScheme: 'light',
})
