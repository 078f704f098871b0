/**
 * The ref of a dialog that is a search box with its results: where a slow device gives the focus to the dialog itself, what is typed would be
 * lost.
 */
export function handOnFocus(dialog: HTMLElement | null): void {
  dialog?.addEventListener('focus', () => dialog.querySelector('input')?.focus())
}
