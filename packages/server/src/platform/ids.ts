export const businessId = (uuid: string) => `business_${uuid}`

/** UUID of a prefixed ID that is already validated. */
export const uuidOf = (id: string) => id.slice(-36)
