export const businessId = (uuid: string) => `business_${uuid}`

/** The UUID in a prefixed id that has already matched the contract's pattern. */
export const uuidOf = (id: string) => id.slice(-36)
