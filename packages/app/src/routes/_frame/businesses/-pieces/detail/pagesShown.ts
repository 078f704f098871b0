/** So many are asked for again after a reload; the rest is one press away. */
const most = 20

/** How many pages the address says were shown, from 1. What is no number is the first page. */
export const pagesShown = (page: string | undefined): number =>
  /^\d{1,4}$/.test(page ?? '') ? Math.min(Math.max(1, Number(page)), most) : 1
