const typeWords = {
  business: /^(business|businesses)\s+(?=\S)/i,
  offer: /^offers?\s+((for|of)\s+)?(?=\S)/i,
  promotion: /^promotions?\s+(?=\S)/i,
}
export type ObjectType = keyof typeof typeWords

/** Removes a leading word for the type: "offer Mill" → "Mill" for offers, unchanged for other types. */
export const withoutType = (text: string, type: ObjectType) => text.trimStart().replace(typeWords[type], '')

/** Rows whose name contains the text, then those that match by something that isn't shown, such as the legal name. */
export function namedFirst<Row>(
  rows: readonly Row[],
  text: string,
  nameOf: (row: Row) => string | null | undefined,
): Row[] {
  const isNamed = (row: Row) => nameOf(row)?.toLowerCase().includes(text.toLowerCase()) === true
  return [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))]
}
