/** For a button that goes with what it clears: one goes on at what comes first in its row of filters, or in its table. */
export const focusNear = (selector = 'input, button') =>
  document.activeElement?.closest('[role=search], [data-density]')?.querySelector<HTMLElement>(selector)?.focus()
