/** Controls that open a row: its link, or its button if it has no page. */
const openers = ':is(tbody th[scope=row], [data-row-name]) :is(a[href], button)'

const rowOf = (element: Element | null) => element?.closest('tr, li')

/** Moves focus through the rows of the page's lists; focus starts at the first row. */
function moveFocus(page: Element, step: 1 | -1): void {
  const rows = [...page.querySelectorAll<HTMLElement>(openers)].filter(
    (opener, index, all) => rowOf(opener) !== rowOf(all[index - 1] ?? null),
  )
  const row = rowOf(document.activeElement)
  const index = rows.findIndex((opener) => row !== undefined && rowOf(opener) === row)
  rows[index === -1 ? 0 : index + step]?.focus()
}

/** Handles j and k (next and previous row), x (select the row) and / (search) on a page with lists. */
export function pressListKey(page: Element, key: string): void {
  if (key === 'j') moveFocus(page, 1)
  if (key === 'k') moveFocus(page, -1)
  if (key === 'x') {
    const row = rowOf(document.activeElement)
    if (row && page.contains(row)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  }
  if (key === '/') page.querySelector<HTMLInputElement>('input[type=search]')?.focus()
}
