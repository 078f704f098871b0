/** Whether a text is a UUID in small letters: what is none must not reach a statement, where it would be a failure and not an answer. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
