/** Maximum number of pages loaded after a reload. */
const maxPages = 20

/** Number of visible pages from the URL, at least 1. */
export const pagesShown = (page: string | undefined): number =>
  /^\d{1,4}$/.test(page ?? '') ? Math.min(Math.max(1, Number(page)), maxPages) : 1
