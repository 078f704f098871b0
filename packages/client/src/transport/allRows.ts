interface PageOf<Row> {
  results: Row[]
  next: string | null
}

/** Omitted for the first page. */
interface PageQuery {
  cursor?: string
  page_size: 100
}

/** Reads all pages of a list. */
export async function allRows<Row>(ask: (query: PageQuery) => Promise<PageOf<Row>>): Promise<Row[]> {
  const { results, next } = await ask({ page_size: 100 })
  const rows = [...results]
  for (let cursor: string | null | undefined = next; cursor; ) {
    const page = await ask({ cursor, page_size: 100 })
    rows.push(...page.results)
    cursor = page.next
  }
  return rows
}
