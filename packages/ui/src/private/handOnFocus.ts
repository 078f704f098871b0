const handOn = (selector: string, options?: AddEventListenerOptions) => (element: HTMLElement | null) =>
  element?.addEventListener('focus', () => element.querySelector<HTMLElement>(selector)?.focus(), options)

/**
 * The ref of a dialog that is a search box with its results: where a slow device gives the focus to the dialog itself, what is typed would be
 * lost.
 */
export const toSearchOnFocus = (dialog: HTMLElement | null): void => void handOn('input')(dialog)

/** The ref of a dialog of boxes, which arrow keys go through: they begin at the first. Only as it opens: a press beside them leads nowhere. */
export const toBoxOnFocus = (dialog: HTMLElement | null): void =>
  void handOn('input:not(:disabled)', { once: true })(dialog)

/**
 * The ref of a menu or a list. A plain button that is pressed by key is to react-aria what a screen reader presses; the focus then stays on
 * the menu as a whole, while its first item counts as focused already: the next arrow would pass it over, and Enter do nothing.
 */
export const toItemOnFocus = (menu: HTMLElement | null): void => void handOn('[tabindex="0"]')(menu)
