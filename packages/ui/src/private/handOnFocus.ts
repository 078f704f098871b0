const handOn = (selector: string, options?: AddEventListenerOptions) => (element: HTMLElement | null) =>
  element?.addEventListener('focus', () => element.querySelector<HTMLElement>(selector)?.focus(), options)

/** Ref of a dialog with a search box: slow devices focus the dialog itself, and typed text would be lost. */
export const toSearchOnFocus = (dialog: HTMLElement | null): void => void handOn('input')(dialog)

/** Ref of a dialog with checkboxes, for arrow keys: focuses the first one on open. */
export const toBoxOnFocus = (dialog: HTMLElement | null): void =>
  void handOn('input:not(:disabled)', { once: true })(dialog)

/**
 * Ref of a menu or list. Native buttons pressed by key look like screen reader presses to react-aria, which then
 * focuses the menu while its first item counts as focused: the next arrow key would skip it, and Enter would do
 * nothing.
 */
export const toItemOnFocus = (menu: HTMLElement | null): void => void handOn('[tabindex="0"]')(menu)
