/** The lists of one business come in the server's order, the latest first, and in no other. */
export const unsorted: readonly string[] = []
