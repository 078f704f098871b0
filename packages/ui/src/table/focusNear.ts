/** For buttons that are removed by their own action: moves focus to the first control of their toolbar or table. */
export const focusNear = (selector = 'input, button') =>
  document.activeElement?.closest('[role=search], [data-density]')?.querySelector<HTMLElement>(selector)?.focus()
