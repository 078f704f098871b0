import { isUuid } from '../platform/uuid'

const prefix = 'local|'

/** Subject of a user at the local provider. */
export const subjectOf = (userId: string) => `${prefix}${userId}`

export function userIdOf(subject: string): string | undefined {
  const id = subject.slice(prefix.length)
  return subject.startsWith(prefix) && isUuid(id) ? id : undefined
}
