/** After a form was sent too early: to its first field that has to be corrected, which may be out of sight. */
export function showProblems(): void {
  const form = document.activeElement?.closest('form')
  // After the fields have drawn their messages.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
