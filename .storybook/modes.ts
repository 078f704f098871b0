/**
 * What Chromatic takes of every story: each appearance on a phone and on a desk. The names of the widths are the preview's viewports. A story that
 * is itself about one appearance or one width says so by its own globals.
 */
export const modes = {
  'light 400': { appearance: 'light', viewport: 'phone' },
  'light 1280': { appearance: 'light', viewport: 'desktop' },
  'dark 400': { appearance: 'dark', viewport: 'phone' },
  'dark 1280': { appearance: 'dark', viewport: 'desktop' },
}
