/** Controls that open a row: its link, or its button if it has no page. */
const openers = ':is(tbody th[scope=row], [data-row-name]) :is(a[href], button)'
/** Where the focus goes, most useful first: a row that can't be opened has a menu or a checkbox. */
const targets = [openers, 'button[aria-haspopup=menu]', 'input[type=checkbox]']

const rowOf = (element: Element | null) => element?.closest('tr, li')

/** Moves focus through the rows of the page's lists; focus starts at the first row. */
function moveFocus(page: Element, step: 1 | -1): void {
  const rows = [...page.querySelectorAll('tbody tr, li:has([data-row-name])')].flatMap((row) => {
    const [target] = targets.flatMap((target) => row.querySelector<HTMLElement>(target) ?? [])
    return target ?? []
  })
  const row = rowOf(document.activeElement)
  const index = rows.findIndex((target) => row !== undefined && rowOf(target) === row)
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
