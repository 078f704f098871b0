import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Semantic names for the colors Radix Themes sets on the root, light and dark. They have no values of their own, so a
 * nested `.dark` applies to everything in it. Per tone: `soft` is a background, `solid` a mark, `text` text on either
 * (AA).
 */
export const color = createGlobalThemeContract({
  ground: 'slate-1',
  groundSunken: 'slate-2',
  groundRaised: 'pd-ground-raised',
  groundHover: 'slate-a3',
  groundPressed: 'slate-a4',
  border: 'slate-a5',
  borderStrong: 'slate-a7',
  /** Marks where to write or what to check: 3:1 on every ground, as WCAG 1.4.11 asks. */
  borderField: 'slate-9',
  hairline: 'slate-a4',
  text: 'slate-12',
  textMuted: 'slate-11',
  textOnSolid: 'pd-text-on-solid',
  accent: 'indigo-9',
  accentHover: 'indigo-10',
  accentSoft: 'indigo-a3',
  accentSoftHover: 'indigo-a4',
  accentText: 'indigo-11',
  focus: 'indigo-9',
  overlay: 'pd-overlay',
  info: { soft: 'blue-3', solid: 'blue-9', text: 'pd-info-text' },
  positive: { soft: 'jade-3', solid: 'jade-9', text: 'pd-positive-text' },
  caution: { soft: 'amber-3', solid: 'amber-9', text: 'pd-caution-text' },
  negative: { soft: 'tomato-3', solid: 'tomato-9', solidHover: 'tomato-10', text: 'pd-negative-text' },
  neutral: { soft: 'slate-3', solid: 'slate-9', text: 'slate-11' },
  /** Marks of ordered levels, mildest first: at least 3:1 contrast in both themes. */
  severity: { 1: 'pd-severity-1', 2: 'pd-severity-2', 3: 'pd-severity-3', 4: 'pd-severity-4' },
})

/** Values that Radix Themes doesn't have or has on another grid: type sizes, 4 px steps, motion, layers. */
export const vars = createGlobalTheme(':root', {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  font: {
    sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', 'Liberation Mono', Menlo, Consolas, monospace",
  },
  size: { 12: '12px', 13: '13px', 14: '14px', 16: '16px', 20: '20px', 24: '24px', 32: '32px' },
  leading: { 12: '16px', 13: '20px', 14: '20px', 16: '24px', 20: '28px', 24: '32px', 32: '40px' },
  weight: { regular: '400', medium: '500', semibold: '600' },
  radius: { small: '4px', control: '6px', card: '10px', full: '999px' },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.06), 0 1px 3px rgb(0 0 0 / 0.08)',
    overlay: '0 8px 24px rgb(0 0 0 / 0.14), 0 2px 6px rgb(0 0 0 / 0.1)',
  },
  motion: { quick: '120ms cubic-bezier(0.2, 0, 0, 1)', calm: '180ms cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '1', frame: '10', overlay: '100', toast: '200' },
  measure: {
    sidebar: '240px',
    header: '56px',
    sandboxBanner: '28px',
    panel: '600px',
    notifications: '450px',
    menuMaxHeight: '450px',
    form: '640px',
    page: '1440px',
    aside: '288px',
    control: '32px',
    menuItem: '36px',
  },
})
