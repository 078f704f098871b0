export { type Appearance, chooseAppearance, readAppearance, startAppearance, useAppearance } from './Appearance'
export { type Breakpoint, below, breakpoints, from } from './breakpoints'
export { color, vars } from './vars.css'
