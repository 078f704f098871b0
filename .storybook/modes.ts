/**
 * Chromatic modes: each theme on a phone and on a desktop. The widths are the preview's viewports. Stories about one
 * theme or width override this with globals.
 */
export const modes = {
  'light 400': { appearance: 'light', viewport: 'phone' },
  'light 1280': { appearance: 'light', viewport: 'desktop' },
  'dark 400': { appearance: 'dark', viewport: 'phone' },
  'dark 1280': { appearance: 'dark', viewport: 'desktop' },
}
