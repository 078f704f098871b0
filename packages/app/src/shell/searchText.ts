const typeWords = {
  business: /^(business|businesses)\s+(?=\S)/i,
  offer: /^offers?\s+((for|of)\s+)?(?=\S)/i,
  promotion: /^promotions?\s+(?=\S)/i,
}
export type ObjectType = keyof typeof typeWords

/** Removes a leading word for the type: "offer Mill" → "Mill" for offers, unchanged for other types. */
export const withoutType = (text: string, type: ObjectType) => text.trimStart().replace(typeWords[type], '')
