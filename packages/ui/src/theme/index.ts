export { type Appearance, readAppearance } from './appearance'
export { type Breakpoint, below, breakpoints, from } from './breakpoints'
export { chooseAppearance, startAppearance, useAppearance } from './useAppearance'
export { color, vars } from './vars.css'
