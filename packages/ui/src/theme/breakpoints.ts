/** Lower bounds in px (specification, section 9). */
export const breakpoints = { sm: 480, md: 768, lg: 1080 } as const

export type Breakpoint = keyof typeof breakpoints

/** Media queries for stylesheets and `matchMedia`: `from.md` is 768 px and wider, `below.md` is narrower. */
export const from = {
  sm: `screen and (min-width: ${breakpoints.sm}px)`,
  md: `screen and (min-width: ${breakpoints.md}px)`,
  lg: `screen and (min-width: ${breakpoints.lg}px)`,
} as const

export const below = {
  sm: `screen and (max-width: ${breakpoints.sm - 0.02}px)`,
  md: `screen and (max-width: ${breakpoints.md - 0.02}px)`,
  lg: `screen and (max-width: ${breakpoints.lg - 0.02}px)`,
} as const
